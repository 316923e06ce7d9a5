import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { useMember } from '../session/session.ts';
import { usePersonActs } from '../session/use-person-acts.ts';
import { messages } from './messages.ts';
import styles from './frame.module.css';

/** Who is signed in, and what concerns them: their language and second factor, locking the screen, leaving. */
export function PersonMenu() {
  const t = useMessages(messages);
  const { roles } = useMessages(sessionMessages);
  const { name, email, role } = useMember();
  const { otherLocale, speak, lock, leave } = usePersonActs();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const choose = (act: () => void) => (): void => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <>
      <button type="button" className={styles.who} popoverTarget={menuId}>
        <span className={styles.face} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <span className={styles.name}>
          <b>{name}</b> <small>{roles[role]}</small>
        </span>
        <span className="vh">{t.personMenu}</span>
      </button>
      <div ref={menu} id={menuId} popover="auto" className={styles.menu}>
        <p>{email}</p>
        <button type="button" lang={otherLocale} onClick={choose(speak)}>
          {t.language}
        </button>
        <Link to="/me" onClick={() => menu.current?.hidePopover()}>
          {t.me}
        </Link>
        <button type="button" onClick={choose(lock)}>
          {t.lock}
        </button>
        <button type="button" onClick={choose(leave)}>
          {t.signOut}
        </button>
      </div>
    </>
  );
}
