import { parseJson } from '#model/untrusted';

/** Milliseconds a service is waited for. */
const timeout = 15_000;
/** Most characters of an answer that are read. */
const longest = 20_000_000;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: () => unknown;
}

/** One request; undefined when nobody answers. */
export async function ask(address: string | URL, init: RequestInit = {}): Promise<Reply | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'follow',
      signal: AbortSignal.timeout(timeout),
      ...init,
    });
    const text = (await response.text()).slice(0, longest);
    return { status: response.status, headers: response.headers, text, json: () => parseJson(text) };
  } catch {
    return undefined;
  }
}
