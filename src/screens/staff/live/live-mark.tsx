import { classNames } from '#design/class-names.ts';
import { useMessages } from '#i18n/messages.ts';
import { useStore } from '#web/use-store.ts';
import styles from './live-mark.module.css';
import { messages } from './messages.ts';
import { streamState } from './order-stream.ts';

/** Whether what is shown of orders follows their changes; nothing before that is known. */
export function LiveMark() {
  const t = useMessages(messages);
  const state = useStore(streamState);
  return (
    <span className={classNames(styles.mark, state === 'lost' && styles.lost)} aria-live="polite">
      {state === 'live' && t.live}
      {state === 'lost' && (
        <>
          {t.lost}
          <span className="vh">. {t.mayBeOld}</span>
        </>
      )}
    </span>
  );
}
