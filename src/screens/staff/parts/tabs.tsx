import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  readonly to: To;
  readonly text: string;
  /** How many there are, once that is known. */
  readonly count: string | undefined;
  readonly isCurrent: boolean;
}

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** What can be done with them, at their end. */
  children?: ReactNode;
};

/** Links between views of one list, each with its count. */
export const Tabs = ({ label, tabs, children }: TabsProps) => (
  <nav className={styles.tabs} aria-label={label} data-tabs>
    {tabs.map(({ to, text, count, isCurrent }) => (
      <Link key={JSON.stringify(to)} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
        {count !== undefined && <small>{count}</small>}
      </Link>
    ))}
    {children}
  </nav>
);
