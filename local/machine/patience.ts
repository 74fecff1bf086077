/** How long something that was started and has not ended may take to answer: a busy machine needs minutes. */
export const patienceMs = 10 * 60_000;
