import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectCartCount } from '../../model/shopState';
import { useShop } from '../../storeHooks';
import { Icon } from '../../ui/Icon';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { paths } from '../../model/paths';

interface OpenedProps {
  label: string;
  face: ReactNode;
}

/** Where the dropdown's code is gone, the cart page still shows the cart. */
function CartLink({ label, face }: OpenedProps) {
  return (
    <Link className="square wide" to={paths.cart} aria-label={label}>
      {face}
    </Link>
  );
}

const { Part: CartDropdown, preload } = lazyPart<OpenedProps>(
  () => import('./CartDropdown').then((module) => module.CartDropdown),
  CartLink,
);

function Face({ count }: { count: number }) {
  return (
    <>
      <Icon name="cart" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
}

/** The cart with its number of units: a dropdown on wide screens, a link to the cart page on small ones. */
export function CartButton() {
  const { t } = useTranslation();
  const count = useShop(selectCartCount);
  const [wasOpened, setWasOpened] = useState(false);
  const label = t('cart.open', { count });
  const button = (
    <button
      type="button"
      className="square wide"
      aria-label={label}
      aria-haspopup="true"
      aria-expanded="false"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWasOpened(true)}
    >
      <Face count={count} />
    </button>
  );
  return (
    <>
      <Link className="square narrow" to={paths.cart} aria-label={label}>
        <Face count={count} />
      </Link>
      {wasOpened ? (
        <Suspense fallback={button}>
          <CartDropdown label={label} face={<Face count={count} />} />
        </Suspense>
      ) : (
        button
      )}
    </>
  );
}
