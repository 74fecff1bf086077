import { env } from './env';
import { isLeaving, onPageThatStays, onPageThatStaysAfterAll } from './leaving';
import type { Occurrence, Severity } from './sendReport';

/** How WebKit, and Firefox behind it, say that something could not be loaded: data, the worker or code. */
const isFailedLoad = (error: unknown): boolean =>
  /\bload failed\b|module script failed|error loading dynamically|networkerror when/i.test(String(error));

/**
 * The one way every error goes: caught, uncaught and unhandled. It is written to the console; where the owner has named
 * an address for it, it is sent there too. `context` says in a sentence what could not be done. Never throws. What fails
 * while the page is being left is told only if it stays after all.
 */
export function reportError(error: unknown, context: string, severity: Severity = 'error'): void {
  const onIt = isFailedLoad(error) ? onPageThatStaysAfterAll : onPageThatStays;
  onIt(() => {
    if (severity === 'error') console.error(context, error);
    else console.warn(context, error);
    if (env.errorReportUrl !== '') void send({ error, context, severity });
  });
}

async function send(occurrence: Occurrence): Promise<void> {
  try {
    const { sendReport } = await import('./sendReport');
    sendReport(env.errorReportUrl, occurrence);
  } catch {
    // The code that sends it is missing; the console has it.
  }
}

/** Errors nobody has caught, and promises nobody waits for. */
export function reportUncaughtErrors(target: Window = window): void {
  target.addEventListener('error', ({ error }) => {
    // Errors of browser extensions' scripts arrive without any detail.
    if (error !== null && error !== undefined) reportError(error, 'An error was not caught.');
  });
  target.addEventListener('unhandledrejection', (event) => {
    // The browser would write it to the console by itself.
    if (isLeaving() || isFailedLoad(event.reason)) event.preventDefault();
    reportError(event.reason, 'A promise was rejected, and nobody waited for it.');
  });
}
