/** Units of each display currency for one US dollar. The specification sets all of them to one. */
export const rates = { USD: 1, EUR: 1, INR: 1 } as const;
