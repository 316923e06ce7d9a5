import { messages } from '#areas/account/web/profile/messages.ts';
import { ProfilePage } from '#areas/account/web/profile/profile-page.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/use-frame.ts';
import { useHref } from '#web/link.tsx';

/** The same frame for everybody; the browser fills in what is its owner's. */
export default function ProfileScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${t.title} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.home, href: href('/') }, { label: t.title }]} />
      <ProfilePage />
    </div>
  );
}
