/** How long something that was started and has not ended may take to answer: a busy machine needs minutes. */
export const patienceMs = 10 * 60_000;

/** How long a test, and one thing it waits for, may take: ends what hangs, and measures nothing. */
export const testMs = 300_000;
export const stepMs = 60_000;
