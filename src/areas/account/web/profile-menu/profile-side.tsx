import { useProfileLinks, UserName } from './profile-links.tsx';
import styles from './profile-side.module.css';
import { useUser } from '../user-store.ts';

/** The links beside the account's pages; a row of tabs on narrow screens. */
export function ProfileSide({ label }: { label: string }) {
  const { user } = useUser();
  const links = useProfileLinks(styles.item);
  if (!user) return null;
  return (
    <nav className={`${styles.side} panel no-print`} aria-label={label}>
      <UserName user={user} className={styles.who} />
      {links}
    </nav>
  );
}
