import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { OnlineShop, useMessages } from '#i18n/messages.ts';
import { PageArrival } from '#web/page-arrival.tsx';
import { useUser } from '#areas/account/web/user-store.ts';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';
import { compared, favourites } from '#areas/lists/web/shopper-lists.ts';
import { useListOwner } from '#areas/lists/web/use-list.ts';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { AuthModal } from '#areas/account/web/sign-in/auth-modal.tsx';
import { Footer } from './footer/footer.tsx';
import { FrameOverlays } from './frame-overlays.tsx';
import { Header } from './header/header.tsx';
import { messages } from './page/messages.ts';
import { PageAddress } from './page/page-address.tsx';
import { PageState } from './page/page-state.tsx';
import { useFrame } from './frame-data.ts';
import { TabBar } from './header/tab-bar.tsx';
import styles from './frame.module.css';

export { loadFrame as loader } from './frame-data.ts';
export { ErrorPage as ErrorBoundary } from './error-page.tsx';

/** The header, footer and overlays of the shop. */
export default function ShopFrame() {
  const t = useMessages(messages);
  const { base, contacts } = useFrame();
  return (
    <OnlineShop value={!hasStore(contacts)}>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <PageAddress siteUrl={base.url} languages={base.languages} />
      <PageState />
      <VisitorData />
      <Header />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <TabBar />
      <FrameOverlays />
      <AuthModal />
      <PageArrival />
    </OnlineShop>
  );
}

/** Loads the visitor's own data after hydration, because the page itself is the same for everybody. */
function VisitorData() {
  const { isKnown, user } = useUser();
  const userId = isKnown ? (user?.id ?? null) : undefined;
  useBasketLoading(userId);
  useListOwner(favourites, userId);
  useListOwner(compared, userId);
  useEffect(() => {
    // Loaded for signed-in users only.
    if (user?.id !== undefined)
      // Not loaded by a page that is left at once; the next one joins them.
      void import('#areas/lists/web/viewed/viewed-products.ts').then(
        ({ joinViewed }) => joinViewed(),
        () => {},
      );
  }, [user?.id]);
  return null;
}
