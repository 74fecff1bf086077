import styles from './Figures.module.scss';

interface BarsProps {
  label: string;
  bars: readonly { key: number; value: number }[];
}

const height = 100;
const step = 24;
const width = 16;

/** A small drawing of values; the table beside it says them. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bars.length * step} ${height}`}
      role="img"
      aria-label={label}
    >
      {bars.map(({ key, value }, index) => {
        const tall = Math.max(1, (value / most) * height);
        return (
          <rect
            key={key}
            x={index * step + (step - width) / 2}
            y={height - tall}
            width={width}
            height={tall}
          />
        );
      })}
    </svg>
  );
}
