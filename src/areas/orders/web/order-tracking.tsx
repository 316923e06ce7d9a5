import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CallAnswer, CallInput } from '#values/call.ts';
import { EmailField, openOrderLink, useEmail, useOperation } from '#areas/account/web/account-web.ts';
import { Columns } from '#design/page/columns.tsx';
import { Box } from '#design/page/box.tsx';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { TextField } from '#design/forms/text-field.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import type { Locale } from '#i18n/locale.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import { useHref } from '#web/link.tsx';
import { useHeadingFocus } from '#web/page-focus.ts';
import type { trackOrder } from '../contract.ts';
import { messages } from '../messages.ts';
import { moneyMessages } from '../money/messages.ts';
import { moneyText } from '../money/money-text.ts';
import { timeText, type TimeWords } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import styles from './order-pages.module.css';
import { StatusTag } from './status-tag.tsx';
import { StatusTrack } from './status-track.tsx';
import { runInBackground } from '#web/run-in-background.ts';

type TrackedOrder = CallAnswer<typeof trackOrder>['order'];

/** The status of an order, found by its number and e-mail address; the link of its mail leads on to the order itself. */
export function OrderTracking() {
  const t = useMessages(messages);
  const href = useHref();
  const [link] = useSearchParams();
  const key = link.get('key');
  const form = useRef<HTMLFormElement>(null);
  const operation = useOperation();
  const [number, setNumber] = useState(link.get('number') ?? '');
  const [errors, setErrors] = useState<{ number?: string; email?: string }>({});
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  useHeadingFocus(order?.status ?? null);
  const email = useEmail(() => {
    operation.clear();
    setErrors(({ number: error }) => (error ? { number: error } : {}));
  });

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = {
      ...(number.trim() === '' && { number: t.tracking.needed }),
      ...(!email.isValid && { email: t.tracking.incorrectEmail }),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setOrder(null);
    await fetchOrder({ number: number.trim(), email: email.value });
  }

  async function fetchOrder(body: CallInput<typeof trackOrder>['body']): Promise<void> {
    const answer = await operation.run((signal) => browserApi()('POST /sale/order/track', { body }, { signal }));
    if (answer) setOrder(answer.order);
  }

  const openLink = useEffectEvent(async (linkKey: string) => {
    const opened = await operation.run((signal) => openOrderLink({ number, key: linkKey }, signal));
    // Its page is a document of its own, from which forms may be sent to a bank. The key leaves address and history.
    if (opened) window.location.replace(href(`/profile/orders/${opened.orderId}`));
  });
  useEffect(() => {
    if (key) runInBackground(openLink(key));
  }, [key]);
  if (key && operation.status !== 'error')
    return (
      <>
        <PageHead title={t.yourOrder} />
        <div aria-busy="true">
          <p className="vh">{t.tracking.opening}</p>
          <LinesSkeleton lines={11} />
        </div>
      </>
    );

  return (
    <>
      <PageHead title={t.tracking.title} />
      <Columns side="summary">
        <div className={styles.stacked}>
          <Box>
            <form ref={form} className={styles.form} noValidate onSubmit={(event) => void find(event)}>
              <p>{t.tracking.text}</p>
              <TextField
                label={t.tracking.number}
                name="number"
                autoComplete="off"
                maxLength={30}
                required
                value={number}
                error={errors.number}
                onChange={({ target }) => {
                  setNumber(target.value);
                  setErrors(({ email: error }) => (error ? { email: error } : {}));
                  operation.clear();
                }}
              />
              <EmailField
                email={errors.email ? { ...email, field: { ...email.field, error: errors.email } } : email}
                autoComplete="email"
              />
              {operation.error && (
                <Notice tone="error" live>
                  {operation.error.message}
                </Notice>
              )}
              <Button type="submit" loading={operation.loading}>
                {t.tracking.find}
              </Button>
            </form>
          </Box>
          <div aria-live="polite">{order && <TrackedState order={order} />}</div>
        </div>
        {order && (
          <Box kind="summary" title={t.yourOrder}>
            <OrderItems items={order.items} />
          </Box>
        )}
      </Columns>
    </>
  );
}

/** How far an order is, and what has become of its money. */
export function TrackedState({ order }: { order: TrackedOrder }) {
  const t = useMessages(messages);
  const moneyTexts = useMessages(moneyMessages);
  const locale = useLocale();
  return (
    <Box title={t.order(order.number)} actions={<StatusTag status={order.status} />}>
      <div className={styles.stacked}>
        <p>{placeAndTime(order.delivery, locale, t)}</p>
        <p>{moneyText(moneyTexts, order, locale)}</p>
        <StatusTrack order={order} />
      </div>
    </Box>
  );
}

/** 'vie, 27 nov, 11:00–13:30 · 08911 Badalona' */
const placeAndTime = (delivery: TrackedOrder['delivery'], locale: Locale, t: TimeWords): string =>
  [timeText(delivery, locale, t), delivery.pickupPoint?.address ?? delivery.destination].filter(Boolean).join(' · ');
