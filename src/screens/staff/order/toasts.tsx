import { useEffect } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { useShortcuts } from '../parts/shortcuts.ts';
import { hideToast, shownToast } from '../parts/toasts.ts';
import { messages } from './messages.ts';
import styles from './toasts.module.css';
import { useUndo } from './use-undo.ts';

/** Says what has just been done, and offers to take it back while that is at hand. */
export function Toasts() {
  const t = useMessages(messages);
  const toast = useStore(shownToast);
  const undo = useUndo();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => hideToast(toast.id), toast.ms);
    return () => clearTimeout(timer);
  }, [toast]);
  const takeBack = (): void => {
    if (toast?.changeId !== undefined) undo(toast.changeId);
  };
  useShortcuts({ z: takeBack });
  return (
    <div role="status">
      {toast && (
        <div className={styles.toast}>
          <span className={styles.text}>{toast.text}</span>
          {toast.changeId !== undefined && (
            <Button onClick={takeBack}>
              {t.undo}
              <kbd aria-hidden="true">Z</kbd>
            </Button>
          )}
          <IconButton icon="close" label={t.closeToast} onClick={() => hideToast(toast.id)} />
        </div>
      )}
    </div>
  );
}
