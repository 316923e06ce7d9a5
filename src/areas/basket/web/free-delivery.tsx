import { subtractEuros } from '#values/money.ts';
import { MeterBar } from '#design/data-display/progress.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import styles from './free-delivery.module.css';
import { messages } from './messages.ts';

/** The amount missing for free delivery; nothing in a shop without free delivery. */
export function FreeDelivery({
  basket: { price, freeDeliveryCost },
}: {
  basket: Pick<Basket, 'price' | 'freeDeliveryCost'>;
}) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  if (freeDeliveryCost === null) return null;
  const missing = Math.max(0, subtractEuros(freeDeliveryCost, price));
  const text = missing > 0 ? t.missingForFree(formatEuros(missing, locale)) : t.freeDelivery;
  return (
    <div className={styles.free} data-free-from={freeDeliveryCost}>
      <p>{text}</p>
      <MeterBar tone="good" value={price} max={freeDeliveryCost} label={text} />
    </div>
  );
}
