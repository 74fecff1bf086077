import { LatestArticles } from '#features/blog/LatestArticles';
import { EightSides } from '#features/catalogue/sections/EightSides';
import { Needs } from '#features/catalogue/sections/Needs';
import { ProductTabs } from '#features/catalogue/sections/ProductTabs';
import { ProgramGrid } from '#features/catalogue/sections/ProgramGrid';
import { HydratedApart } from '#ui/HydratedApart';

/** What the home page has below its first view, and therefore in a chunk of its own. */
export function HomeLists() {
  return (
    <>
      <HydratedApart>
        <EightSides />
      </HydratedApart>
      <Needs />
      <ProgramGrid />
      <ProductTabs />
      <LatestArticles />
    </>
  );
}
