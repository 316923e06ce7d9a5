import { useRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

type TabListProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string; count?: number }[];
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  tabId: (id: Id) => string;
  panelId: (id: Id) => string;
  className?: string;
};

/** A row of tabs whose panel is rendered elsewhere; arrow keys, Home and End move along it. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, selected, onSelect, tabId, panelId, className } = props;
  const list = useRef<HTMLDivElement>(null);

  const walk = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const position = (next + tabs.length) % tabs.length;
    onSelect(tabs[position]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[position]?.focus();
  };

  return (
    <div ref={list} className={classNames(styles.tabs, className)} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text, count }) => (
        <button
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId(id)}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={walk}
        >
          {text} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}
