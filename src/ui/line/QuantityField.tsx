import { useEffect, useEffectEvent, useState } from 'react';
import { typedQuantity } from '#model/cart/typedQuantity';
import { whenHidden } from '#whenHidden';
import { Icon } from '#ui/picture/Icon';
import styles from './QuantityField.module.scss';
import { classNames } from '#ui/classNames';

interface QuantityFieldProps {
  value: number;
  /** The plus button rests at this quantity. */
  most: number;
  labels: { field: string; less: string; more: string };
  /** False where the minus button rests at one. */
  canReachZero?: boolean;
  onLess: () => void;
  onMore: () => void;
  /** Called with any number that was typed; the caller keeps it in bounds and says so. */
  onTyped: (quantity: number) => void;
  size?: 'normal' | 'small';
}

/**
 * A quantity between two buttons; it can be typed as well, and counts when the field is left or Enter is pressed.
 */
export function QuantityField({
  value,
  most,
  labels,
  canReachZero = false,
  onLess,
  onMore,
  onTyped,
  size = 'normal',
}: QuantityFieldProps) {
  const [draft, setDraft] = useState<string>();
  const commit = (): void => {
    const typed = typedQuantity(draft ?? '');
    setDraft(undefined);
    if (typed !== undefined && typed !== value) onTyped(typed);
  };
  const commitLatest = useEffectEvent(commit);
  useEffect(() => whenHidden(commitLatest), []);
  const isLeast = !canReachZero && value <= 1;
  const isMost = value >= most;
  return (
    <div
      className={classNames(styles.quantity, size === 'small' && styles.small)}
      role="group"
      aria-label={labels.field}
    >
      <button
        type="button"
        aria-label={labels.less}
        aria-disabled={isLeast}
        onClick={() => {
          if (!isLeast) onLess();
        }}
      >
        <Icon name="minus" />
      </button>
      <input
        className="num"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        value={draft ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={isMost}
        onClick={() => {
          if (!isMost) onMore();
        }}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
