import type { CallAnswer } from '#values/call.ts';
import type { quoteStaffOrder } from '#areas/orders/staff-placing-calls.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import { messages } from './messages.ts';
import type { DraftLine } from './order-draft.ts';
import { QuantityField } from './quantity-field.tsx';
import styles from './new-order.module.css';

interface DraftLinesProps {
  readonly lines: readonly DraftLine[];
  readonly quote: CallAnswer<typeof quoteStaffOrder> | undefined;
  /** Pieces that the order has already, by product. */
  readonly own?: ReadonlyMap<number, number>;
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

/** The lines of an order that is being written, with what each costs and whether there is enough. */
export function DraftLines({ lines, quote, own, onChange }: DraftLinesProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  if (lines.length === 0) return <p>{t.empty}</p>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ product_id, name, article, quantity }) => {
        const known = quote?.lines.find((line) => line.product_id === product_id);
        const stock = (known?.stock ?? Infinity) + (own?.get(product_id) ?? 0);
        return (
          <li key={product_id} className={styles.line}>
            <span>
              {name} <span className={styles.article}>{article}</span>
              {quantity > stock && (
                <span className={styles.short}> {stock > 0 ? t.tooMany(formatNumber(stock, locale)) : t.noneLeft}</span>
              )}
            </span>
            <QuantityField
              label={t.quantityOf(name)}
              quantity={quantity}
              onChange={(pieces) =>
                onChange(lines.map((line) => (line.product_id === product_id ? { ...line, quantity: pieces } : line)))
              }
            />
            <output>{known && known.quantity === quantity ? formatEuros(known.sum, locale) : ''}</output>
            <IconButton
              icon="close"
              label={t.remove(name)}
              onClick={() => onChange(lines.filter((line) => line.product_id !== product_id))}
            />
          </li>
        );
      })}
    </ul>
  );
}
