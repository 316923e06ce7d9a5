import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Dialog } from '../parts/dialog.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { LoadFailed } from '../session/load-failed.tsx';
import { useStaffClient } from '../session/staff-client.ts';
import { Button } from '../parts/button.tsx';
import { useDeliveryText } from './delivery-text.ts';
import { messages } from './messages.ts';
import { orderQuery } from './order-list.ts';
import styles from './order-look.module.css';
import { StatusTag } from './status-tag.tsx';

interface OrderLookProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** What is in an order, without leaving the list; the key that opened it closes it. */
export default function OrderLook({ orderId, onClose }: OrderLookProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const deliveryText = useDeliveryText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: order, error, refetch, dataUpdatedAt } = useQuery(orderQuery(useStaffClient(), orderId));
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog
      ref={dialog}
      title={t.lookAt(order?.number ?? '')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        dialog.current?.close();
      }}
      actions={
        <>
          <Button onClick={() => dialog.current?.close()}>{t.close}</Button>
          <Link className={styles.open} to={`/orders/${orderId}`}>
            {t.openOrder}
          </Link>
        </>
      }
    >
      {order ? (
        <>
          <p className={styles.facts}>
            <StatusTag {...order} />
            <b>{order.customer.organization ?? `${order.customer.name} ${order.customer.surname}`.trim()}</b>
            <span>
              {t.deliveryTypes[order.delivery.type]} {deliveryText(order.delivery, new Date(dataUpdatedAt))}
            </span>
          </p>
          <ul className={styles.lines}>
            {order.lines.map(({ position, quantity, name, article, shelf }) => (
              <li key={position}>
                <b>{t.linePieces(formatNumber(quantity, locale))}</b>
                <span>
                  {name} <small>{[article, shelf].filter(Boolean).join(' · ')}</small>
                </span>
              </li>
            ))}
          </ul>
          {order.comment !== '' && <p>{order.comment}</p>}
          {order.notes.map(({ id, text, by }) => (
            <p key={id}>
              <b>{by.name}</b>: {text}
            </p>
          ))}
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label={t.order} rows={3} />
      )}
    </Dialog>
  );
}
