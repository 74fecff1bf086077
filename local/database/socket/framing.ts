import { InvalidData } from '#local/database/errors';

const MAX_PARTS = 4096;

/**
 * Puts messages together again: the SDK cuts one of more than 16384 characters into parts and announces their
 * number in a frame of its own. A lone `0` keeps the connection alive and says nothing.
 */
export class FrameJoiner {
  #expected = 0;
  #parts: string[] = [];

  /** The whole message once its last part is there, else null. */
  take(frame: string): string | null {
    if (this.#expected === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.#expected = Number(frame);
      if (this.#expected > MAX_PARTS) throw new InvalidData('The message is too long.');
      return null;
    }
    this.#parts.push(frame);
    if (this.#parts.length < this.#expected) return null;
    const message = this.#parts.join('');
    this.#expected = 0;
    this.#parts = [];
    return message;
  }
}
