import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { Field } from '../../parts/field.tsx';
import { PieceCount } from '../piece-count.tsx';
import refundStyles from '../refund.module.css';
import styles from './returns.module.css';

/** Pieces by the position of their line; not a number (`NaN`) where what is typed is no count. */
export type Pieces = Readonly<Record<number, number>>;

export interface ReturnableLine extends Pick<StaffOrder['lines'][number], 'position' | 'name' | 'article'> {
  /** No more pieces of it may be meant. */
  readonly max: number;
}

export const countPieces = (pieces: Pieces): number => Object.values(pieces).reduce((sum, one) => sum + one, 0);

interface ReturnedLinesProps {
  readonly lines: readonly ReturnableLine[];
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
  /** How many of them are unfit, as it is typed; absent where that is not asked. */
  readonly unfit?: {
    readonly label: (name: string) => string;
    readonly typed: Readonly<Record<number, string>>;
    readonly errorOf: (line: ReturnableLine) => string | undefined;
    readonly onChange: (typed: Readonly<Record<number, string>>) => void;
  };
}

/** How many pieces of each line come back. */
export const ReturnedLines = ({ lines, pieces, onChange, unfit }: ReturnedLinesProps) => (
  <ul className={`${refundStyles.lines} ${styles.lines}`}>
    {lines.map((line) => {
      const { position, name, article, max } = line;
      return (
        <li key={position}>
          <span className={refundStyles.name}>
            <b>{name}</b>
            <small>{article}</small>
          </span>
          <PieceCount
            name={name}
            value={pieces[position] ?? 0}
            max={max}
            onChange={(count) => onChange({ ...pieces, [position]: count })}
          />
          {unfit && (
            <div className={styles.more}>
              <Field
                label={unfit.label(name)}
                inputMode="numeric"
                value={unfit.typed[position] ?? '0'}
                error={unfit.errorOf(line)}
                onChange={({ target }) => unfit.onChange({ ...unfit.typed, [position]: target.value })}
              />
            </div>
          )}
        </li>
      );
    })}
  </ul>
);
