import { useMessages } from '#i18n/messages.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { messages } from './messages.ts';
import styles from './people.module.css';

/** Whom an invitation is mailed to in a moment, and its link, which the shop has as a hash only: to be copied now if it is. */
export function LinkOnce({ link, email }: { link: string; email: string }) {
  const t = useMessages(messages);
  return (
    <>
      <p role="status">{t.mailed(email)}</p>
      <p>{t.linkHelp}</p>
      <p>
        <code className={styles.link}>{link}</code>
      </p>
      <p>
        <CopyButton text={link} label={t.copyLink} />
      </p>
    </>
  );
}
