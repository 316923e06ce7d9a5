import { Outlet } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { PageArrival } from '#web/page-arrival.tsx';
import { AuthModal } from '#areas/account/web/sign-in/auth-modal.tsx';
import { Footer } from './footer/footer.tsx';
import { FrameOverlays } from './frame-overlays.tsx';
import { Header } from './header/header.tsx';
import { messages } from './messages.ts';
import { PageAddress } from './page-address.tsx';
import { PageState } from './page-state.tsx';
import { TabBar } from './header/tab-bar.tsx';
import { VisitorData } from './visitor-data.tsx';
import styles from './frame.module.css';

/** Header, footer and everything else around a page. */
export function Frame() {
  const t = useMessages(messages);
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <PageAddress />
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
    </>
  );
}
