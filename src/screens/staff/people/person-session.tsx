import { useState } from 'react';
import { deviceText } from '#areas/staff/device-text.ts';
import type { StaffPerson } from '#areas/staff/people-calls.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as ordersMessages } from '../orders/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { momentText } from '../parts/moments.ts';
import { SessionTimes } from '../parts/session-times.tsx';
import { useErrorText } from '../session/error-text.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { usePersonAct } from './use-person-act.ts';
import styles from './people.module.css';

type PersonSessionProps = { person: StaffPerson; session: StaffPerson['sessions'][number] };

/** From what somebody is signed in; ends there at once, but for the screen that shows it. */
export function PersonSession({ person, session: { id, device: stored, isThis, ...times } }: PersonSessionProps) {
  const t = useMessages(messages);
  const { days } = useMessages(ordersMessages);
  const locale = useLocale();
  const device = deviceText(stored, locale);
  const [now] = useState(() => new Date());
  const since = momentText(times.openedAt, now, days, locale);
  const client = useStaffClient();
  const errorText = useErrorText();
  const { act, dialog } = usePersonAct();
  const params = { id: String(person.id), sessionId: String(id) };
  const end = (): void =>
    act.mutate({
      call: () => client('DELETE /staff/people/:id/sessions/:sessionId', { params }),
      done: t.sessionEnded(device),
    });
  return (
    <li className={styles.session}>
      {device}
      {isThis && ` (${t.thisOne})`}
      <SessionTimes session={{ ...times, isThis }} now={now} days={days} />
      {!isThis && (
        <LinkButton aria-label={t.endSessionOf(person.name, device, since)} disabled={act.isPending} onClick={end}>
          {t.endSession}
        </LinkButton>
      )}
      {act.error && <FieldError>{errorText(act.error)}</FieldError>}
      {dialog}
    </li>
  );
}
