// A thread that writes its share of the pages. Plain JavaScript, because a thread makes itself ready for TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { writeShare } = await import('./pageShare.ts');
parentPort.postMessage(await writeShare(workerData));
