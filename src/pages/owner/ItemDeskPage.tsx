import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ItemDesk } from '#features/desk/catalogue/ItemDesk';
import { deskItemIn } from '#model/paths';
import { OwnersOnly } from './OwnersOnly';

export function ItemDeskPage() {
  // All that its forms name, at once: they are drawn only when the item is there, and what was preloaded would wait for them.
  const { t } = useTranslation(['owner', 'item', 'kitchen']);
  const [search] = useSearchParams();
  const { id: named = '' } = useParams();
  const { kind, id } = deskItemIn(named);
  return (
    <OwnersOnly title={id ?? t(`item.new.${kind}`)}>
      <ItemDesk kind={kind} id={id} copyOf={search.get('copy') ?? undefined} />
    </OwnersOnly>
  );
}
