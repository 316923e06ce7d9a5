import { useLocation } from 'react-router';
import { useCheckoutStep, useHasHandover } from '#areas/checkout/web/checkout-step.ts';
import { phoneLink } from '#areas/store/web/store-contacts.ts';
import { useStatusDetail } from '#areas/store/web/use-status-detail.ts';
import { StepList } from '#design/data-display/step-list.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Logo } from '#design/page/logo.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useCheckoutFrame } from './checkout-frame-data.ts';
import styles from './checkout-frame.module.css';
import { messages } from './messages.ts';

/** Logo, steps, and the store's phone with the hour until which somebody answers. */
export function CheckoutHeader() {
  const { name, slogan, contacts } = useCheckoutFrame();
  const { pathname, search } = useLocation();
  const current = useCheckoutStep();
  const hasHandover = useHasHandover();
  // After the order there is none.
  const hasSteps = pathname === '/checkout' && !search.includes('orderId');
  const t = useMessages(messages);
  const href = useHref();
  const hours = useStatusDetail(contacts);
  return (
    <header className="ink no-print">
      <div className={`${styles.row} wrap`}>
        <Logo mark="/logo.svg" name={name} tagline={slogan} href={href('/')} homeLabel={t.home} />
        {hasSteps && (
          <StepList
            label={t.steps.label}
            steps={hasHandover ? [t.steps.data, t.steps.payment] : t.stepsOfServices}
            current={current}
            doneLabel={t.steps.done}
            isOnInk
            className={styles.steps}
          />
        )}
        {contacts.phone && (
          <a className={styles.phone} href={phoneLink(contacts.phone)}>
            <Icon name="phone" />
            <span>
              <b>{contacts.phone.replace(/^\+34 /, '')}</b>
              {/* The hour is not known before hydration; the line keeps its place. */}
              <small>{hours || '\u00a0'}</small>
            </span>
          </a>
        )}
      </div>
    </header>
  );
}
