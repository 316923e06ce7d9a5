import type { StaffPerson } from '#areas/staff/people-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { type StaffRole, staffRoles } from '#values/staff-roles.ts';
import { FieldError } from '../parts/field.tsx';
import { useErrorText } from '../session/error-text.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { usePersonAct } from './use-person-act.ts';
import styles from './people.module.css';

/** Somebody's role; another counts from their next click on. */
export function RoleChoice({ person: { id, name, role } }: { person: StaffPerson }) {
  const t = useMessages(messages);
  const { roles } = useMessages(sessionMessages);
  const client = useStaffClient();
  const errorText = useErrorText();
  const { act, dialog } = usePersonAct();
  const choose = (chosen: StaffRole): void =>
    act.mutate({
      call: () => client('PUT /staff/people/:id', { params: { id: String(id) }, body: { role: chosen } }),
      done: t.roleChanged(name, roles[chosen]),
    });
  return (
    <>
      <select
        className={styles.select}
        aria-label={t.roleOf(name)}
        value={role}
        disabled={act.isPending}
        onChange={({ target }) => choose(target.value as StaffRole)}
      >
        {staffRoles.map((one) => (
          <option key={one} value={one}>
            {roles[one]}
          </option>
        ))}
      </select>
      {act.error && <FieldError>{errorText(act.error)}</FieldError>}
      {dialog}
    </>
  );
}
