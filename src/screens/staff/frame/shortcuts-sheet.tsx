import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import { menu } from '../palette/menu.ts';
import { IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { shortcutsOn, switchShortcuts, useShortcuts } from '../parts/shortcuts.ts';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import styles from './shortcuts-sheet.module.css';

/** The keys that act, by place, and the switch that turns them off. */
export function ShortcutsSheet({ ref: dialog }: { ref: RefObject<HTMLDialogElement | null> }) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const may = useMay();
  const isOn = useStore(shortcutsOn);
  const screens = menu.filter(({ needs }) => needs === undefined || may(needs));
  useShortcuts({
    '[Shift]+?': () => dialog.current?.showModal(),
    c: () => may('orders.edit') && void navigate('/orders/new'),
    ...Object.fromEntries(screens.map(({ key, to }) => [`g ${key}`, () => void navigate(to)])),
  });
  const { C: newOrder, ...everywhere } = t.keys.everywhere;
  const places = [
    { ...everywhere, ...(may('orders.edit') && { C: newOrder }) },
    ...(may('orders.read') ? [t.keys.list, t.keys.order] : []),
    { place: t.goTo, ...Object.fromEntries(screens.map(({ key, text }) => [`G ${key.toUpperCase()}`, t[text]])) },
  ];
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
        isWide
        actions={
          <>
            <p className={styles.scanner}>{may('orders.read') ? t.scanner : t.scannerOfArticles}</p>
            <label className={styles.switch}>
              <input type="checkbox" checked={isOn} onChange={({ target }) => switchShortcuts(target.checked)} />
              {t.shortcutsOn}
            </label>
          </>
        }
      >
        <div className={styles.places}>
          {places.map(({ place, ...keys }) => (
            <section key={place}>
              <h3>{place}</h3>
              <dl>
                {Object.entries(keys).map(([key, meaning]) => (
                  <div key={key}>
                    <dt>{meaning}</dt>
                    <dd>
                      {key.split(' ').map((one) => (
                        <kbd key={one}>{one === 'Space' ? t.space : one}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
