import type { ReactNode } from 'react';
import styles from './boxed-notice.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-sprite.tsx';

type BoxedNoticeProps = { icon: IconName; title: string; source: string; children: ReactNode };

/** What the law wants to be seen, in a box that stands out, with the source of the rule below its title. */
export const BoxedNotice = ({ icon, title, source, children }: BoxedNoticeProps) => (
  <section className={styles.notice}>
    <h3 className={styles.head}>
      <Icon name={icon} />
      <span>
        {title}
        <small>{source}</small>
      </span>
    </h3>
    <div className={styles.text}>{children}</div>
  </section>
);
