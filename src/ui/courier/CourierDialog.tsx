import { useId, useState, type FormEvent } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { OutsideNote } from './OutsideNote';
import { useCourierRounds } from '#kitchenSettings';
import {
  courierDays,
  courierProblem,
  mayBeInArea,
  timeProblem,
  type CourierChoice,
  type CourierProblem,
  type CourierRounds,
  type MealSlot,
} from '#model/order/courier';
import { longest } from '#model/limits';
import { plainPostcode } from '#model/order/plainPostcode';
import { Icon } from '#ui/picture/Icon';
import { plainCode } from '#model/typedText';
import '#styles/overlays.scss';
import styles from './CourierDialog.module.scss';
import { courierStore } from './courierStore';
import { useSlotText } from './useSlotText';
import { useToday } from '#ui/useToday';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

interface ChipsProps {
  legend: string;
  name: string;
  values: readonly string[];
  chosen: string;
  label: (value: string) => string;
  onChoose: (value: string) => void;
}

/** A choice of one, as chips that are large enough for a thumb. */
function Chips({ legend, name, values, chosen, label, onChoose }: ChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Fewest characters of a post code; a shorter text is still being typed. */
const fewestCharacters = 4;

/** What was chosen before, as far as it can still be had. */
function slotNow(days: readonly string[], { times }: CourierRounds): MealSlot {
  const { slot } = courierStore.read();
  return {
    date: slot && days.includes(slot.date) ? slot.date : '',
    time: slot && times.includes(slot.time) ? slot.time : times.length === 1 ? (times[0] ?? '') : '',
  };
}

/**
 * The message about a post code while it is typed: `outside` as soon as that is certain, `inside` once it is
 * complete.
 */
function wordOn(courierRounds: CourierRounds, postcode: string): 'outside' | 'inside' | undefined {
  if (!mayBeInArea(courierRounds, postcode)) return 'outside';
  return plainPostcode(postcode).length >= fewestCharacters ? 'inside' : undefined;
}

interface CourierDialogProps {
  /** With an address, only the time is asked for. */
  hasAddress?: boolean;
  /** Called after the choice has been kept. */
  onSaved: () => void;
  onClose: () => void;
}

/** Asks where and when the courier shall come. Load it lazily: the dialog's code is large. */
export function CourierDialog({ hasAddress = false, onSaved, onClose }: CourierDialogProps) {
  useCloseRequest(onClose);
  const { t } = useTranslation('kitchen');
  const id = useId();
  const { dayText, timeText } = useSlotText();
  const today = useToday();
  const courierRounds = useCourierRounds();
  const days = courierDays(courierRounds, today);
  const [postcode, setPostcode] = useState(() => courierStore.read().postcode);
  const [slot, setSlot] = useState(() => slotNow(days, courierRounds));
  const [wasTried, setTried] = useState(false);
  const hasArea = !hasAddress && courierRounds.area.length > 0;
  const hasTimes = courierRounds.times.length > 0;
  const word = hasArea && postcode !== '' ? wordOn(courierRounds, postcode) : undefined;
  const isSlot = slot.date !== '' && slot.time !== '';
  const chosen: CourierChoice = {
    postcode: plainCode(postcode).slice(0, longest.postcode),
    ...(isSlot && { slot }),
  };
  const isShort = hasArea && plainPostcode(postcode).length < fewestCharacters;
  const problemNow = (): CourierProblem | undefined => {
    if (!hasArea) return timeProblem(courierRounds, chosen.slot, today);
    return word !== 'outside' && isShort ? 'postcode' : courierProblem(courierRounds, chosen, today);
  };
  const problem = problemNow();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    courierStore.write(chosen);
    onSaved();
  };
  return (
    <Modal show centered scrollable onHide={onClose} aria-labelledby={`${id}-title`}>
      <form className={styles.courier} onSubmit={save} noValidate>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{t('courier.title')}</h2>
          <button type="button" className="square" aria-label={t('courier.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <Modal.Body>
          {hasArea && (
            <>
              <label className={styles.postcode} htmlFor={`${id}-postcode`}>
                {t('courier.label')}
              </label>
              <input
                id={`${id}-postcode`}
                value={postcode}
                autoComplete="postal-code"
                aria-describedby={`${id}-word`}
                aria-invalid={word === 'outside' ? true : undefined}
                onChange={(event) => setPostcode(event.target.value)}
              />
              <p
                id={`${id}-word`}
                role="status"
                className={word === 'outside' ? styles.outside : styles.word}
              >
                {t(word ? `courier.word.${word}` : 'courier.word.hint')}
              </p>
              {word === 'outside' && <OutsideNote />}
            </>
          )}
          {hasTimes && word !== 'outside' && (
            <>
              <Chips
                legend={t('courier.day')}
                name={`${id}-day`}
                values={days}
                chosen={slot.date}
                label={dayText}
                onChoose={(date) => setSlot({ ...slot, date })}
              />
              <Chips
                legend={t('courier.between')}
                name={`${id}-time`}
                values={courierRounds.times}
                chosen={slot.time}
                label={timeText}
                onChoose={(time) => setSlot({ ...slot, time })}
              />
            </>
          )}
        </Modal.Body>
        <div className={styles.foot}>
          <p role="alert">
            {wasTried && problem && problem !== 'outside' && t(`courier.missing.${problem}`)}
          </p>
          <button type="submit" className="btn" aria-disabled={word === 'outside' ? true : undefined}>
            {t('courier.save')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
