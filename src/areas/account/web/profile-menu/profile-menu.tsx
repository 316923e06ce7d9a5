import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Icon } from '#design/page/icon.tsx';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { profileLinks } from './profile-links.ts';
import styles from './profile-menu.module.css';
import { useSignOut } from '../use-sign-out.ts';
import type { User } from '../user-store.ts';

/** The signed-in user and the links to the account's pages. */
export function ProfileMenu({ user }: { user: User }) {
  const t = useMessages(messages).profileMenu;
  const { pathname } = useLocation();
  const { signOut, loading } = useSignOut();
  return (
    <>
      <p className={styles.who}>
        <b>{`${user.name} ${user.lastName}`}</b>
        <span>{user.email}</span>
      </p>
      <ul className={styles.list}>
        {profileLinks.map(({ to, icon, name }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname.includes(to) ? 'page' : undefined} className={styles.item}>
              <Icon name={icon} />
              {t[name]}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} aria-busy={loading || undefined} onClick={() => void signOut()}>
            <Icon name="sign-out" />
            {t.leave}
          </button>
        </li>
      </ul>
    </>
  );
}
