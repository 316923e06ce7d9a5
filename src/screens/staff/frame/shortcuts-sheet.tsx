import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { shortcutsOn, switchShortcuts, useShortcuts } from '../parts/shortcuts.ts';
import { messages } from './messages.ts';
import styles from './shortcuts-sheet.module.css';

/** The keys that act, by place, and the switch that turns them off. */
export function ShortcutsSheet() {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useStore(shortcutsOn);
  useShortcuts({
    '[Shift]+?': () => dialog.current?.showModal(),
    'g h': () => void navigate('/'),
    'g o': () => void navigate('/orders'),
  });
  return (
    <>
      <IconButton
        className={styles.opener}
        icon="info"
        label={t.shortcuts}
        onClick={() => dialog.current?.showModal()}
      />
      <Dialog
        ref={dialog}
        title={t.shortcuts}
        actions={<Button onClick={() => dialog.current?.close()}>{t.close}</Button>}
      >
        <div className={styles.places}>
          {Object.values(t.keys).map(({ place, ...keys }) => (
            <section key={place}>
              <h3>{place}</h3>
              <dl>
                {Object.entries(keys).map(([key, meaning]) => (
                  <div key={key}>
                    <dt>{meaning}</dt>
                    <dd>
                      <kbd>{key}</kbd>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => switchShortcuts(target.checked)} />
          {t.shortcutsOn}
        </label>
      </Dialog>
    </>
  );
}
