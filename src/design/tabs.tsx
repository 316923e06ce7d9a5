import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; count?: number; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Without it the tabs keep their own choice, beginning with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
};

/** All panels are in the page, the others hidden; arrow keys, Home and End walk along the tabs. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === current);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const position = (next + tabs.length) % tabs.length;
    select(tabs[position]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[position]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: text, count }) => (
          <button
            key={id}
            id={`${prefix}${id}`}
            type="button"
            role="tab"
            aria-selected={id === current}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={walk}
          >
            {text} {count !== undefined && <small>{count}</small>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${prefix}${id}-panel`}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={`${prefix}${id}`}
          tabIndex={0}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
