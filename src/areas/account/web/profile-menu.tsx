import { useMessages } from '#i18n/messages.ts';
import { Icon } from '#design/icon.tsx';
import { Link } from '#web/link.tsx';
import { messages } from '../messages.ts';
import styles from './profile-menu.module.css';
import { useSignOut } from './use-sign-out.ts';
import type { User } from './user-store.ts';

/** Who is signed in, and the ways through the account. */
export function ProfileMenu({ user }: { user: User }) {
  const t = useMessages(messages).profileMenu;
  const { signOut, loading } = useSignOut();
  return (
    <>
      <p className={styles.who}>
        <b>{`${user.name} ${user.lastName}`}</b>
        <span>{user.email}</span>
      </p>
      <ul className={styles.list}>
        <li>
          <Link to="/profile/orders" className={styles.item}>
            <Icon name="box" />
            {t.orders}
          </Link>
        </li>
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
