import { MeterBar } from '#design/data-display/meter-bar.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import styles from './free-delivery.module.css';
import { messages } from './messages.ts';

/** How far it is to free delivery; nothing where the shop has none. */
export function FreeDelivery({
  basket: { price, freeDeliveryCost },
}: {
  basket: Pick<Basket, 'price' | 'freeDeliveryCost'>;
}) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  if (freeDeliveryCost === null) return null;
  const missing = Math.max(0, Math.round(freeDeliveryCost * 100) - Math.round(price * 100)) / 100;
  const text = missing > 0 ? t.missingForFree(formatEuros(missing, locale)) : t.freeDelivery;
  return (
    <div className={styles.free}>
      <p>{text}</p>
      <MeterBar tone="good" value={price} max={freeDeliveryCost} label={text} />
    </div>
  );
}
