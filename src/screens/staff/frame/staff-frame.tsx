import { Suspense, useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Toasts } from '../order/toasts.tsx';
import { menu } from '../palette/menu.ts';
import { PaletteOpener } from '../palette/palette-opener.tsx';
import { Icon, Mark } from '../parts/icon.tsx';
import { keepFocus } from '../parts/keep-focus.ts';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { shopName } from '../parts/shop-name.ts';
import { State } from '../parts/state.tsx';
import { LiveMark } from '../live/live-mark.tsx';
import { useOrderStream } from '../live/order-stream.ts';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { messages as sessionMessages } from '../session/messages.ts';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';
import { PersonMenu } from './person-menu.tsx';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { TabBar } from './tab-bar.tsx';
import { useMenuCounts } from './use-menu-counts.ts';
import { WaitingCount } from './waiting-count.tsx';
import styles from './frame.module.css';

/** Menu at the left, or at the foot of a telephone; the person at the top; the screen. */
export function StaffFrame() {
  const t = useMessages(messages);
  const { notPermitted, askOwner } = useMessages(sessionMessages);
  const may = useMay();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  useOrderStream();
  useFocusOfScreen(pathname + search);
  const countOf = useMenuCounts();
  const isRefused = menu.some(
    ({ to, needs }) => needs !== undefined && !may(needs) && (pathname === to || pathname.startsWith(`${to}/`)),
  );
  const items = menu.filter(({ needs }) => needs === undefined || may(needs));
  const isEnd = (to: string): boolean => to !== '/orders' || pathname === '/orders/new';
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t.skip}
      </a>
      <div className={styles.app}>
        <nav className={styles.side} aria-label={t.backOffice}>
          <Link className={styles.logo} to="/">
            <Mark className={styles.mark} />
            <span className={styles.text}>
              {shopName()}
              <small>{t.backOffice}</small>
            </span>
          </Link>
          {items.map(({ to, icon, text }) => (
            <NavLink key={to} to={to} end={isEnd(to)} className={styles.item}>
              <Icon name={icon} />
              <span className={styles.text}>{t[text]}</span>
              <WaitingCount count={countOf({ text })} />
            </NavLink>
          ))}
          <button type="button" className={styles.keys} onClick={() => sheet.current?.showModal()}>
            <kbd aria-hidden="true">?</kbd>
            <span className={styles.text}>{t.shortcuts}</span>
          </button>
        </nav>
        <div>
          <header className={styles.top}>
            <Link className={`${styles.logo} ${styles.topLogo}`} to="/" aria-label={`${shopName()}, ${t.today}`}>
              <Mark className={styles.mark} />
            </Link>
            <PaletteOpener names={t} onShortcuts={() => sheet.current?.showModal()} />
            <div className={styles.end}>
              <LiveMark />
              <ShortcutsSheet ref={sheet} />
              <NoticeBell />
              <PersonMenu />
            </div>
          </header>
          <main ref={main} id="main" className={styles.page} tabIndex={-1}>
            {isRefused ? (
              <State icon="warning" title={notPermitted} text={askOwner} as="h1" />
            ) : (
              <Suspense fallback={<LoadingRows label={t.backOffice} />}>
                <Outlet />
              </Suspense>
            )}
          </main>
        </div>
      </div>
      <TabBar items={items} isEnd={isEnd} countOf={countOf} />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** The link, button or field that has led to an address may have gone with what was shown before. */
function useFocusOfScreen(address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    keepFocus();
  }, [address]);
}
