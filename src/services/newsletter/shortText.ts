/** Bytes of an answer that are read at most; the rest is not even fetched. */
const mostBytes = 16_384;

/** The text of a short answer; rejects when it is long. */
export async function shortText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > mostBytes) {
      await reader.cancel();
      throw new RangeError('The answer is too long.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}
