const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, in elements and attributes. */
export const withEntities = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
