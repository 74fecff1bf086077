/** Postings: entry position × 8 + field number. */
export type Postings = number[];

/** Entries are added in order, so an equal posting can only stand among the last. */
export function appendTo(postings: Postings, position: number, field: number): void {
  const posting = position * 8 + field;
  for (let at = postings.length - 1; at >= 0 && (postings[at] ?? 0) >= position * 8; at -= 1) {
    if (postings[at] === posting) return;
  }
  postings.push(posting);
}

export function append(words: Map<string, Postings>, word: string, position: number, field: number): void {
  let postings = words.get(word);
  if (!postings) words.set(word, (postings = []));
  appendTo(postings, position, field);
}
