import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { messages } from './messages.ts';
import styles from './news-bar.module.css';

type NewsBarProps = { added: number; hasMoved: boolean; onShow: () => void };

/** Above a list that has changed: '3 nuevos', and a button that shows them. */
export function NewsBar({ added, hasMoved, onShow }: NewsBarProps) {
  const t = useMessages(messages);
  const hasNews = added > 0 || hasMoved;
  return (
    <div role="status">
      {hasNews && (
        <div className={styles.bar}>
          <span>{added > 0 ? t.added(added) : t.moved}</span>
          <Button size="small" onClick={onShow}>
            {t.show}
          </Button>
        </div>
      )}
    </div>
  );
}
