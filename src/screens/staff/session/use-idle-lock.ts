import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { StaffMember } from '#areas/staff/contract.ts';
import { minuteMs, secondMs } from '#values/durations.ts';
import { lockScreen, rereadSession, sessionTabs } from './session.ts';
import { useStaffClient } from './staff-client.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** As the server counts from the last call; here from the last key or touch, in any tab. */
const idleMs = 30 * minuteMs;
const checkMs = 5 * secondMs;
/** Who writes for long makes no call: one in so long keeps the session from locking meanwhile. */
const callMs = 5 * minuteMs;
const acts = ['keydown', 'pointerdown', 'wheel'] as const;

/** Locks the screen by itself once nobody has typed or touched for half an hour, in all tabs; a device that slept locks when it wakes. */
export function useIdleLock(member: StaffMember | null): void {
  const queries = useQueryClient();
  const client = useStaffClient();
  const lock = useEffectEvent(() => {
    if (member) runInBackground(lockScreen(queries, member));
  });
  const call = useEffectEvent(() => client('GET /staff/me').catch(() => undefined));
  const reread = useEffectEvent(() => void rereadSession(queries));
  const isOpen = member !== null;
  useEffect(() => {
    let [last, told, called] = [Date.now(), Date.now(), Date.now()];
    const act = (): void => {
      last = Date.now();
      if (last - told < checkMs) return;
      told = last;
      sessionTabs.announce('active');
    };
    const check = (): void => {
      if (Date.now() - last >= idleMs) return lock();
      if (last - called < callMs) return;
      called = last;
      runInBackground(call());
    };
    const stopListening = sessionTabs.listen((news) => {
      if (news === 'active') last = Date.now();
      else reread();
    }, reread);
    if (!isOpen) return stopListening;
    const timer = setInterval(check, checkMs);
    for (const kind of acts) window.addEventListener(kind, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    return () => {
      stopListening();
      clearInterval(timer);
      for (const kind of acts) window.removeEventListener(kind, act, { capture: true });
      document.removeEventListener('visibilitychange', check);
    };
  }, [isOpen]);
}
