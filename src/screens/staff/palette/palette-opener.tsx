import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { Icon } from '../parts/icon.tsx';
import { keepFocus } from '../parts/keep-focus.ts';
import { scanField } from '../parts/scan-field.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { PaletteComing } from './palette-coming.tsx';
import { usePaletteText } from './use-palette-text.ts';
import styles from './palette-opener.module.css';
import { useScanner } from './use-scanner.ts';
import type { FrameNames } from './use-screens.ts';
import { runInBackground } from '#web/run-in-background.ts';

// Its list is larger than a screen.
const Palette = lazy(() => import('./palette.tsx'));

interface PaletteOpenerProps {
  readonly names: FrameNames;
  readonly onShortcuts: () => void;
}

/** The search box of the top bar, which opens the palette, as Ctrl K does; a scanner fills the screen's field for scans, else leads to the order or to what it finds. */
export function PaletteOpener({ names, onShortcuts }: PaletteOpenerProps) {
  const t = usePaletteText();
  const navigate = useNavigate();
  const client = useStaffClient();
  const [text, setText] = useState<string | null>(null);
  const from = useRef<Element | null>(null);
  const show = (typed: string): void => {
    from.current = document.activeElement;
    setText(typed);
  };
  const close = (): void => {
    setText(null);
    // Not to the field that stood there until the palette had come.
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true });
    keepFocus();
  };
  const open = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    if (!document.querySelector(':modal')) show('');
  });
  // With Ctrl it is no letter that is typed: it acts in fields too, and cannot be switched off.
  useEffect(() => tinykeys(window, { '$mod+k': (event) => open(event) }, { ignore: () => false }), []);
  useScanner((code) => {
    const take = scanField();
    if (take) return take(code);
    void (async () => {
      const outcome = await client('POST /staff/search', { body: { query: code, limit: 2 } });
      const { orders = [], articles = [] } = outcome.ok ? outcome.value : {};
      if (orders.length === 1 && articles.length === 0) runInBackground(navigate(`/orders/${orders[0]!.orderId}`));
      else show(code);
    })().catch(() => show(code));
  });
  return (
    <>
      <button type="button" className={styles.find} onClick={() => show('')}>
        <Icon name="search" />
        <span>{t.open}</span>
        <kbd aria-hidden="true">{t.keys.ctrl}</kbd> <kbd aria-hidden="true">K</kbd>
      </button>
      {text !== null && (
        <Suspense fallback={<PaletteComing text={text} onType={setText} onClose={close} />}>
          <Palette names={names} initialText={text} onShortcuts={onShortcuts} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
