import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DemoStaff } from '#areas/staff/contract.ts';
import { secondMs } from '#values/durations.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { FieldError } from '../parts/field.tsx';
import { useErrorText } from './error-text.ts';
import { messages } from './messages.ts';
import { openScreen } from './session.ts';
import { codeOf, useStaffClient, valueOf } from './staff-client.ts';
import styles from './gate.module.css';

/** An authenticator app shows another code after so long. */
const stepMs = 30 * secondMs;

/** The demo's people, one of each role: a click signs in as one of them, with the code that their app would show. */
export default function DemoAccounts() {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { data: people = [] } = useQuery({
    queryKey: ['demo staff'],
    queryFn: async ({ signal }) => (await (await fetch('/dev/staff.json', { signal })).json()) as DemoStaff,
  });
  const enter = useMutation({
    async mutationFn({ email, password, totpSecret }: DemoStaff[number]) {
      const { state } = valueOf(await client('POST /staff/session', { body: { email, password } }));
      if (state !== 'code_needed' || totpSecret === null) return;
      const { Secret, TOTP } = await import('otpauth');
      const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) });
      const send = (timestamp: number) =>
        client('POST /staff/session/code', { body: { code: totp.generate({ timestamp }) } });
      const sent = await send(Date.now());
      // A code counts once: who signs in again in the same half minute has the next one.
      valueOf(sent.ok || sent.error.code !== 'code_used' ? sent : await send(Date.now() + stepMs));
    },
    onSuccess: () => openScreen(queries),
  });
  return (
    <section className={styles.demo}>
      <h2>{t.demoTitle}</h2>
      <p>{t.demoHelp}</p>
      <div className={styles.demoPeople}>
        {people.map((person) => (
          <Button key={person.role} disabled={enter.isPending} onClick={() => enter.mutate(person)}>
            {t.roles[person.role]}
          </Button>
        ))}
      </div>
      {enter.error && (
        <FieldError>{codeOf(enter.error) === 'code_used' ? t.demoWait : errorText(enter.error)}</FieldError>
      )}
    </section>
  );
}
