import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.scss';

interface TabsProps<Id extends string> {
  label: string;
  /** The element whose content the tabs choose. */
  panelId: string;
  tabs: readonly { id: Id; label: ReactNode; tone?: string }[];
  active: Id;
  onChange: (id: Id) => void;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs after the ARIA pattern: arrow keys, Home and End move and choose; only the chosen one is in the tab order. */
export function Tabs<Id extends string>({ label, panelId, tabs, active, onChange }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number): void => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-tab="${tab.id}"]`);
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ id }) => id === active);
    const step = steps[event.key];
    if (step !== undefined) choose(index + step);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(tabs.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: text, tone }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          data-dim={tone}
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
