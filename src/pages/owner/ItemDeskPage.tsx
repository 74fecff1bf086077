import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ItemDesk } from '#features/desk/catalogue/ItemDesk';
import { deskItemIn } from '#model/paths';
import { OwnersOnly } from './OwnersOnly';

export function ItemDeskPage() {
  const { t } = useTranslation('owner');
  const [search] = useSearchParams();
  const { id: named = '' } = useParams();
  const { kind, id } = deskItemIn(named);
  return (
    <OwnersOnly title={id ?? t(`item.new.${kind}`)}>
      <ItemDesk kind={kind} id={id} copyOf={search.get('copy') ?? undefined} />
    </OwnersOnly>
  );
}
