import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BankRow } from '#areas/bank/contract.ts';
import { classNames } from '#design/class-names.ts';
import { formatDate, formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import table from '../parts/table.module.css';
import { Tag } from '../parts/tag.tsx';
import styles from './bank.module.css';
import { messages } from './messages.ts';
import { RecordDialog } from './record-dialog.tsx';

interface MovementTableProps {
  readonly label: string;
  readonly rows: readonly BankRow[];
  /** Something is being recorded. */
  readonly isBusy: boolean;
  /** Of certain movements: those that are left out, and to change that. */
  readonly excluded?: ReadonlySet<number>;
  readonly onInclude?: (id: number, isOn: boolean) => void;
  /** Of doubtful ones: to record one. */
  readonly onRecord?: (row: BankRow) => void;
}

/** So many rows are shown at first. */
const firstRows = 100;

/** Movements of a group, with the order of each and why. */
export function MovementTable({ label, rows, isBusy, excluded, onInclude, onRecord }: MovementTableProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<BankRow | null>(null);
  const ask = (row: BankRow): void => {
    setAsked(row);
    dialog.current?.showModal();
  };
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys */}
      <div className={table.scroll} tabIndex={0} role="region" aria-label={label}>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t.date}</th>
              <th>{t.movement}</th>
              <th>{t.order}</th>
              <th>{t.why}</th>
              <th className={table.number}>{t.amount}</th>
              {onRecord && (
                <th>
                  <span className="vh">{t.record}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <td className={classNames(table.line, table.quiet)}>
                  {onInclude && row.order && (
                    <input
                      type="checkbox"
                      className={styles.check}
                      aria-label={t.include(formatEuros(row.amount, locale), row.order.number)}
                      checked={!excluded?.has(row.id)}
                      disabled={isBusy}
                      onChange={({ target }) => onInclude(row.id, target.checked)}
                    />
                  )}
                  {formatDate(`${row.date}T12:00:00Z`, locale, {
                    day: 'numeric',
                    month: 'short',
                    // Another year than that of all the others is what is wrong with it.
                    ...(row.reason === 'future_date' && { year: 'numeric' }),
                  })}
                </td>
                <td className={classNames(table.wide, styles.words)}>{row.text}</td>
                <td>
                  {row.order ? (
                    <>
                      <Link className={table.key} to={`/orders/${row.orderId}`}>
                        {row.order.number}
                      </Link>{' '}
                      <span className={table.quiet}>
                        {row.order.customer}
                        {(row.reason === 'too_little' || row.reason === 'too_much') &&
                          `, ${t.waitsFor(formatEuros(row.order.due, locale))}`}
                      </span>
                    </>
                  ) : (
                    <span className={table.quiet}>{t.noOrder}</span>
                  )}
                </td>
                <td className={row.reason === null ? table.wideOnly : classNames(table.wide, styles.after)}>
                  {row.reason && <Tag look={row.state === 'doubtful' ? 'warn' : 'plain'}>{t.reasons[row.reason]}</Tag>}
                </td>
                <td className={classNames(table.number, table.strong, table.right)}>
                  {formatEuros(row.amount, locale)}
                </td>
                {onRecord && (
                  <td className={classNames(table.wide, table.right, styles.after)}>
                    {row.order && row.reason !== 'reversal' && (
                      <Button size="small" disabled={isBusy} onClick={() => ask(row)}>
                        {t.record}
                        <span className="vh">{t.include(formatEuros(row.amount, locale), row.order.number)}</span>
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length && (
        <p className={styles.more}>
          <LinkButton onClick={() => setShowsAll(true)}>
            {t.more(formatNumber(rows.length - shown.length, locale))}
          </LinkButton>
        </p>
      )}
      {onRecord && <RecordDialog ref={dialog} row={asked} onRecord={onRecord} />}
    </>
  );
}
