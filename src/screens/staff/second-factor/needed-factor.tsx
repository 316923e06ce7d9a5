import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { messages as sessionMessages } from '../session/messages.ts';
import { refreshSession } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactor } from './second-factor.tsx';
import gate from '../session/gate.module.css';

/** A code of an app or a passkey, without which nothing else is shown. */
export default function NeededFactor({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages);
  const { signOut } = useMessages(sessionMessages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: async () => valueOf(await client('DELETE /staff/session')),
    onSettled: () => refreshSession(queries),
  });
  return (
    <SecondFactor onDone={onDone} isNeeded>
      <p>{t.orPasskey}</p>
      <PasskeysCard onAdded={onDone} />
      <p className={gate.links}>
        <LinkButton onClick={() => leave.mutate()}>{signOut}</LinkButton>
      </p>
    </SecondFactor>
  );
}
