import { Link } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { minuteMs } from '#values/durations.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import { messages as matterMessages } from '../today/messages.ts';
import { messages } from './messages.ts';
import type { Notice } from './notices.ts';
import styles from './notices.module.css';

interface NoticeListProps {
  readonly notices: readonly Notice[];
  readonly read: ReadonlySet<string>;
  readonly now: Date;
  readonly onFollow: () => void;
}

/** Each notice with why it is there, since when, and the way to its order. */
export function NoticeList({ notices, read, now, onFollow }: NoticeListProps) {
  const t = useMessages(messages);
  const { titles, why } = useMessages(matterMessages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const sinceText = (since: string): string => {
    const minutes = Math.floor((now.getTime() - Date.parse(since)) / minuteMs);
    if (minutes >= 60) return momentText(since, now, days, locale);
    return minutes < 1 ? t.justNow : t.minutesAgo(minutes);
  };
  return (
    <ul>
      {notices.map(({ key, orderId, number, customer, kind, amount, since }) => (
        <li key={key} className={classNames(styles.notice, !read.has(key) && styles.unread)}>
          <span className={kind === 'mail_failed' ? styles.warn : styles.bad}>
            <Icon name={kind === 'mail_failed' ? 'mail' : 'money'} />
          </span>
          <p>
            {!read.has(key) && <span className="vh">{t.unread} </span>}
            {titles[kind]}{' '}
            <Link to={`/orders/${orderId}`} onClick={onFollow}>
              {number}
            </Link>
            {amount !== undefined && `, ${formatEuros(amount, locale)}`}
            <span className={styles.why}>
              {customer}. {why[kind]} {since !== undefined && <time dateTime={since}>{sinceText(since)}</time>}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
