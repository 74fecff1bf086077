import { Navigate, useLocation, useParams } from 'react-router-dom';
import { idInAddress } from '#model/catalogue/itemId';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useWantedItem } from '#features/catalogue/CatalogueStatus';
import { DetailSkeleton } from '#features/catalogue/detail/DetailSkeleton';
import type { GalleryLayout } from '#features/catalogue/detail/gallery/Gallery';
import { ProductDetail } from '#features/catalogue/detail/product/ProductDetail';
import { WaitingHead } from '#features/catalogue/detail/DetailSkeleton';
import { LaterLiveStock } from '#features/liveStock/LaterLiveStock';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { NoSuchItem } from './NoSuchItem';
import { itemPath } from '#model/paths';

/** A product by its id. Lines of the cart always lead here, so a program's id leads on to the program. */
export function ProductPage({ gallery }: { gallery: GalleryLayout }) {
  const { id: named = '' } = useParams();
  const id = idInAddress(named);
  const { search } = useLocation();
  const product = useShop((state) => selectItem(state, { kind: 'product', id }));
  const program = useShop((state) => selectItem(state, { kind: 'program', id }));
  useWantedItem(id, product !== undefined);
  if (!product && program) return <Navigate replace to={itemPath(program) + search} />;
  return (
    <div className="wrap page-top">
      {!product && <WaitingHead name="productDetails" />}
      <CatalogueGate
        hasItems={product !== undefined}
        skeleton={<DetailSkeleton />}
        empty={<NoSuchItem id={id} />}
      >
        {product?.kind === 'product' && <ProductDetail product={product} gallery={gallery} />}
      </CatalogueGate>
      {product && <LaterLiveStock ids={[id]} />}
    </div>
  );
}
