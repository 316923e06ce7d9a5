import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '../parts/button.tsx';
import { GateFrame } from '../session/gate-frame.tsx';
import { messages as sessionMessages } from '../session/messages.ts';
import { refreshSession, useMember } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { SecondFactor } from './second-factor.tsx';
import gate from '../session/gate.module.css';

/** The screens, once those who need a second factor have one and have kept its recovery codes. */
export function SecondFactorGate() {
  const t = useMessages(messages);
  const { signOut } = useMessages(sessionMessages);
  const { needsSecondFactor = false } = useMember();
  const client = useStaffClient();
  const queries = useQueryClient();
  const [isSettingUp, setIsSettingUp] = useState(needsSecondFactor);
  if (needsSecondFactor && !isSettingUp) setIsSettingUp(true);
  const leave = useMutation({
    mutationFn: async () => valueOf(await client('DELETE /staff/session')),
    onSettled: () => refreshSession(queries),
  });
  const finish = async (): Promise<void> => {
    await refreshSession(queries);
    setIsSettingUp(false);
  };
  if (!isSettingUp) return <Outlet />;
  return (
    <GateFrame>
      <SecondFactor onDone={() => void finish()} isNeeded>
        <p>{t.orPasskey}</p>
        <PasskeysCard onAdded={() => void finish()} />
        <p className={gate.links}>
          <LinkButton onClick={() => leave.mutate()}>{signOut}</LinkButton>
        </p>
      </SecondFactor>
    </GateFrame>
  );
}
