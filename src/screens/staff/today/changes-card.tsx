import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditEntry } from '#areas/staff/contract.ts';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { shopTime } from '#values/shop-time.ts';
import { messages as auditMessages } from '../audit/messages.ts';
import { useFieldText } from '../order/field-text.ts';
import { entryLook } from '../order/history/entry-look.ts';
import history from '../order/history/history.module.css';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import { ordersKey } from '../session/order-keys.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';

const shownChanges = 6;

/** Who has changed what last, for those who may read the log. */
export function ChangesCard({ now }: { now: Date }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const { data } = useQuery({
    // Read again with each change of an order.
    queryKey: [ordersKey, 'changes'],
    queryFn: async ({ signal }) =>
      valueOf(await client('POST /staff/audit/list', { body: { limit: shownChanges } }, { signal })),
  });
  const [held, setHeld] = useState<readonly AuditEntry[] | null>(null);
  if (!data || data.entries.length === 0) return null;
  // What somebody points at does not move.
  const hold = (): void => setHeld(data.entries);
  const release = (): void => setHeld(null);
  return (
    <Card title={t.changes} aside={<Link to="/audit">{t.log}</Link>}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is done by it: it only stays as it is */}
      <ol className={history.timeline} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
        {(held ?? data.entries).map((entry) => (
          <Change key={entry.id} entry={entry} now={now} />
        ))}
      </ol>
    </Card>
  );
}

function Change({ entry, now }: { entry: AuditEntry; now: Date }) {
  const { undoing } = useMessages(auditMessages);
  const { days } = useMessages(ordersMessages);
  const { orderActs } = useMessages(messages);
  const locale = useLocale();
  const { at, actor, verb, subject, changes, people, undoes } = entry;
  const { valueText, verbText, actorText } = useFieldText();
  // Where an order is now says more than that it was moved; of what was taken back, what it was.
  const change = changes.find(({ field }) => field === 'status');
  const status = undoes === null ? change?.after : change?.before;
  const isMove = subject.kind === 'order' && typeof status === 'string';
  const isPlaced = verb === 'order.placed';
  const text = isMove ? valueText('status', status, people) : '';
  const what = isPlaced
    ? orderActs.placed
    : isMove
      ? orderActs[undoes === null ? 'moved' : 'undone'](text)
      : `${verbText(verb, changes)}${undoes === null ? '' : ` (${undoing})`}`;
  const isToday = shopTime(new Date(at)).date === shopTime(now).date;
  return (
    <li>
      <span className={history.point}>
        <Icon name={entryLook(entry).icon} />
      </span>
      <p>
        <b>{actorText(actor)}</b>
        {!isPlaced && !isMove && ':'} {what}{' '}
        {subject.kind === 'order' ? (
          <Link to={`/orders/${subject.id}`}>{subject.label}</Link>
        ) : (
          subject.kind === 'staff' && subject.label !== actor.name && subject.label
        )}
      </p>
      <time dateTime={at}>
        {isToday ? formatDate(at, locale, { hour: 'numeric', minute: '2-digit' }) : momentText(at, now, days, locale)}
      </time>
    </li>
  );
}
