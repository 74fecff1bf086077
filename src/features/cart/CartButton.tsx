import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectCartCount } from '#model/shopState';
import { useShop } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';
import { dropdownButton, type DropdownProps } from '#ui/overlay/dropdownButton';
import { paths } from '#model/paths';

/** When the dropdown's code cannot be loaded, the link to the cart page remains. */
function CartLink({ label, face }: DropdownProps) {
  return (
    <Link className="square wide" to={paths.cart} aria-label={label}>
      {face}
    </Link>
  );
}

const CartDropdownButton = dropdownButton(
  () => import('./CartDropdown').then((module) => module.CartDropdown),
  CartLink,
);

/** The cart with its number of units: a dropdown on wide screens, a link to the cart page on small ones. */
export function CartButton() {
  const { t } = useTranslation();
  const count = useShop(selectCartCount);
  const label = t('cart.open', { count });
  const face = (
    <>
      <Icon name="cart" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  return (
    <>
      <Link className="square narrow" to={paths.cart} aria-label={label}>
        {face}
      </Link>
      <CartDropdownButton label={label} face={face} dropdown={{}} />
    </>
  );
}
