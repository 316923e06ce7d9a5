import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useDeliveryText } from '../orders/delivery-text.ts';
import { Card } from '../parts/card.tsx';
import { Tag } from '../parts/tag.tsx';
import { MailAgain } from './mail-again.tsx';
import { messages } from './messages.ts';
import styles from './order.module.css';
import { SentMail } from './sent-mail.tsx';

/** Where it goes, for whom, and which papers and mails there are. */
export function OrderFacts({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const { documents = [], mails } = order;
  return (
    <>
      <DeliveryCard order={order} now={now} />
      <CustomerCard order={order} />
      {documents.length > 0 && (
        <Card title={t.documents}>
          <ul className={styles.list}>
            {documents.map(({ number, kind, issuedAt }) => (
              <li key={number}>
                <span>
                  {t.documentKinds[kind]}{' '}
                  <a href={`/api/staff/orders/${order.orderId}/documents/${encodeURIComponent(number)}`} download>
                    <b>{number}</b>
                  </a>
                </span>
                <ShortDay moment={issuedAt} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {(mails.length > 0 || order.customer.email) && (
        <Card title={t.mails}>
          {mails.length > 0 && (
            <ul className={styles.list}>
              {mails.map(({ id, about, state, at }) => (
                <li key={id}>
                  <span>
                    {state === 'sent' ? <SentMail order={order} mailId={id} about={about} /> : about}{' '}
                    <ShortDay moment={at} />
                  </span>
                  <Tag look={state === 'failed' ? 'bad' : state === 'sent' ? 'ok' : 'go'}>{t.mailStates[state]}</Tag>
                </li>
              ))}
            </ul>
          )}
          <MailAgain order={order} />
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

function DeliveryCard({ order, now }: { order: StaffOrder; now: Date }) {
  const t = useMessages(messages);
  const deliveryText = useDeliveryText();
  const { delivery, receiver, comment } = order;
  const { address, zone, pickupPoint } = delivery;
  const street = [address?.street, address?.house, address?.floor, address?.apartment].filter(Boolean).join(', ');
  const city = [address?.value?.zipcode, address?.city].filter(Boolean).join(' ');
  return (
    <Card title={t.deliveryTitle}>
      <p className={styles.lead}>{deliveryText(delivery, now)}</p>
      {zone && <p className={styles.quiet}>{t.zone(zone.name)}</p>}
      {address && (
        <p className={styles.gap}>
          {street || address.value?.address}
          <br />
          {city}
          {address.extra && (
            <>
              <br />
              {address.extra}
            </>
          )}
        </p>
      )}
      {pickupPoint && (
        <p className={styles.gap}>
          {t.pickupPoint} {pickupPoint.name}
        </p>
      )}
      {receiver && <p className={styles.gap}>{t.receiver(receiver.name, receiver.phone)}</p>}
      {comment !== '' && (
        <p className={styles.gap}>
          <span className={styles.quiet}>{t.comment}:</span> {comment}
        </p>
      )}
    </Card>
  );
}

function CustomerCard({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const { customer, locale } = order;
  const { organization, name, surname, phone, email, document } = customer;
  const person = [name, surname].filter(Boolean).join(' ');
  const facts = [
    [t.phone, phone],
    [t.email, email],
    [t.document, document?.number],
    [t.language, t.languages[locale]],
  ] as const;
  return (
    <Card title={t.customer}>
      <p className={styles.lead}>{organization ?? person}</p>
      {organization !== null && <p className={styles.quiet}>{person}</p>}
      <dl className={`${styles.facts} ${styles.gap}`}>
        {facts.map(([term, value]) => value && <Fact key={term} term={term} value={value} />)}
      </dl>
    </Card>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </>
);
