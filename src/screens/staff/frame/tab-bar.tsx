import { useId, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import type { MenuItem } from '../palette/menu.ts';
import { Icon } from '../parts/icon.tsx';
import { messages } from './messages.ts';
import styles from './frame.module.css';

/** Places of the bar; of more screens the last ones are behind "more". */
const places = 5;

interface TabBarProps {
  readonly items: readonly MenuItem[];
  /** Whether a screen is the current one only at its very address. */
  readonly isEnd: (to: string) => boolean;
}

/** The menu at the foot of a telephone. */
export function TabBar({ items, isEnd }: TabBarProps) {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const shown = items.length > places ? places - 1 : places;
  const more = items.slice(shown);
  return (
    <nav className={styles.tabBar} aria-label={t.sections}>
      {items.slice(0, shown).map(({ to, icon, text }) => (
        <NavLink key={to} to={to} end={isEnd(to)}>
          <Icon name={icon} />
          <span>{t[text]}</span>
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
