import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import { PieceCount } from './piece-count.tsx';
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
            <PieceCount
              name={name}
              value={pieces[position] ?? 0}
              max={piecesLeft(line)}
              onChange={(count) => onChange({ ...pieces, [position]: count })}
            />
            <output>{sum === null ? '–' : formatEuros(sum, locale)}</output>
          </li>
        );
      })}
    </ul>
  );
}
