import { useLocation } from 'react-router';
import { ProfileTab } from '#areas/account/web/profile-menu/profile-tab.tsx';
import { BasketTab } from '#areas/basket/web/basket-tab.tsx';
import { FavouritesTab } from '#areas/lists/web/favourites/favourites-controls.tsx';
import { TabLink, TabLinks } from '#design/actions/tab-link.tsx';
import { useMessages } from '#i18n/messages.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { useHref } from '#web/link.tsx';
import { opens, useOverlay } from '#web/overlay-store.ts';
import { cataloguePanelId } from '../catalogue-menu/overlay-panel.ts';
import { messages } from '../messages.ts';

type Place = '/' | '/catalog' | '/basket' | '/favorites' | '/profile';
const placesWithin = ['/catalog', '/basket', '/favorites', '/profile'] as const;

const placeOf = (pathname: string): Place | undefined =>
  pathname === '/' ? '/' : placesWithin.find((place) => pathname === place || pathname.startsWith(`${place}/`));

/** The bar of five links at the foot of telephones. */
export function TabBar() {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  return <Tabs place={place} />;
}

const Tabs = cachedFragment(({ place }: { place: Place | undefined }) => {
  const t = useMessages(messages);
  const href = useHref();
  const overCatalogue = useOverlay() === 'catalogue';
  const current = overCatalogue ? '/catalog' : place;
  return (
    <TabLinks aria-label={t.mainNavigation} className="no-print">
      <TabLink icon="home" label={t.start} href={href('/')} current={current === '/'} />
      <TabLink
        icon="grid"
        label={t.catalogue}
        href={href('/catalog')}
        current={current === '/catalog'}
        aria-expanded={overCatalogue}
        aria-controls={overCatalogue ? cataloguePanelId : undefined}
        onClick={opens('catalogue')}
      />
      <BasketTab label={t.basket} current={current === '/basket'} />
      <FavouritesTab current={current === '/favorites'} />
      <ProfileTab label={t.profile} current={current === '/profile'} />
    </TabLinks>
  );
});
