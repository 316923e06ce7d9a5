import type { CallAnswer } from '#values/call.ts';
import { AccountOffer, PrivatePage, usePrivateData } from '#areas/account/web/account-web.ts';
import { Columns } from '#design/page/columns.tsx';
import { Box } from '#design/page/box.tsx';
import { ButtonLink } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { Notice } from '#design/page/notice.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import type { getConfirmPage } from '../contract.ts';
import { messages } from '../messages.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './order-pages.module.css';
import { OrderTotals } from './order-totals.tsx';
import { StatusTrack } from './status-track.tsx';
import { TransferBox } from './transfer-box.tsx';

type Confirmation = CallAnswer<typeof getConfirmPage>;

/** Confirms an order to the customer who placed it. */
export function OrderConfirmation({ orderId }: { orderId: string }) {
  const { data, reload } = usePrivateData(orderId, () =>
    browserApi()('GET /content/page/confirm', { query: { orderId } }),
  );
  return (
    <div className={styles.top}>
      <PrivatePage data={data} onRetry={reload}>
        {(confirmation) => <Confirmed {...confirmation} />}
      </PrivatePage>
    </div>
  );
}

function Confirmed({ order, transfer, confirmBy, menu }: Confirmation) {
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  // A purchase without an account has no list of orders; it is tracked by number and e-mail.
  const ownLink = menu.find(({ link }) => link.endsWith(`/${order.orderId}`))?.link;
  const orderLink = ownLink ?? '/order/track';
  return (
    <Columns side="summary">
      <div>
        <section className={`${styles.thanks} ink`}>
          <span className={styles.done}>
            <Icon name="check" size="l" />
          </span>
          <h1>{(transfer ? t.confirm.transferMissing : t.confirm.thanks)(order.customer.name)}</h1>
          <p>
            {t.confirm.before}
            <b>{order.number}</b>
            {t.confirm.after[order.delivery.type]}
          </p>
        </section>
        {confirmBy && (
          <Notice tone="attention" className={styles.notice}>
            {t.confirm.openLink(momentOf(confirmBy.before, locale), momentOf(confirmBy.thenUntil, locale))}
          </Notice>
        )}
        {transfer && <TransferBox transfer={transfer} />}
        {!ownLink && <AccountOffer person={order.customer} />}
        <Box title={t.track} actions={<ButtonLink href={href(orderLink)}>{t.confirm.follow}</ButtonLink>}>
          <StatusTrack order={order} />
        </Box>
        <Box>
          <OrderFacts order={order} />
        </Box>
        {transfer && (
          <Box title={t.confirm.next}>
            <ol className={styles.steps}>
              {[...t.confirm.steps.split('\n'), t.confirm.lastStep[order.delivery.type]].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Box>
        )}
      </div>
      <Box kind="summary" title={t.yourOrder}>
        <OrderItems items={order.items} />
        <OrderTotals order={order} />
        <ButtonLink variant="line" wide href={href('/catalog')}>
          {t.confirm.shopping}
        </ButtonLink>
      </Box>
    </Columns>
  );
}

const momentOf = (at: string, locale: Locale): string =>
  formatDate(at, locale, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
