import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const second = 1000;

const asTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts a step down by the clock, so that a tab in the background does not slow it. */
export function StepTimer({ seconds }: { seconds: number }) {
  const { t } = useTranslation('item');
  const [end, setEnd] = useState<number>();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (end === undefined) return undefined;
    const look = (): void => setLeft(Math.max(0, Math.ceil((end - Date.now()) / second)));
    const timer = setInterval(look, second);
    return () => clearInterval(timer);
  }, [end]);
  const isRunning = end !== undefined && left > 0;
  const toggle = (): void => {
    setLeft(seconds);
    setEnd(isRunning ? undefined : Date.now() + seconds * second);
  };
  return (
    <p className="go">
      <button type="button" className="btn line" onClick={toggle}>
        {isRunning ? t('day.stop') : t('day.timer', { time: asTime(seconds) })}
      </button>
      {isRunning && <span className="num">{t('day.left', { time: asTime(left) })}</span>}
      <output>{end !== undefined && left === 0 ? t('day.over') : ''}</output>
    </p>
  );
}
