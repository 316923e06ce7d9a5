import type { ReactNode } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatPhone } from '#values/contact-rules.ts';
import { useDeliveryText } from '../orders/delivery-text.ts';
import { Card } from '../parts/card.tsx';
import { EditOrder } from './edit-order.tsx';
import { messages } from './messages.ts';
import styles from './order.module.css';

/** Where an order goes and when, and the way to change that. */
export function DeliveryCard({ order, now }: { order: StaffOrder; now: Date }) {
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
      {receiver && <p className={styles.gap}>{t.receiver(receiver.name, formatPhone(receiver.phone))}</p>}
      {comment !== '' && (
        <p className={styles.gap}>
          <span className={styles.quiet}>{t.comment}:</span> {comment}
        </p>
      )}
      {delivery.virtual !== 'all' && (
        <div className={styles.gap}>
          <EditOrder order={order} part="delivery" />
        </div>
      )}
    </Card>
  );
}

/** For whom an order is. */
export function CustomerCard({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const { customer } = order;
  const { organization, name, surname, phone, email, document } = customer;
  const person = [name, surname].filter(Boolean).join(' ');
  return (
    <Card title={t.customer}>
      <p className={styles.lead}>{organization ?? person}</p>
      <p className={styles.quiet}>{[document?.number, organization !== null && person].filter(Boolean).join(' · ')}</p>
      <dl className={`${styles.facts} ${styles.gap}`}>
        {phone && <Fact term={t.phone} value={<a href={`tel:${phone.replaceAll(' ', '')}`}>{formatPhone(phone)}</a>} />}
        {email && <Fact term={t.email} value={email} />}
      </dl>
    </Card>
  );
}

const Fact = ({ term, value }: { term: string; value: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </>
);
