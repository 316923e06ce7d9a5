import type { ReactNode } from 'react';
import styles from './sticky-bar.module.css';

/** Telephones only: the price and the main action, above the tab bar. */
export const StickyBar = ({ children }: { children: ReactNode }) => <div className={styles.bar}>{children}</div>;
