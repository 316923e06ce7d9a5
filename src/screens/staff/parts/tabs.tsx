import { Link, type To } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  readonly to: To;
  readonly text: string;
  /** How many there are, once that is known. */
  readonly count: string | undefined;
  readonly isCurrent: boolean;
}

/** Links between views of one list, each with its count. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className={styles.tabs} aria-label={label} data-tabs>
    {tabs.map(({ to, text, count, isCurrent }) => (
      <Link key={text} to={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
        {count !== undefined && <small>{count}</small>}
      </Link>
    ))}
  </nav>
);
