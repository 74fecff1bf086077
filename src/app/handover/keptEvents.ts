/** An event on the prerendered page before the app took over, as the early script recorded it. */
export interface KeptEvent {
  kind: 'click' | 'check' | 'type' | 'submit';
  /** Child numbers from the root down to the element. */
  place: readonly number[];
  tag: string;
  /** What a field holds, or whether a box is ticked. */
  value?: string | boolean;
}

declare global {
  interface Window {
    keptEvents?: KeptEvent[];
    /** Removes the early script's listeners. */
    stopKeeping?: () => void;
  }
}
