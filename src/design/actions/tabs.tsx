import { useId, useState, type ReactNode } from 'react';
import { TabList } from './tab-list.tsx';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string; count?: number; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** The selected tab; absent: the tabs manage their own selection, starting with the first. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** All panels are in the page; those not selected are hidden. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const current = selected ?? own;
  const tabId = (id: string) => `${prefix}${id}`;
  const panelId = (id: string) => `${prefix}${id}-panel`;

  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  return (
    <div>
      <TabList label={label} tabs={tabs} selected={current} onSelect={select} tabId={tabId} panelId={panelId} />
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={panelId(id)}
          className={styles.panel}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          tabIndex={0}
          hidden={id !== current}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
