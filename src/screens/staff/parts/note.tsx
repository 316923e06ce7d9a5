import type { ReactNode } from 'react';
import { classNames } from '#design/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

type NoteProps = { look?: 'bad' | 'warn'; action?: ReactNode; children: ReactNode };

/** What people must know before they go on: what happened, why, and what to do. */
export const Note = ({ look, action, children }: NoteProps) => (
  <div className={classNames(styles.note, look && styles[look])} role={look === 'bad' ? 'alert' : undefined}>
    <Icon name={look ? 'warning' : 'info'} />
    <p>{children}</p>
    {action}
  </div>
);
