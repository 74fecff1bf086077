import { useTranslation } from 'react-i18next';
import { addressLines } from '#model/order/country';
import { hasProgram, type OrderDraft } from '#model/order/order';
import { useShop } from '#storeHooks';
import { waysOf } from '#model/order/deliveryWays';
import { useDeliveryTime } from './useDeliveryTime';
import styles from './DraftSummary.module.scss';
import { useSlotText } from '#ui/courier/useSlotText';
import { useCountryNames } from '#ui/form/useCountryNames';

/** Contact, address and delivery of an order, in words. */
export function DraftSummary({ draft, onEdit }: { draft: OrderDraft; onEdit?: () => void }) {
  const { t } = useTranslation('checkout');
  const { contact, address, recipient, delivery, slot, note, card } = draft;
  const { slotText } = useSlotText();
  const ways = useShop((state) => waysOf(state, draft.lines));
  const time = useDeliveryTime();
  const countryName = useCountryNames();
  const parts = [
    {
      title: t('contact.title'),
      lines: [contact.name, contact.email, contact.phone ?? ''],
      strong: contact.email,
    },
    {
      title: t('address.title'),
      lines: address ? [recipient ?? '', ...addressLines(address), countryName(address.country)] : [],
    },
    {
      title: t('delivery.title'),
      lines: ways === 'courier' ? [] : [t(`delivery.${delivery}`), delivery === 'none' ? '' : time(delivery)],
    },
    { title: t('delivery.mealsTitle'), lines: slot ? [slotText(slot)] : [] },
    {
      title: t('review.earlyTitle'),
      lines:
        !onEdit && hasProgram(draft.lines)
          ? [t(draft.earlyStart ? 'review.earlyYes' : 'review.earlyNo')]
          : [],
    },
    { title: t('contact.note'), lines: [note ?? ''] },
    { title: t('contact.card'), lines: [card ?? ''] },
  ].map((part) => ({ strong: undefined, ...part, lines: part.lines.filter((line) => line !== '') }));
  return (
    <section className={styles.draftSummary}>
      <dl>
        {parts
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines, strong }) => (
            <div key={title}>
              <dt>{title}</dt>
              {lines.map((line) => (
                <dd key={line} dir="auto">
                  {line === strong ? <strong>{line}</strong> : line}
                </dd>
              ))}
            </div>
          ))}
      </dl>
      {onEdit && (
        <button type="button" className="link" onClick={onEdit}>
          {t('review.edit')}
        </button>
      )}
    </section>
  );
}
