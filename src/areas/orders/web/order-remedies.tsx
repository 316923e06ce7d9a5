import { useContext } from 'react';
import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import type { IconName } from '#design/page/icon-sprite.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { OnlineShop, useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';
import { CancelButton } from './cancel-button.tsx';
import { cancelUntil } from './cancel-until.ts';
import styles from './order-detail.module.css';

/** What a customer can do when something about an order is not right. */
export function OrderRemedies({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  const t = useMessages(messages);
  const isOnline = useContext(OnlineShop);
  const href = useHref();
  const locale = useLocale();
  const texts = t.detail;
  const links: readonly { icon: IconName; name: string; note: string; to: string }[] = [
    ...(order.actions.includes('withdraw')
      ? ([
          { icon: 'undo', name: t.withdraw, note: texts.withdrawNote, to: `/withdrawal?orderId=${order.orderId}` },
        ] as const)
      : []),
    { icon: 'wrench', name: texts.broken, note: isOnline ? texts.brokenNoteOnline : texts.brokenNote, to: '/contacts' },
    { icon: 'chat', name: texts.ask, note: texts.askNote(order.number), to: '/contacts' },
  ];
  return (
    <Box title={texts.remedies}>
      <ul className={styles.remedies}>
        {links.map(({ icon, name, note, to }) => (
          <li key={name}>
            <a className={styles.remedy} href={href(to)}>
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <small>{note}</small>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
        {order.actions.includes('cancel') && (
          <li>
            <CancelButton order={order} onCancelled={(cancelled) => cancelled && onChange(cancelled)}>
              {(open) => (
                <button type="button" className={styles.remedy} onClick={open}>
                  <Icon name="close" />
                  <span>
                    <b>{t.cancel}</b>
                    <small>
                      {order.cancelUntil
                        ? texts.cancelPaidNote(...cancelUntil(order.cancelUntil, new Date(), locale))
                        : texts.cancelNote}
                    </small>
                  </span>
                </button>
              )}
            </CancelButton>
          </li>
        )}
        {!order.actions.includes('cancel') && order.actions.includes('withdraw') && (
          <li className={`${styles.remedy} ${styles.unavailable}`}>
            <Icon name="close" />
            <span>
              <b>{t.cancel}</b>
              <small>{texts.notCancellable}</small>
            </span>
          </li>
        )}
      </ul>
    </Box>
  );
}
