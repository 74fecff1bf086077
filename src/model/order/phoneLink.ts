/** The address of a link that dials a number. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '').replace('x', ';ext=')}`;
