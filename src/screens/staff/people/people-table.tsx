import type { StaffPerson } from '#areas/staff/people-calls.ts';
import { classNames } from '#design/class-names.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { Face } from '../parts/face.tsx';
import { momentText } from '../parts/moments.ts';
import table from '../parts/table.module.css';
import { Tag } from '../parts/tag.tsx';
import { TwoLines } from '../parts/two-lines.tsx';
import { messages } from './messages.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonSession } from './person-session.tsx';
import { RoleChoice } from './role-choice.tsx';
import styles from './people.module.css';

/** The people in rows, and in cards on a telephone; those who have left come last. */
export function PeopleTable({ people, readAt }: { people: readonly StaffPerson[]; readAt: Date }) {
  const t = useMessages(messages);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls by itself must be reachable by keys
    <div className={table.scroll} tabIndex={0} role="region" aria-label={t.title}>
      <table className={table.table}>
        <thead>
          <tr>
            <th>{t.person}</th>
            <th>{t.role}</th>
            <th>{t.signsInWith}</th>
            <th>{t.lastSeen}</th>
            <th>{t.sessions}</th>
            <th>
              <span className="vh">{t.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} readAt={readAt} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person, readAt }: { person: StaffPerson; readAt: Date }) {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const { name, email, state, hasApp, passkeys, hasPin, seenAt, sessions } = person;
  const ways = [
    ...(state === 'active' ? [t.password] : []),
    ...(passkeys > 0 ? [t.passkeys(passkeys)] : []),
    ...(hasApp ? [t.app] : []),
    ...(hasPin ? [t.pin] : []),
  ];
  return (
    <tr className={classNames(state === 'ended' && styles.ended)}>
      <td className={table.wide}>
        <div className={styles.person}>
          <Face name={state === 'invited' || state === 'expired' ? '?' : name} />
          <TwoLines title={name}>{email}</TwoLines>
        </div>
      </td>
      <td>{state === 'ended' ? <Tag look="end">{t.states.ended}</Tag> : <RoleChoice person={person} />}</td>
      <td className={classNames(table.quiet, table.right, styles.ways)}>
        {state === 'active' && ways.join(', ')}
        {(state === 'invited' || state === 'expired') && (
          <Tag look={state === 'invited' ? 'go' : 'warn'}>{t.states[state]}</Tag>
        )}
      </td>
      <td className={classNames(table.quiet, table.line, table.wide)}>
        {seenAt !== null && momentText(seenAt, readAt, days, locale)}
      </td>
      <td className={classNames(table.quiet, table.wide)}>
        <ul>
          {sessions.map((session) => (
            <PersonSession key={session.id} person={person} session={session} />
          ))}
        </ul>
      </td>
      <td className={classNames(table.wide, table.right)}>
        <PersonActs person={person} />
      </td>
    </tr>
  );
}
