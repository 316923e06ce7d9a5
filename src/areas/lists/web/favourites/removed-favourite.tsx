import { useEffect, useRef } from 'react';
import { Button } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';
import styles from './favourites-page.module.css';

/** Takes the place of a removed favourite, until the page is left. */
export function RemovedFavourite({ name, onRestore }: { name: string; onRestore: () => void }) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its card, so keyboard focus moves here.
    if (document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className={styles.removed}>
      <p>
        {t.removedName}
        <b>{name}</b>
      </p>
      <Button variant="line" size="s" icon="undo" aria-label={t.restoreNamed(name)} onClick={onRestore}>
        {t.restore}
      </Button>
    </div>
  );
}
