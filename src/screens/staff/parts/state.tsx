import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './state.module.css';

type StateProps = { icon: IconName; title: string; text?: string; children?: ReactNode; as?: 'h1' | 'h2' };

/** In place of a screen or a list: nothing there, not allowed, gone, failed. */
export const State = ({ icon, title, text, children, as: Heading = 'h2' }: StateProps) => (
  <div className={styles.state}>
    <span className={styles.mark}>
      <Icon name={icon} />
    </span>
    <Heading>{title}</Heading>
    {text !== undefined && <p>{text}</p>}
    {children}
  </div>
);
