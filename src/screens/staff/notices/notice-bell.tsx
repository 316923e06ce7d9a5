import { type ToggleEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { useMay, useMember } from '../session/session.ts';
import { useAttention } from '../session/use-attention.ts';
import { messages } from './messages.ts';
import { NoticeList } from './notice-list.tsx';
import { noticesOf } from './notices.ts';
import styles from './notices.module.css';
import { useReadNotices } from './use-read-notices.ts';

/** The bell of those who may see orders. Who follows another on the device has read other notices. */
export function NoticeBell() {
  const { id } = useMember();
  return useMay()('orders.read') ? <Bell key={id} memberId={id} /> : null;
}

/** How many matters that need a hand this person has not read, and behind it what they are; read again with each change of an order. */
function Bell({ memberId }: { memberId: number }) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { data, error } = useAttention();
  const { read, markRead } = useReadNotices(memberId);
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const panelId = useId();
  const bell = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const notices = noticesOf(data?.orders ?? []);
  const unread = notices.filter(({ key }) => !read.has(key)).length;
  const onToggle = ({ newState }: ToggleEvent): void => {
    setOpenedAt(newState === 'open' ? new Date() : null);
    // A click outside leaves the focus on the screen or nowhere, unless it was on something that takes it.
    if (newState === 'closed' && document.activeElement?.matches('body, main')) bell.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={bell}
        className={styles.bell}
        icon="bell"
        label={unread === 0 ? t.title : t.bell(formatNumber(unread, locale))}
        popoverTarget={panelId}
        aria-haspopup="dialog"
      >
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconButton>
      {createPortal(
        <section
          ref={panel}
          id={panelId}
          popover="auto"
          role="dialog"
          aria-label={t.title}
          className={styles.panel}
          onToggle={onToggle}
        >
          {openedAt && (
            <>
              <div className={styles.head}>
                <h2>{t.title}</h2>
                <span className="vh" aria-live="polite">
                  {data && unread === 0 && notices.length > 0 && t.allRead}
                </span>
                {notices.length > 0 && (
                  <Button
                    look="quiet"
                    size="small"
                    aria-disabled={unread === 0}
                    onClick={() => markRead(notices.map(({ key }) => key))}
                  >
                    {t.markRead}
                  </Button>
                )}
              </div>
              <NoticeList notices={notices} read={read} now={openedAt} onFollow={() => panel.current?.hidePopover()} />
              {data && notices.length === 0 && <p className={styles.none}>{t.none}</p>}
              {!data && error && <p className={styles.none}>{t.failed}</p>}
            </>
          )}
        </section>,
        document.body,
      )}
    </>
  );
}
