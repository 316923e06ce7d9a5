import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { GateFrame } from '../session/gate-frame.tsx';
import { refreshSession, useMember } from '../session/session.ts';

// Done once, and no part of the first page.
const NeededFactor = lazy(() => import('./needed-factor.tsx'));

/** The screens, once those who need a second factor have one and have kept its recovery codes. */
export function SecondFactorGate() {
  const { needsSecondFactor = false } = useMember();
  const queries = useQueryClient();
  const [isSettingUp, setIsSettingUp] = useState(needsSecondFactor);
  if (needsSecondFactor && !isSettingUp) setIsSettingUp(true);
  const finish = async (): Promise<void> => {
    await refreshSession(queries);
    setIsSettingUp(false);
  };
  if (!isSettingUp) return <Outlet />;
  return (
    <GateFrame>
      <Suspense fallback={null}>
        <NeededFactor onDone={() => void finish()} />
      </Suspense>
    </GateFrame>
  );
}
