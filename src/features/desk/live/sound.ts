import { storedValue } from '#storedValue';
import { reportError } from '#reportError';

/** Whether a new order rings, on this device. */
export const soundSetting = storedValue('eightwell:desk-sound', (found) => found !== false);

const tones = [
  { hertz: 660, from: 0 },
  { hertz: 880, from: 0.16 },
] as const;
const length = 0.3;

let context: AudioContext | undefined;

/** Two soft tones; none before something was pressed in this window, when browsers play nothing and complain. */
export function ring(): void {
  if (!soundSetting.read() || typeof AudioContext === 'undefined') return;
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  try {
    context ??= new AudioContext();
    for (const { hertz, from } of tones) {
      const begin = context.currentTime + from;
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.2, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + length);
    }
  } catch (error) {
    reportError(error, 'The sound of a new order could not be played.', 'warning');
  }
}
