import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../parts/shortcuts.ts';
import { createScanReader } from './scan-reader.ts';

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
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
