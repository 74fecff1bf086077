/** False for who has asked the system for less movement. */
export const isMotionWelcome = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
