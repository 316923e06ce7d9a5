import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { GateFrame } from './gate-frame.tsx';
import { messages } from './messages.ts';
import { PinStep } from './pin-step.tsx';
import { leaveScreen, refreshSession, useDevicePeople } from './session.ts';
import { useStaffClient, valueOf } from './staff-client.ts';

export type LockScreenProps = { id: number; name: string; hasPasskey: boolean };

/** Asks the person for their passkey, PIN or password; what they were doing waits behind it. Others who work on this device take it over. */
export function LockScreen({ id, name, hasPasskey }: LockScreenProps) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const people = useDevicePeople().data ?? [];
  const own = people.find((person) => person.id === id) ?? { id, name };
  const others = people.filter((person) => person.id !== id);
  const signOut = useMutation({
    mutationFn: async () => valueOf(await client('DELETE /staff/session')),
    onSettled: () => refreshSession(queries),
  });
  return (
    <GateFrame>
      <PinStep title={t.lockedTitle} help={t.lockedHelp(name)} own={{ ...own, hasPasskey }} others={others}>
        <LinkButton onClick={() => leaveScreen(queries)}>{t.anotherAccount}</LinkButton>
        <LinkButton onClick={() => signOut.mutate()}>{t.signOut}</LinkButton>
      </PinStep>
    </GateFrame>
  );
}
