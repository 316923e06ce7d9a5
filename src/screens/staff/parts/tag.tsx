import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import styles from './tag.module.css';

/** `warn`: waits for a hand. `go`: under way. `ok`: done well. `bad`: wrong. `end`: over. `plain`: a word without a state. */
export type TagLook = 'ok' | 'warn' | 'bad' | 'go' | 'end' | 'plain';

export const Tag = ({ look, children }: { look: TagLook; children: ReactNode }) => (
  <span className={classNames(styles.tag, styles[look])}>{children}</span>
);
