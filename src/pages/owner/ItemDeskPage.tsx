import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ItemDesk } from '#features/desk/catalogue/ItemDesk';
import { Desk } from '#features/desk/Desk';
import { useRawItems } from '#features/desk/live/deskData';
import { idInAddress } from '#model/catalogue/itemId';
import { deskItemIn } from '#model/paths';
import { isFields, textOf } from '#model/untrusted';
import { OwnersOnly } from './OwnersOnly';

function ItemPage() {
  // All that its forms name, at once: they are rendered only when the item is there, and what was preloaded would wait for them.
  const { t } = useTranslation(['owner', 'item', 'kitchen']);
  const [search] = useSearchParams();
  const { id: named = '' } = useParams();
  const { kind, id } = deskItemIn(idInAddress(named));
  const { value: nodes } = useRawItems(kind);
  const node = id === undefined ? undefined : nodes?.[id];
  const name = isFields(node) ? textOf(node.name) : '';
  return (
    <Desk title={id === undefined ? t(`item.new.${kind}`) : name || id}>
      <ItemDesk kind={kind} id={id} copyOf={search.get('copy') ?? undefined} />
    </Desk>
  );
}

export const ItemDeskPage = () => (
  <OwnersOnly>
    <ItemPage />
  </OwnersOnly>
);
