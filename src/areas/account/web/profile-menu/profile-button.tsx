import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { classNames } from '#design/class-names.ts';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { useHref } from '#web/link.tsx';
import { opensAuthModal } from '../sign-in/auth-modal-store.ts';
import styles from './profile-button.module.css';
import { useUser } from '../user-store.ts';

// Loaded for signed-in users only, with the account's texts.
const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

/** The header's account button: opens the login for visitors, shows name and menu to a signed-in user. */
export function ProfileButton({ label }: { label: string }) {
  const { user } = useUser();
  const href = useHref()('/profile/orders');
  const [isDismissed, setDismissed] = useState(false);
  if (!user)
    return <HeaderAction icon="user" label={label} href={href} onClick={opensAuthModal} aria-haspopup="dialog" />;

  const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
  return (
    <div
      className={classNames(styles.place, isDismissed && styles.dismissed)}
      role="presentation"
      onKeyDown={dismiss}
      onMouseLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      <HeaderAction icon="user" label={user.name} aria-label={`${user.name} · ${label}`} href={href} />
      <div className={styles.menu}>
        <div className={`${styles.panel} panel`}>
          <Suspense>
            <ProfileMenu user={user} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
