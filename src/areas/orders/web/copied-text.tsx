import { IconButton } from '#design/actions/icon-button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './order-pages.module.css';

/** A text with a button that copies it, or `copied` instead: the spelling that a bank's form accepts. */
export function CopiedText({ name, text, copied = text }: { name: string; text: string; copied?: string }) {
  const t = useMessages(messages).confirm;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      showSnackbar({ text: t.copied, tone: 'good' });
    } catch {
      showSnackbar({ text: t.copyFailed });
    }
  }
  return (
    <span className={styles.copied}>
      {text}
      <IconButton icon="document" label={t.copy(name)} onClick={() => void copy()} />
    </span>
  );
}
