import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../parts/shortcuts.ts';
import { createScanReader } from './scan-reader.ts';

/** A code that began so long before the screen could hear it is one of what was on the screen before. */
const maxEarlyMs = 3000;
/** Keys from before anybody listens: while a screen opens, a scanner does not wait for the answer that says who is signed in. */
let early: KeyboardEvent[] | null = null;
const keepEarly = (event: KeyboardEvent): void => {
  if (isTyping(event) || event.ctrlKey || event.metaKey) early = [];
  else early = [...(early ?? []), event].slice(-100);
};
if (typeof window !== 'undefined') window.addEventListener('keydown', keepEarly, { capture: true });

function takeEarly(): readonly KeyboardEvent[] {
  window.removeEventListener('keydown', keepEarly, { capture: true });
  const kept = (early ?? []).filter(({ timeStamp }) => performance.now() - timeStamp < maxEarlyMs);
  early = null;
  return kept;
}

/** Hears codes of a scanner. In a field and behind a dialog they are what is typed there. */
export function useScanner(onScan: (code: string) => void): void {
  const scan = useEffectEvent(onScan);
  useEffect(() => {
    const reader = createScanReader();
    const listen = (event: KeyboardEvent): void => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || document.querySelector(':modal')) {
        reader.reset();
        return;
      }
      const { isScan, code } = reader.read(event);
      if (!isScan) return;
      // It is no shortcut, and its Enter opens what was read, not the row that has the focus.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (code !== null) scan(code);
    };
    for (const event of takeEarly()) {
      const { code } = reader.read(event);
      if (code !== null) scan(code);
    }
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
