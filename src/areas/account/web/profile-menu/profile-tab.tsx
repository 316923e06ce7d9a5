import { Suspense, useState } from 'react';
import { TabLink } from '#design/actions/tab-link.tsx';
import { useHref } from '#web/link.tsx';
import { onPlainClick } from '#web/plain-click.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { openAuthModal } from '../sign-in/auth-modal-store.ts';
import { knownUser, useUser } from '../user-store.ts';

const ProfileDrawer = lazyPart(async () => ({ default: (await import('./profile-drawer.tsx')).ProfileDrawer }));

/** The tab bar's account tab: opens the login for visitors, the profile drawer for a signed-in user. */
export function ProfileTab({ label, current }: { label: string; current: boolean }) {
  const { user } = useUser();
  const href = useHref()('/profile/orders');
  const [isOpen, setOpen] = useState<boolean>();

  /** A tap may come before the session is resumed. */
  async function openDrawerOrLogin(): Promise<void> {
    if (await knownUser()) setOpen(true);
    else openAuthModal();
  }

  return (
    <>
      <TabLink
        icon="user"
        label={label}
        current={current}
        href={href}
        onClick={onPlainClick(() => void openDrawerOrLogin())}
        aria-haspopup="dialog"
      />
      {user && isOpen !== undefined && (
        <Suspense>
          <ProfileDrawer user={user} open={isOpen} onClose={() => setOpen(false)} title={label} />
        </Suspense>
      )}
    </>
  );
}
