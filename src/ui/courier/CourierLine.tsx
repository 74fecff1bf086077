import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCourierRounds } from '#kitchenSettings';
import { isAsking, mealProblem, type Place } from '#model/order/courier';
import { classNames } from '#ui/classNames';
import { Icon } from '#ui/picture/Icon';
import { lazyPart } from '#ui/lazy/lazyPart';
import styles from './CourierLine.module.scss';
import { OutsideNote } from './OutsideNote';
import { useCourier } from './useCourier';
import { useSlotText } from './useSlotText';
import { useToday } from '#ui/useToday';

const dialog = lazyPart(() => import('./CourierDialog').then((module) => module.CourierDialog));

/** The choice in words, and what is missing; a known address has priority over the post code given before. */
function useSummary(address: Place | undefined) {
  const { t } = useTranslation('kitchen');
  const { choice, problem: asked } = useCourier();
  const { slotText } = useSlotText();
  const courierRounds = useCourierRounds();
  const today = useToday();
  const { slot } = choice;
  const postcode = address ? address.postcode : choice.postcode;
  const problem = address ? mealProblem(courierRounds, address, slot, today) : asked;
  const hasPlace = courierRounds.area.length > 0;
  if (problem === 'postcode' && courierRounds.times.length > 0) return { problem, text: t('courier.ask') };
  if (problem) return { problem, text: t(`courier.${problem}`, { postcode }) };
  const place = hasPlace && postcode ? t('courier.to', { postcode }) : t('courier.comes');
  return { problem, text: [place, slot && slotText(slot)].filter(Boolean).join(' · ') };
}

/** Where and when meals are brought, to be asked for and changed wherever they are spoken of. */
export function CourierLine({ address }: { address?: Place | undefined }) {
  const { t } = useTranslation('kitchen');
  const { problem, text } = useSummary(address);
  const courierRounds = useCourierRounds();
  const [isOpen, setOpen] = useState(false);
  if (!isAsking(courierRounds)) {
    return (
      <p className={styles.courier}>
        <Icon name="truck" />
        {t('courier.agreed')}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.courier, problem !== undefined && 'screen-only')}
        aria-haspopup="dialog"
        {...dialog.approach}
        onClick={() => setOpen(true)}
      >
        <Icon name={problem === 'outside' || problem === 'past' ? 'warn' : 'truck'} />
        <span>
          {text}{' '}
          <span className={`${styles.change} screen-only`}>
            {t(problem ? 'courier.choose' : 'courier.change')}
          </span>
        </span>
      </button>
      {problem === 'outside' && <OutsideNote />}
      {isOpen && (
        <Suspense>
          <dialog.Part
            hasAddress={address !== undefined}
            onSaved={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
