import { useLocation } from 'react-router';
import { ProfileTab } from '#areas/account/web/profile-tab.tsx';
import { BasketTab } from '#areas/basket/web/basket-tab.tsx';
import { FavouritesTab } from '#areas/favourites/web/favourites-tab.tsx';
import { TabLink, TabLinks } from '#design/tab-link.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { opens, useOverlay } from '#web/overlay-store.ts';
import { cataloguePanelId } from './catalogue-panel-id.ts';
import { messages } from './messages.ts';

/** The five places of a telephone. */
export function TabBar() {
  const t = useMessages(messages);
  const href = useHref();
  const { pathname } = useLocation();
  const overCatalogue = useOverlay() === 'catalogue';
  const isAt = (path: string): boolean => !overCatalogue && (pathname === path || pathname.startsWith(`${path}/`));
  return (
    <TabLinks aria-label={t.mainNavigation} className="no-print">
      <TabLink icon="home" label={t.main} href={href('/')} current={!overCatalogue && pathname === '/'} />
      <TabLink
        icon="grid"
        label={t.catalogue}
        href={href('/catalog')}
        current={overCatalogue || isAt('/catalog')}
        aria-expanded={overCatalogue}
        aria-controls={overCatalogue ? cataloguePanelId : undefined}
        onClick={opens('catalogue')}
      />
      <BasketTab label={t.basket} current={isAt('/basket')} />
      <FavouritesTab current={isAt('/favorites')} />
      <ProfileTab label={t.profile} current={isAt('/profile')} />
    </TabLinks>
  );
}
