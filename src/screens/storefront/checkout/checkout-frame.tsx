import { Outlet } from 'react-router';
import { useUser } from '#areas/account/web/user-store.ts';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { AuthModal } from '#areas/account/web/sign-in/auth-modal.tsx';
import { useBasketLoading } from '#areas/basket/web/basket-store.ts';
import { OnlineShop, useMessages } from '#i18n/messages.ts';
import { PageArrival } from '#web/page-arrival.tsx';
import { messages } from '../frame/page/messages.ts';
import { PageAddress } from '../frame/page/page-address.tsx';
import { PageState } from '../frame/page/page-state.tsx';
import { CheckoutFooter } from './checkout-footer.tsx';
import { useCheckoutFrame } from './checkout-frame-data.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import styles from './checkout-frame.module.css';

export { PageFailed as ErrorBoundary } from '../frame/page/page-failed.tsx';
export { loadCheckoutFrame as loader } from './checkout-frame-data.ts';

/** What surrounds the checkout: the steps and the store's phone, no menus that lead away from the order. */
export default function CheckoutFrame() {
  const t = useMessages(messages);
  const { siteUrl, languages, contacts } = useCheckoutFrame();
  return (
    <OnlineShop value={!hasStore(contacts)}>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <PageAddress siteUrl={siteUrl} languages={languages} />
      <PageState />
      <BasketData />
      <CheckoutHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <CheckoutFooter />
      <AuthModal />
      <PageArrival />
    </OnlineShop>
  );
}

/** Loads the basket after hydration, because the page itself is the same for everybody. */
function BasketData() {
  const { isKnown, user } = useUser();
  useBasketLoading(isKnown ? (user?.id ?? null) : undefined);
  return null;
}
