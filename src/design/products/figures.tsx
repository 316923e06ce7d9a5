import type { ReactNode } from 'react';
import styles from './figures.module.css';

/** Two or three figures of a product, as `<li>`; they stay in one line. */
export const Figures = ({ children }: { children: ReactNode }) => <ul className={styles.figures}>{children}</ul>;
