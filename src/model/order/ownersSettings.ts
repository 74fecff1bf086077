/** What the owner may set of guests' orders; where nothing is set they are open. */
export const guestOrderSettings = ['open', 'closed'] as const;
export const closedToGuests = 'closed' satisfies (typeof guestOrderSettings)[number];
