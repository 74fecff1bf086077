/** `error` is a failure the page cannot repair; `warning` one that was expected and handled. */
export type Severity = 'error' | 'warning';

export interface Occurrence {
  error: unknown;
  /** What could not be done, in a sentence. */
  context: string;
  severity: Severity;
}

/** Most reports for each page load: a page that fails again and again is known by then. */
const mostReports = 10;
const longestText = 4000;

const sent = new Set<string>();

const textOf = (error: unknown): { name: string; message: string; stack: string } =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: typeof error, message: String(error), stack: '' };

/**
 * Sends an error to the owner's address as JSON. It holds the path without its query, which may carry a code of an
 * e-mail, and nothing of the shopper: no cart, no name, no address. The same error is sent once per page load.
 */
export function sendReport(url: string, { error, context, severity }: Occurrence): void {
  const { name, message, stack } = textOf(error);
  const key = `${context} ${name} ${message}`;
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  const body = JSON.stringify({
    context,
    severity,
    name,
    message: message.slice(0, longestText),
    stack: stack.slice(0, longestText),
    path: window.location.pathname,
    browser: navigator.userAgent,
  });
  // As `text/plain` the request needs no CORS preflight, so the report of a closing page arrives.
  void fetch(url, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
