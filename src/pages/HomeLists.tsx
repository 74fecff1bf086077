import { LatestArticles } from '#features/blog/LatestArticles';
import { EightSides } from '#features/catalogue/sections/EightSides';
import { Needs } from '#features/catalogue/sections/Needs';
import { ProductTabs } from '#features/catalogue/sections/ProductTabs';
import { ProgramGrid } from '#features/catalogue/sections/ProgramGrid';

/** What the home page has below its first view, and therefore in a chunk of its own. */
export function HomeLists() {
  return (
    <>
      <EightSides />
      <Needs />
      <ProgramGrid />
      <ProductTabs />
      <LatestArticles />
    </>
  );
}
