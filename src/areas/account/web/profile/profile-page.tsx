import { useState } from 'react';
import { Columns } from '#design/page/columns.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { browserApi } from '#web/browser-api.ts';
import { PrivatePage } from '../private-page.tsx';
import { ProfileSide } from '../profile-menu/profile-side.tsx';
import { usePrivateData } from '../use-private-data.ts';
import { type User, userStore, useUser } from '../user-store.ts';
import { AddressBook } from './address-book.tsx';
import { messages } from './messages.ts';
import { PersonalForm } from './personal-form.tsx';
import styles from './profile-page.module.css';

// They stand at the end of the page.
const EmailForm = lazyPart(async () => ({ default: (await import('./email-form.tsx')).EmailForm }));
const PasswordForm = lazyPart(async () => ({ default: (await import('./password-form.tsx')).PasswordForm }));
const SessionList = lazyPart(async () => ({ default: (await import('./session-list.tsx')).SessionList }));
const OwnData = lazyPart(async () => ({ default: (await import('./own-data.tsx')).OwnData }));

/** The signed-in user's settings. */
export function ProfilePage() {
  const t = useMessages(messages);
  const { data, reload } = usePrivateData('profile', () => browserApi()('GET /admin/user'), { needsAccount: true });
  // Shared with header and checkout, so that they show a change at once.
  const { user: currentUser } = useUser();
  const updateUser = (user: User) => userStore.set({ isKnown: true, isAuth: true, user });

  const page = (
    <PrivatePage data={data} onRetry={reload}>
      {(loaded) => <Settings user={currentUser ?? loaded} onSaved={updateUser} />}
    </PrivatePage>
  );
  if (data.status === 'visitor') return page;
  return (
    <>
      <PageHead title={t.title} />
      <Columns side="menu" className={styles.columns}>
        <ProfileSide label={t.profile} />
        <div>{page}</div>
      </Columns>
    </>
  );
}

function Settings({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  // A new password ends the other sessions, so their list is loaded again.
  const [passwordChanges, setPasswordChanges] = useState(0);
  function changedPassword(): void {
    onSaved({ ...user, hasPassword: true });
    setPasswordChanges((count) => count + 1);
  }
  return (
    <>
      <PersonalForm user={user} onSaved={onSaved} />
      <AddressBook addresses={user.addresses} onSaved={onSaved} />
      <EmailForm user={user} />
      <PasswordForm user={user} onChanged={changedPassword} />
      <SessionList key={passwordChanges} />
      <OwnData user={user} />
    </>
  );
}
