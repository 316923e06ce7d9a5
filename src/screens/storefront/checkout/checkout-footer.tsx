import { useLocation } from 'react-router';
import { Icon } from '#design/page/icon.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { localisedPath } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { openOverlay } from '#web/overlay-store.ts';
import { useCheckoutFrame } from './checkout-frame-data.ts';
import styles from './checkout-frame.module.css';
import { messages } from './messages.ts';

/** Legal links only. They open in another tab, so that the order stays as it is. */
export function CheckoutFooter() {
  const { company, city, siteUrl, languages } = useCheckoutFrame();
  const t = useMessages(messages);
  const href = useHref();
  const locale = useLocale();
  const { pathname } = useLocation();
  const other = languages.find((language) => language !== locale);
  const links = [
    { to: '/legal-notice', text: t.conditions },
    { to: '/privacy-policy', text: t.privacy },
    { to: '/withdrawal', text: t.withdrawal },
    { to: '/legal-notice', text: t.legalNotice },
  ];
  return (
    <footer className={`${styles.footer} no-print`}>
      <div className={`${styles.links} wrap`}>
        {isPrivateConnection(siteUrl) && (
          <span>
            <Icon name="lock" size="s" />
            {t.encrypted}
          </span>
        )}
        {links.map(({ to, text }) => (
          <a key={text} href={href(to)} target="_blank">
            {text}
          </a>
        ))}
        <button type="button" onClick={() => openOverlay('cookies')}>
          {t.cookies}
        </button>
        {other && (
          <a href={localisedPath(pathname, other)} hrefLang={other} lang={other}>
            {t.otherLanguage}
          </a>
        )}
        <span className={styles.company}>{t.company(company, city)}</span>
      </div>
    </footer>
  );
}

/** The demo on the shopper's own machine counts: nothing leaves it. */
function isPrivateConnection(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
