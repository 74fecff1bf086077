/** Something done on the prerendered page before the app stood, as the page's early script kept it. */
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
    /** Takes away what listens for them. */
    stopKeeping?: () => void;
  }
}
