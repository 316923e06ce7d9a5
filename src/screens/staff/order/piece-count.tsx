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
  readonly most: number;
  readonly onChange: (count: number) => void;
}

/** How many pieces of a line are meant, typed or counted by buttons; what is typed and is no count stays and is said. */
export function PieceCount({ name, value, most, onChange }: PieceCountProps) {
  const t = useMessages(messages).refund;
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(String(value));
  const isUnfit = Number.isNaN(value);
  const choose = (count: number): void => onChange(Math.min(most, Math.max(0, count || 0)));
  return (
    <div className={styles.pieces}>
      <IconButton icon="minus" label={t.less(name)} disabled={most === 0} onClick={() => choose(value - 1)} />
      <input
        className={field.input}
        inputMode="numeric"
        disabled={most === 0}
        aria-label={t.piecesOf(name, formatNumber(most, locale))}
        aria-invalid={isUnfit}
        aria-describedby={isUnfit ? id : undefined}
        // Another count may have been chosen since.
        value={isUnfit || piecesTyped(typed, most) === value ? typed : value}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(piecesTyped(target.value, most));
        }}
      />
      <IconButton icon="plus" label={t.further(name)} disabled={most === 0} onClick={() => choose((value || 0) + 1)} />
      <small aria-hidden="true">{t.of(formatNumber(most, locale))}</small>
      {isUnfit && <FieldError id={id}>{t.unfitCount(formatNumber(most, locale))}</FieldError>}
    </div>
  );
}
