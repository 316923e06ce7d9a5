import { LoginView } from '#areas/account/web/account-web.ts';
import { Box } from '#design/page/box.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import { GuestForm } from './guest-form.tsx';

/** Offers visitors to sign in or to continue without an account. */
export function VisitorChoice({ onOpened }: { onOpened: () => void }) {
  const t = useMessages(messages);
  return (
    <>
      <PageHead title={t.visitor.title} />
      <div className={styles.choice}>
        <Box title={t.visitor.signIn}>
          <LoginView onClose={onOpened} />
        </Box>
        <Box title={t.visitor.guest} className={styles.second}>
          <GuestForm onOpened={onOpened} />
        </Box>
      </div>
    </>
  );
}
