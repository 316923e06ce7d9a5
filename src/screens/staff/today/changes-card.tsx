import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditEntry } from '#areas/staff/contract.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as auditMessages } from '../audit/messages.ts';
import { useFieldText } from '../order/field-text.ts';
import { entryLook } from '../order/history/entry-look.ts';
import history from '../order/history/history.module.css';
import { messages as orderMessages } from '../order/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Card } from '../parts/card.tsx';
import { Icon } from '../parts/icon.tsx';
import { momentText } from '../parts/moments.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';

const shownChanges = 6;

/** Who has changed what last, for those who may read the log. */
export function ChangesCard({ now }: { now: Date }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const { data } = useQuery({
    queryKey: ['audit', 'latest'],
    queryFn: async ({ signal }) =>
      valueOf(await client('POST /staff/audit/list', { body: { limit: shownChanges } }, { signal })),
  });
  if (!data || data.entries.length === 0) return null;
  return (
    <Card title={t.changes} aside={<Link to="/audit">{t.log}</Link>}>
      <ol className={history.timeline}>
        {data.entries.map((entry) => (
          <Change key={entry.id} entry={entry} now={now} />
        ))}
      </ol>
    </Card>
  );
}

function Change({ entry, now }: { entry: AuditEntry; now: Date }) {
  const { undoing } = useMessages(auditMessages);
  const { because: quoted } = useMessages(orderMessages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const { at, actor, verb, subject, changes, people, undoes } = entry;
  const { valueText, verbText, actorText } = useFieldText();
  // Where an order is now says more than that it was moved.
  const status = changes.find(({ field }) => field === 'status')?.after;
  const what =
    subject.kind === 'order' && typeof status === 'string'
      ? quoted(valueText('status', status, people))
      : verbText(verb);
  return (
    <li>
      <span className={history.point}>
        <Icon name={entryLook(entry).icon} />
      </span>
      <p>
        <b>{actorText(actor)}</b>: {what}
        {undoes !== null && ` (${undoing})`}{' '}
        {subject.kind === 'order' ? (
          <Link to={`/orders/${subject.id}`}>{subject.label}</Link>
        ) : (
          subject.kind === 'staff' && subject.label !== actor.name && subject.label
        )}
      </p>
      <time dateTime={at}>{momentText(at, now, days, locale)}</time>
    </li>
  );
}
