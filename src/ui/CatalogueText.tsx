/** Words of the catalogue, which are English in every interface language. */
export function CatalogueText({ children }: { children: string }) {
  return <span lang="en">{children}</span>;
}
