import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ShopPage, type ShopPageProps } from './ShopPage';

export const beautyArticles = lazyPart(() =>
  import('./BeautyArticles').then((module) => module.BeautyArticles),
);

/** The list of beauty products, followed by articles about care. */
export function BeautyPage(list: ShopPageProps) {
  return (
    <>
      <ShopPage {...list} />
      <Suspense>
        <beautyArticles.Part />
      </Suspense>
    </>
  );
}
