import type { IncomingMessage } from 'node:http';

/** Names that a browser takes for this machine without asking anybody. */
const isHere = (hostname: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Whether a request was meant for this machine and comes from a page of it, or from no page at all. Any site on the web may make
 * the developer's browser ask, under its own name (Origin) or under one that it has pointed here (Host).
 */
export function isFromHere({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return isHere(hostnameOf(`http://${host}`)) && (origin === undefined || isHere(hostnameOf(origin)));
}
