import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { brand } from '#brand';
import { paths } from '#model/paths';
import { PageHead } from '#ui/head/PageHead';
import { Notice } from '#ui/Notice';
import { SaidOffline } from '#ui/OfflineNote';
import { useStoredValue } from '#ui/useStoredValue';
import styles from './Desk.module.scss';
import { useOrders } from './live/deskData';
import { soundSetting } from './live/sound';
import { useArrivals } from './live/useArrivals';
import { useSeen } from './live/useAway';
import { useKeptFocus } from './parts/useKeptFocus';

const parts = [
  { path: paths.owner, name: 'today' },
  { path: paths.ownerOrders, name: 'orders' },
  { path: paths.ownerMessages, name: 'messages' },
  { path: paths.ownerCatalogue, name: 'catalogue' },
  { path: paths.ownerFigures, name: 'figures' },
  { path: paths.ownerPeople, name: 'people' },
  { path: paths.ownerSettings, name: 'settings' },
] as const;

function SoundSwitch() {
  const { t } = useTranslation('owner');
  const [isOn, setOn] = useStoredValue(soundSetting);
  return (
    <label className="check screen-only">
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <span>{t('sound.label')}</span>
    </label>
  );
}

interface DeskProps {
  title: string;
  children: ReactNode;
}

/** The frame of every page of the desk: its parts, what is said of the connection, and how many orders wait, in the title. */
export function Desk({ title, children }: DeskProps) {
  const { t } = useTranslation('owner');
  const { value: orders, isRefused } = useOrders();
  useArrivals(orders);
  useSeen();
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const count = useMemo(() => orders?.filter(({ order }) => order.status === 'placed').length ?? 0, [orders]);
  return (
    <div ref={root} className={`wrap page-top ${styles.desk}`}>
      <PageHead
        title={count > 0 ? t('title.counted', { count, title }) : title}
        template={brand.name}
        isHidden
      />
      <div className={styles.top}>
        <nav aria-label={t('nav.label')}>
          <ul>
            {parts.map(({ path, name }) => (
              <li key={name}>
                <NavLink to={path} end={path === paths.owner}>
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SoundSwitch />
      </div>
      <SaidOffline>
        {isRefused && <Notice tone="warn">{t('state.refused')}</Notice>}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </SaidOffline>
    </div>
  );
}
