import { useTranslation } from 'react-i18next';
import { SavedStrip } from '#features/cart/page/SavedStrip';
import { QuickViewButton } from '#features/catalogue/card/QuickViewButton';
import { Icon } from '#ui/picture/Icon';

/** Saved items that can be added to the cart; colour and size are chosen in the quick view. */
export function CartSaved() {
  const { t } = useTranslation('basket');
  return (
    <SavedStrip
      choose={(item, label) => (
        <QuickViewButton item={item} className="quiet" label={label}>
          <Icon name="plus" />
          {t('saved.choose')}
        </QuickViewButton>
      )}
    />
  );
}
