import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { Tag } from '../parts/tag.tsx';
import { mailName } from './mail-name.ts';
import { messages } from './messages.ts';
import styles from './order.module.css';
import { SentMail } from './sent-mail.tsx';

/** Which invoices of an order there are, and which mails. */
export function OrderPapers({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const { documents = [], mails } = order;
  return (
    <>
      {documents.length > 0 && (
        <Card title={t.documents}>
          <ul className={styles.list}>
            {documents.map(({ number, kind, issuedAt }) => (
              <li key={number}>
                <a
                  className={styles.document}
                  href={`/api/staff/orders/${order.orderId}/documents/${encodeURIComponent(number)}`}
                  download
                >
                  <Icon name="document" />
                  <span>
                    {t.documentKinds[kind]} {number}
                  </span>
                  <Icon name="download" />
                </a>
                <ShortDay moment={issuedAt} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {mails.length > 0 && (
        <Card title={t.mails}>
          <ul className={styles.list}>
            {mails.map(({ id, about, state, at }) => (
              <li key={id}>
                <span>
                  {state === 'sent' ? (
                    <SentMail order={order} mailId={id} about={about} />
                  ) : (
                    mailName(t.mailNames, about)
                  )}{' '}
                  <ShortDay moment={at} />
                </span>
                <Tag look={state === 'failed' ? 'bad' : state === 'sent' ? 'ok' : 'go'}>{t.mailStates[state]}</Tag>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const ShortDay = ({ moment }: { moment: string }) => (
  <small>
    {formatDate(moment, useLocale(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })}
  </small>
);
