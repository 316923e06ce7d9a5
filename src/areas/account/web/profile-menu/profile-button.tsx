import { type KeyboardEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '#design/class-names.ts';
import { HeaderAction } from '#design/actions/header-action.tsx';
import { useHref } from '#web/link.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { openAuthModal } from '../sign-in/auth-modal-store.ts';
import { knownUser, useUser } from '../user-store.ts';
import styles from './profile-button.module.css';
import { runInBackground } from '#web/run-in-background.ts';

// Loaded for signed-in users only, with the account's texts.
const ProfileMenu = lazyPart(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));

/** The header's account button: opens the login for visitors, shows name and menu to a signed-in user. */
export function ProfileButton({ label }: { label: string }) {
  const { user } = useUser();
  const href = useHref()('/profile/orders');
  const navigate = useNavigate();
  const [isDismissed, setDismissed] = useState(false);

  /** A click may come before the session is resumed. */
  async function openOrdersOrLogin(): Promise<void> {
    if (await knownUser()) runInBackground(navigate(href));
    else openAuthModal();
  }
  if (!user)
    return (
      <HeaderAction
        icon="user"
        label={label}
        href={href}
        onClick={onPlainClick(() => void openOrdersOrLogin())}
        aria-haspopup="dialog"
      />
    );

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
