import { useState } from 'react';
import type { BankFile, BankRow } from '#areas/bank/contract.ts';
import { classNames } from '#design/class-names.ts';
import { formatEuros, formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { spacedIban } from '#values/iban.ts';
import { centsFromEuros, cents, eurosFromCents } from '#values/money.ts';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { Note } from '../parts/note.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { State } from '../parts/state.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import work from '../today/work-counts.module.css';
import { useConfirm } from './bank-file.ts';
import styles from './bank.module.css';
import { messages } from './messages.ts';
import { MovementTable } from './movement-table.tsx';

const groups = ['certain', 'doubtful', 'none', 'known'] as const;
const sumOf = (rows: readonly BankRow[]): number =>
  eurosFromCents(cents(rows.reduce((sum, { amount }) => sum + centsFromEuros(amount), 0)));

interface MatchedFileProps {
  readonly file: BankFile;
  /** Those that the file says it is of: the shop's, and others. */
  readonly accounts: Readonly<Record<'own' | 'other', readonly string[]>>;
  readonly onLeave: () => void;
}

/** The movements of a file by how certain they are, and one button for all that are. */
export function MatchedFile({ file, accounts, onLeave }: MatchedFileProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const errorText = useErrorText();
  const [excluded, setExcluded] = useState<ReadonlySet<number>>(new Set());
  const count = (rows: readonly unknown[] | number): string =>
    formatNumber(typeof rows === 'number' ? rows : rows.length, locale);
  const [left, setLeft] = useState(0);
  const confirm = useConfirm(file.fileId, (recorded, others) => {
    setLeft(others);
    if (recorded.length > 0)
      showToast(t.confirmed(count(recorded), recorded.length === 1, formatEuros(sumOf(recorded), locale)));
  });
  const incoming = file.rows.filter(({ reason }) => reason !== 'outgoing');
  const of = Map.groupBy(incoming, ({ state }) => state);
  const chosen = (of.get('certain') ?? []).filter(({ id }) => !excluded.has(id));
  const outgoing = file.rows.length - incoming.length;
  const include = (id: number, isOn: boolean): void => {
    const next = new Set(excluded);
    if (isOn) next.delete(id);
    else next.add(id);
    setExcluded(next);
  };
  return (
    <>
      <ScreenHead title={t.title}>
        <Button onClick={onLeave}>{t.another}</Button>
        {chosen.length > 0 && (
          <Button look="primary" disabled={confirm.isPending} onClick={() => confirm.mutate(chosen)}>
            {confirm.isPending
              ? t.confirming(count(confirm.done), count(confirm.variables))
              : t.confirm(count(chosen), chosen.length === 1, formatEuros(sumOf(chosen), locale))}
          </Button>
        )}
      </ScreenHead>
      <div className={styles.groups}>
        {accounts.other.map((iban) => (
          <Note key={iban} look="warn">
            {t.otherAccount(spacedIban(iban))}
          </Note>
        ))}
        {accounts.own.length + accounts.other.length === 0 && <p className={styles.hint}>{t.noAccount}</p>}
        {accounts.own.map((iban) => (
          <p key={iban} className={styles.hint}>
            {t.ownAccount(spacedIban(iban))}
          </p>
        ))}
        {confirm.error && <Note look="bad">{errorText(confirm.error)}</Note>}
        {left > 0 && <Note look="warn">{t.left(count(left), left === 1)}</Note>}
        <nav className={work.work} aria-label={t.groups}>
          {groups.map((group) => (
            <a key={group} href={`#${group}`} className={classNames(!of.has(group) && work.none)}>
              <span>{t.group[group]}</span>
              <b>{count(of.get(group) ?? [])}</b>
            </a>
          ))}
        </nav>
        {!of.has('certain') && !of.has('doubtful') && <State icon="check" title={t.allDone} text={t.allDoneText} />}
        {groups
          .filter((group) => of.has(group))
          .map((group) => (
            <div key={group} id={group}>
              <Card title={t.group[group]} aside={<span className={styles.hint}>{t.about[group]}</span>} bare>
                <MovementTable
                  label={t.group[group]}
                  rows={of.get(group)!}
                  isBusy={confirm.isPending}
                  {...(group === 'certain' && { excluded, onInclude: include })}
                  {...(group === 'doubtful' && { onRecord: (row: BankRow) => confirm.mutate([row]) })}
                />
              </Card>
            </div>
          ))}
        {outgoing > 0 && <p className={styles.hint}>{t.outgoing(count(outgoing), outgoing === 1)}</p>}
      </div>
    </>
  );
}
