import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Icon, Mark } from '../parts/icon.tsx';
import { shopName } from '../parts/shop-name.ts';
import { messages } from './messages.ts';
import styles from './gate.module.css';

/** The surroundings of signing in: the shop at the left, what is asked at the right. */
export function GateFrame({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  return (
    <div className={styles.gate}>
      <header className={styles.aside}>
        <p className={styles.logo}>
          <Mark className={styles.mark} />
          <span>
            {shopName()}
            <small>{t.backOffice}</small>
          </span>
        </p>
        <p className={styles.claim}>{t.claim}</p>
        <ul>
          <li>
            <Icon name="key" />
            {t.withoutPassword}
          </li>
          <li>
            <Icon name="shield" />
            {t.secondFactor}
          </li>
          <li>
            <Icon name="log" />
            {t.everyChange}
          </li>
        </ul>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
