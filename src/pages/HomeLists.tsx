import { LatestArticles } from '../features/blog/LatestArticles';
import { Needs } from '../features/catalogue/sections/Needs';
import { ProductTabs } from '../features/catalogue/sections/ProductTabs';
import { ProgramGrid } from '../features/catalogue/sections/ProgramGrid';

/** The lists of the home page, below the first view and therefore in a chunk of their own. */
export function HomeLists() {
  return (
    <>
      <Needs />
      <ProgramGrid />
      <ProductTabs />
      <LatestArticles />
    </>
  );
}
