import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditEntry } from '#areas/staff/contract.ts';
import { deviceText } from '#areas/staff/device-text.ts';
import { classNames } from '#design/class-names.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFieldText } from '../order/field-text.ts';
import { messages as orderMessages } from '../order/messages.ts';
import { useUndo } from '../order/use-undo.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Button } from '../parts/button.tsx';
import { momentText } from '../parts/moments.ts';
import table from '../parts/table.module.css';
import { messages } from './messages.ts';
import styles from './audit.module.css';

/** Changes in rows, field by field with what was there before. */
export function AuditTable({ entries, now }: { entries: readonly AuditEntry[]; now: Date }) {
  const t = useMessages(messages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys
    <div className={table.scroll} tabIndex={0} role="region" aria-label={t.changes}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t.when}</th>
            <th>{t.who}</th>
            <th>{t.what}</th>
            <th>{t.fields}</th>
            <th>{t.why}</th>
            <th>
              <span className="vh">{t.act}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, now }: { entry: AuditEntry; now: Date }) {
  const t = useMessages(messages);
  const { undo: undoText } = useMessages(orderMessages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const undo = useUndo(() => void queries.invalidateQueries({ queryKey: ['audit'] }));
  const { fieldText, verbText, valueText, reasonText, actorText } = useFieldText(
    (id) => entry.articles?.find(({ product_id }) => product_id === id)?.name,
  );
  const { at, actor, device, verb, subject, changes, people, reason, undoneBy, undoes, canUndo } = entry;
  return (
    <tr>
      <td className={classNames(table.line, table.quiet)}>{momentText(at, now, days, locale)}</td>
      <td>
        <b>{actorText(actor)}</b>{' '}
        {device !== null && <small className={styles.device}>{deviceText(device, locale)}</small>}
      </td>
      <td className={table.wide}>
        {verbText(verb, changes)}
        {undoes !== null && ` (${t.undoing})`}{' '}
        {subject.kind === 'order' ? (
          <Link className={table.key} to={`/orders/${subject.id}`}>
            {subject.label}
          </Link>
        ) : subject.kind === 'staff' ? (
          subject.label
        ) : (
          subject.kind === 'view' && subject.id
        )}
      </td>
      <td className={table.wide}>
        <ul>
          {changes.map(({ field, before, after }) => (
            <li key={field}>
              {fieldText(field)}:{' '}
              {before !== null && before !== undefined && <del>{valueText(field, before, people)}</del>}{' '}
              <b>{valueText(field, after, people)}</b>
            </li>
          ))}
        </ul>
      </td>
      <td className={classNames(table.quiet, reason === null && table.wideOnly)}>{reason && reasonText(reason)}</td>
      <td className={classNames(!canUndo && undoneBy === null && table.wideOnly)}>
        {undoneBy !== null ? (
          <span className={table.quiet}>{t.undone}</span>
        ) : (
          canUndo && (
            <Button size="small" onClick={() => undo(entry.id)}>
              {undoText}
            </Button>
          )
        )}
      </td>
    </tr>
  );
}
