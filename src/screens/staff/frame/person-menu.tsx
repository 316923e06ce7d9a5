import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages as sessionMessages } from '../session/messages.ts';
import { lockScreen, refreshSession, useMember } from '../session/session.ts';
import { useStaffClient, valueOf } from '../session/staff-client.ts';
import { messages } from './messages.ts';
import styles from './frame.module.css';

/** Who is signed in, and what concerns them: their language and second factor, locking the screen, leaving. */
export function PersonMenu() {
  const t = useMessages(messages);
  const { roles } = useMessages(sessionMessages);
  const { id, name, email, role } = useMember();
  const otherLocale = useLocale() === 'es' ? 'ca' : 'es';
  const client = useStaffClient();
  const queries = useQueryClient();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const act = useMutation({
    async mutationFn(call: () => Promise<unknown>) {
      menu.current?.hidePopover();
      await call();
    },
    onSettled: () => refreshSession(queries),
  });
  const speak = () => client('PUT /staff/me', { body: { locale: otherLocale } }).then(valueOf);
  const lock = () => lockScreen(queries, { id, name });
  const leave = () => client('DELETE /staff/session').then(valueOf);
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
        <button type="button" lang={otherLocale} onClick={() => act.mutate(speak)}>
          {t.language}
        </button>
        <Link to="/me" onClick={() => menu.current?.hidePopover()}>
          {t.me}
        </Link>
        <button type="button" onClick={() => act.mutate(lock)}>
          {t.lock}
        </button>
        <button type="button" onClick={() => act.mutate(leave)}>
          {t.signOut}
        </button>
      </div>
    </>
  );
}
