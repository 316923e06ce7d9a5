import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import field from '../parts/field.module.css';
import { messages } from './messages.ts';
import styles from './refund.module.css';

interface PieceCountProps {
  readonly name: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (count: number) => void;
}

/** How many pieces of a line are meant, typed or counted by buttons. */
export function PieceCount({ name, value, most, onChange }: PieceCountProps) {
  const t = useMessages(messages).refund;
  const locale = useLocale();
  const choose = (count: number): void => onChange(Math.min(most, Math.max(0, Math.trunc(count) || 0)));
  return (
    <span className={styles.pieces}>
      <IconButton icon="minus" label={t.less(name)} disabled={most === 0} onClick={() => choose(value - 1)} />
      <input
        className={field.input}
        inputMode="numeric"
        disabled={most === 0}
        aria-label={t.piecesOf(name, formatNumber(most, locale))}
        value={value}
        onChange={({ target }) => choose(Number(target.value))}
      />
      <IconButton icon="plus" label={t.further(name)} disabled={most === 0} onClick={() => choose(value + 1)} />
      <small aria-hidden="true">{t.of(formatNumber(most, locale))}</small>
    </span>
  );
}
