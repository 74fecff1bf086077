import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { dimensions } from '#model/catalogue/item';
import { most, sectorPath, type KnownSides } from '#model/sides';
import styles from './MySides.module.scss';

const radius = 100;
const reach = (value = 0): number => (value / most) * radius;

/** The answers as a wheel: one piece for each side, the longer the better it is; a dashed line where it ended the time before. */
export function SidesWheel({ sides: { now, before }, ref }: { sides: KnownSides; ref: Ref<SVGSVGElement> }) {
  const { t } = useTranslation(['content', 'common']);
  return (
    <svg
      ref={ref}
      className={styles.wheel}
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-235 -130 470 260"
      width={1880}
      height={1040}
      role="img"
      aria-label={t('sides.wheel')}
    >
      <rect x={-235} y={-130} width={470} height={260} fill="var(--paper)" />
      {dimensions.map((side, index) => {
        const middle = ((index + 0.5) * 2 * Math.PI) / dimensions.length;
        const x = Math.sin(middle) * (radius + 8);
        return (
          <g key={side}>
            <path d={sectorPath(index, radius)} fill="var(--line)" stroke="var(--paper)" strokeWidth={2} />
            <path d={sectorPath(index, reach(now[side]))} fill={`var(--${side.toLowerCase()}-mark)`} />
            <path
              d={sectorPath(index, reach(before[side]))}
              fill="none"
              stroke="var(--ink)"
              strokeDasharray="3 3"
            />
            <text
              x={x}
              y={-Math.cos(middle) * (radius + 12) + 3}
              fontSize={14}
              fontFamily="serif"
              fill="var(--ink)"
              textAnchor={x < 0 ? 'end' : 'start'}
            >
              {t(`common:dimension.${side}`)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
