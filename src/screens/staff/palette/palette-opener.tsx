import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { useMessages } from '#i18n/messages.ts';
import { Icon } from '../parts/icon.tsx';
import { scanField } from '../parts/scan-field.ts';
import { useStaffClient } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import { PaletteComing } from './palette-coming.tsx';
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
  const t = useMessages(messages);
  const navigate = useNavigate();
  const client = useStaffClient();
  const [text, setText] = useState<string | null>(null);
  const open = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    if (!document.querySelector(':modal')) setText('');
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
      else setText(code);
    })().catch(() => setText(code));
  });
  return (
    <>
      <button type="button" className={styles.find} onClick={() => setText('')}>
        <Icon name="search" />
        <span>{t.open}</span>
        <kbd aria-hidden="true">{t.keys.ctrl}</kbd> <kbd aria-hidden="true">K</kbd>
      </button>
      {text !== null && (
        <Suspense fallback={<PaletteComing text={text} onType={setText} onClose={() => setText(null)} />}>
          <Palette names={names} initialText={text} onShortcuts={onShortcuts} onClose={() => setText(null)} />
        </Suspense>
      )}
    </>
  );
}
