import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import field from '../parts/field.module.css';
import { messages } from './messages.ts';
import { piecesLeft, refundSum } from './refund-sum.ts';
import styles from './refund.module.css';

interface RefundLinesProps {
  readonly lines: StaffOrder['lines'];
  readonly pieces: Readonly<Record<number, number>>;
  readonly onChange: (pieces: Readonly<Record<number, number>>) => void;
}

/** How many pieces of each line are paid back, and what that is. */
export function RefundLines({ lines, pieces, onChange }: RefundLinesProps) {
  const t = useMessages(messages).refund;
  const locale = useLocale();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { position, name, article, refunded = 0 } = line;
        const left = piecesLeft(line);
        const chosen = pieces[position] ?? 0;
        const choose = (count: number): void =>
          onChange({ ...pieces, [position]: Math.min(left, Math.max(0, Math.trunc(count) || 0)) });
        const sum = refundSum([line], pieces);
        const piece = refundSum([{ ...line, refunded: 0 }], { [position]: 1 }) ?? 0;
        return (
          <li key={position}>
            <span className={styles.name}>
              <b>{name}</b>
              <small>
                {article} · {t.piece(formatEuros(piece, locale))}
                {refunded > 0 && ` · ${t.refundedBefore(formatNumber(refunded, locale))}`}
              </small>
            </span>
            <span className={styles.pieces}>
              <IconButton icon="minus" label={t.less(name)} disabled={left === 0} onClick={() => choose(chosen - 1)} />
              <input
                className={field.input}
                inputMode="numeric"
                disabled={left === 0}
                aria-label={t.piecesOf(name, formatNumber(left, locale))}
                value={chosen}
                onChange={({ target }) => choose(Number(target.value))}
              />
              <IconButton
                icon="plus"
                label={t.further(name)}
                disabled={left === 0}
                onClick={() => choose(chosen + 1)}
              />
              <small aria-hidden="true">{t.of(formatNumber(left, locale))}</small>
            </span>
            <output>{sum === null ? '–' : formatEuros(sum, locale)}</output>
          </li>
        );
      })}
    </ul>
  );
}
