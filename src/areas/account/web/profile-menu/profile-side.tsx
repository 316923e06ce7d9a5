import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Icon } from '#design/page/icon.tsx';
import { Link } from '#web/link.tsx';
import { messages } from '../../messages.ts';
import { profileLinks } from './profile-links.ts';
import styles from './profile-side.module.css';
import { useSignOut } from '../use-sign-out.ts';
import { useUser } from '../user-store.ts';

/** The links beside the account's pages; a row of tabs on narrow screens. */
export function ProfileSide({ label }: { label: string }) {
  const t = useMessages(messages).profileMenu;
  const { user } = useUser();
  const { pathname } = useLocation();
  const { signOut, loading } = useSignOut();
  if (!user) return null;
  return (
    <nav className={`${styles.side} panel`} aria-label={label}>
      <p className={styles.who}>
        <b>{`${user.name} ${user.lastName}`}</b>
        <span>{user.email}</span>
      </p>
      {profileLinks.map(({ to, icon, name }) => (
        // Active when the path contains it (storefront.md section 2), an order's page too.
        <Link key={to} to={to} aria-current={pathname.includes(to) ? 'page' : undefined} className={styles.item}>
          <Icon name={icon} />
          {t[name]}
        </Link>
      ))}
      <button type="button" className={styles.item} aria-busy={loading || undefined} onClick={() => void signOut()}>
        <Icon name="sign-out" />
        {t.leave}
      </button>
    </nav>
  );
}
