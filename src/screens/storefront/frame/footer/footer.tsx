import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { ButtonLink } from '#design/actions/button.tsx';
import { PaymentMark } from '#design/data-display/payment-mark.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Logo } from '#design/page/logo.tsx';
import { useHref } from '#web/link.tsx';
import { hasStore } from '#areas/store/web/store-contacts.ts';
import { cachedFragment } from '#web/cached-fragment.tsx';
import { opens } from '#web/overlay-store.ts';
import { FooterBottom } from './footer-bottom.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { messages } from '../messages.ts';
import { SellingPoints } from './selling-points.tsx';
import { useFrame } from '../frame-data.ts';
import styles from './footer.module.css';

/** The home page has selling points above it; product and basket pages leave room for their sticky bar. */
export function Footer() {
  const { base } = useFrame();
  const { pathname } = useLocation();
  const hasBuyBar = pathname.includes('product') || pathname.includes('basket');
  return (
    <>
      {pathname === '/' && <SellingPoints base={base} />}
      <footer className={`${styles.footer} ${hasBuyBar ? styles.aboveBar : ''} ink no-print`}>
        <div className="wrap">
          <FooterTop />
          <FooterBottom />
        </div>
      </footer>
    </>
  );
}

const FooterTop = cachedFragment(() => (
  <>
    <Columns />
    <Promises />
  </>
));

/** The shop itself, then the lists of links. */
function Columns() {
  const t = useMessages(messages);
  const href = useHref();
  const { base, contacts } = useFrame();
  return (
    <div className={styles.columns}>
      <div className={styles.brand}>
        <Logo mark="/logo.svg" name={base.name} tagline={base.slogan} href={href('/')} homeLabel={t.home} lazy />
        <p>{base.description}</p>
        {hasStore(contacts) && (
          <ButtonLink
            variant="line"
            size="s"
            icon="pin"
            href={contacts.directionsUrl}
            target="_blank"
            rel="noopener"
            onClick={opens('hours')}
          >
            {t.storeOnMap}
          </ButtonLink>
        )}
      </div>
      <FooterGroups />
    </div>
  );
}

/** Repairs, advice and payment methods. */
function Promises() {
  const t = useMessages(messages);
  const { base, contacts } = useFrame();
  return (
    <div className={styles.promises}>
      {base.service && (
        <div>
          <Icon name="wrench" size="l" />
          <div>
            <b>{base.service.title}</b>
            <p>{base.service.text}</p>
          </div>
        </div>
      )}
      {contacts.messaging && (
        <div>
          <Icon name="chat" size="l" />
          <div>
            <b>{t.specialist}</b>
            <p>
              {base.advice}{' '}
              <a className={styles.inline} href={contacts.messaging} target="_blank" rel="noopener">
                {t.openChat}
              </a>
            </p>
          </div>
        </div>
      )}
      <div>
        <div>
          <b>{t.waysToPay}</b>
          <ul className={styles.payments} aria-label={t.waysToPay}>
            {base.paymentMarks.map((name) => (
              <li key={name}>
                <PaymentMark name={name} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
