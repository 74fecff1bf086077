/** As the database writes its own clock. */
export const serverTimestamp = { '.sv': 'timestamp' };
