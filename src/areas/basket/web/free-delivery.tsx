import { cents, centsFromEuros, eurosFromCents } from '#values/money.ts';
import { MeterBar } from '#design/data-display/meter-bar.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatEuros } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { Basket } from '../contract.ts';
import styles from './free-delivery.module.css';
import { messages } from './messages.ts';

/** The amount that is missing for free delivery; nothing where the shop has none. */
export function FreeDelivery({
  basket: { price, freeDeliveryCost },
}: {
  basket: Pick<Basket, 'price' | 'freeDeliveryCost'>;
}) {
  const t = useMessages(messages).page;
  const locale = useLocale();
  if (freeDeliveryCost === null) return null;
  const missing = eurosFromCents(cents(Math.max(0, centsFromEuros(freeDeliveryCost) - centsFromEuros(price))));
  const text = missing > 0 ? t.missingForFree(formatEuros(missing, locale)) : t.freeDelivery;
  return (
    <div className={styles.free}>
      <p>{text}</p>
      <MeterBar tone="good" value={price} max={freeDeliveryCost} label={text} />
    </div>
  );
}
