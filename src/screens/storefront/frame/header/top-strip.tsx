import { StoreStatus } from '#areas/store/web/store-status.tsx';
import { useStoreStatus } from '#areas/store/web/use-store-status.ts';
import { Icon } from '#design/page/icon.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { opens } from '#web/overlay-store.ts';
import { hasStore, phoneLink } from '#areas/store/web/store-contacts.ts';
import { LanguageLink } from './language-link.tsx';
import { messages } from '../messages.ts';
import { TopMenu } from './top-menu.tsx';
import { useFrame } from '../frame-data.ts';
import styles from './top-strip.module.css';

/** Store, telephone and chat on the left, the menu on the right. */
export function TopStrip() {
  return (
    <div className={`${styles.strip} no-print`}>
      <div className={`${styles.row} wrap`}>
        <StoreAndMenu />
        <Zipcode />
        <LanguageLink className={styles.language} icon={<Icon name="globe" size="s" className="only-m" />} />
      </div>
    </div>
  );
}

/** Written by the server alone and left as it is: the frame stays while pages change, and its script would be on each of them. */
const ZipcodeMenu = import.meta.env.SSR && (await import('./zipcode-menu.tsx')).default;
const Zipcode = () =>
  ZipcodeMenu ? (
    <div className={styles.zipcode}>
      <ZipcodeMenu />
    </div>
  ) : (
    <div className={styles.zipcode} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );

const StoreAndMenu = cachedFragment(() => (
  <>
    <StoreStrip />
    <TopMenu />
  </>
));

function StoreStrip() {
  const t = useMessages(messages);
  const href = useHref();
  const { contacts } = useFrame();
  const status = useStoreStatus(contacts.hours);
  return (
    <div className={styles.store}>
      {hasStore(contacts) && (
        <>
          <a className={styles.status} href={href('/working-hours')} aria-haspopup="dialog" onClick={opens('hours')}>
            <StoreStatus status={status} contacts={contacts} />
            <Icon name="chevron-down" size="s" />
          </a>
          <a
            className={styles.address}
            href={contacts.directionsUrl}
            target="_blank"
            rel="noopener"
            onClick={opens('hours')}
          >
            <Icon name="pin" size="s" />
            {contacts.address}
          </a>
        </>
      )}
      {contacts.phone && (
        <a className={styles.phone} href={phoneLink(contacts.phone)}>
          <Icon name="phone" size="s" />
          {contacts.phone}
        </a>
      )}
      {contacts.messaging && (
        <a className={styles.chat} href={contacts.messaging} target="_blank" rel="noopener">
          <Icon name="chat" size="s" />
          {t.chat}
        </a>
      )}
    </div>
  );
}
