import { messages } from '#areas/account/web/profile/messages.ts';
import { ProfilePage } from '#areas/account/web/profile/profile-page.tsx';
import { useMessages } from '#i18n/messages.ts';
import { TitledPage } from '../frame/titled-page.tsx';

export default function ProfileScreen() {
  const { title, description } = useMessages(messages);
  return (
    <TitledPage title={title} description={description}>
      <ProfilePage />
    </TitledPage>
  );
}
