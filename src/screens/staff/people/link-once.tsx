import { useMessages } from '#i18n/messages.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { messages } from './messages.ts';
import styles from './people.module.css';

/** The link of an invitation, which the shop has as a hash only: to be copied now. */
export function LinkOnce({ link }: { link: string }) {
  const t = useMessages(messages);
  return (
    <>
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
