/** Milliseconds that such a file may take. */
const readTimeout = 10_000;

/** Reads a file of JSON that the build wrote beside the code. */
export async function readBuiltFile(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(readTimeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
