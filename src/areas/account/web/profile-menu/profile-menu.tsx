import { useProfileLinks, UserName } from './profile-links.tsx';
import styles from './profile-menu.module.css';
import type { User } from '../user-store.ts';

/** The signed-in user and the links to the account's pages. */
export function ProfileMenu({ user }: { user: User }) {
  const links = useProfileLinks(styles.item);
  return (
    <>
      <UserName user={user} className={styles.who} />
      <ul className={styles.list}>
        {links.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </>
  );
}
