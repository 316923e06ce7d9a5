import { useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import type { MenuItem } from '../palette/menu.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from './messages.ts';
import { WaitingCount } from './waiting-count.tsx';
import styles from './frame.module.css';

/** Places of the bar; of more screens the last ones are behind "more". */
const places = 5;

interface TabBarProps {
  readonly items: readonly MenuItem[];
  /** Whether a screen is the current one only at its very address. */
  readonly isEnd: (to: string) => boolean;
  readonly countOf: (item: MenuItem) => number;
}

/** The menu at the foot of a telephone. */
export function TabBar({ items, isEnd, countOf }: TabBarProps) {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const shown = items.length > places ? places - 1 : places;
  const more = items.slice(shown);
  return (
    <nav className={styles.tabBar} aria-label={t.sections}>
      {items.slice(0, shown).map((item) => (
        <NavLink key={item.to} to={item.to} end={isEnd(item.to)}>
          <Icon name={item.icon} />
          <span>{t[item.text]}</span>
          <WaitingCount count={countOf(item)} />
        </NavLink>
      ))}
      {more.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget={menuId}
            data-current={more.some(({ to }) => to === pathname) || undefined}
          >
            <Icon name="more" />
            <span>{t.more}</span>
          </button>
          <div ref={menu} id={menuId} popover="auto" className={`${styles.menu} ${styles.moreMenu}`}>
            {more.map(({ to, text }) => (
              <NavLink key={to} to={to} end onClick={() => menu.current?.hidePopover()}>
                {t[text]}
              </NavLink>
            ))}
          </div>
        </>
      )}
    </nav>
  );
}
