import { useId, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { IconButton } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import field from '../parts/field.module.css';
import { messages } from './messages.ts';
import { piecesTyped } from './pieces-typed.ts';
import styles from './refund.module.css';

interface PieceCountProps {
  readonly name: string;
  /** Not a number (`NaN`) while what is typed is no count. */
  readonly value: number;
  readonly max: number;
  readonly onChange: (count: number) => void;
}

/** How many pieces of a line are meant, typed or counted by buttons; what is typed and is no count stays and is said. */
export function PieceCount({ name, value, max, onChange }: PieceCountProps) {
  const t = useMessages(messages).refund;
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isUnfit = Number.isNaN(value);
  const choose = (count: number): void => onChange(Math.min(max, Math.max(0, count || 0)));
  return (
    <div className={styles.pieces}>
      <IconButton icon="minus" label={t.less(name)} disabled={max === 0} onClick={() => choose(value - 1)} />
      <input
        className={field.input}
        inputMode="numeric"
        disabled={max === 0}
        aria-label={t.piecesOf(name, formatNumber(max, locale))}
        aria-invalid={isUnfit}
        aria-describedby={isUnfit ? id : undefined}
        // Another count may have been chosen since.
        value={isUnfit || piecesTyped(typed, max) === value ? typed : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(piecesTyped(target.value, max));
        }}
      />
      <IconButton icon="plus" label={t.further(name)} disabled={max === 0} onClick={() => choose((value || 0) + 1)} />
      <small aria-hidden="true">{t.of(formatNumber(max, locale))}</small>
      {isUnfit && <FieldError id={id}>{t.unfitCount(formatNumber(max, locale))}</FieldError>}
    </div>
  );
}
