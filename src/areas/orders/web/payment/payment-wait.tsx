import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#design/actions/button.tsx';
import { EmailText } from '#design/data-display/email-text.tsx';
import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatDate, formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import type { Order } from '../../contract.ts';
import { messages } from './messages.ts';
import { lenderOf } from './payment-state.ts';
import styles from './payment-wait.module.css';
import { usePaymentCheck } from './use-payment-check.ts';
import { useUntilText } from './use-until-text.ts';

interface PaymentWaitProps {
  readonly order: Order;
  /** Where its customer sees the order; null on that page. */
  readonly orderPath: string | null;
  /** The payment has changed. */
  readonly onChange: () => void;
  /** The customer has not paid after all. */
  readonly onUnpaid: () => void;
  /** Of the heading; 2 within the order's page. */
  readonly level: 1 | 2;
}

/** Waits for the bank or lender after the customer has paid, without a charge being possible twice. */
export function PaymentWait({ order, orderPath, onChange, onUnpaid, level }: PaymentWaitProps) {
  const Heading = `h${level}` as const;
  const t = useMessages(messages);
  const locale = useLocale();
  const href = useHref();
  const untilText = useUntilText();
  const { hasGivenUp, again } = usePaymentCheck(order, onChange);
  const lender = lenderOf(order);
  const time = (at: string) => formatDate(at, locale, { hour: '2-digit', minute: '2-digit' });
  const due = formatEuros(order.amount, locale);
  const isOtherAmount = order.surplus !== undefined;
  const [leave, afterMail] = t.wait.leave;
  return (
    <>
      <section className={`${styles.wait} panel`} aria-labelledby="payment-wait">
        <div className={styles.ring} aria-hidden="true">
          <Icon name="lock" size="l" />
        </div>
        <div>
          <Heading id="payment-wait">{isOtherAmount ? t.wait.otherAmount : t.wait.title(lender)}</Heading>
          <p className="muted">
            {isOtherAmount ? t.wait.otherAmountText(formatEuros(order.surplus!, locale), due) : t.wait.text(due)}
          </p>
          <ol className={styles.steps}>
            <li className={styles.done}>
              <Icon name="check" />
              <span>
                <b>{t.wait.saved}</b>
                <small>{`${time(order.date)} · ${order.number}`}</small>
              </span>
            </li>
            <li className={styles.done}>
              <Icon name="check" />
              <span>
                <b>{t.wait.sent(lender)}</b>
                <small>{time(order.attempts?.at(-1)?.startedAt ?? order.date)}</small>
              </span>
            </li>
            {!isOtherAmount && (
              <li>
                <i className={styles.turning} />
                <span>
                  <b>{t.wait.answer(lender)}</b>
                  <ElapsedTime />
                </span>
              </li>
            )}
          </ol>
          <div role="status">
            {hasGivenUp && !isOtherAmount && (
              <p className={styles.gaveUp}>
                {t.wait.gaveUp(lender)}{' '}
                <Button size="s" variant="line" onClick={again}>
                  {t.wait.again}
                </Button>
              </p>
            )}
          </div>
        </div>
      </section>
      <Box title={!isOtherAmount && t.wait.long}>
        <ul className={styles.tips}>
          {!isOtherAmount && (
            <li>
              <Icon name="mail" />
              <span>
                {leave}
                <b>
                  <EmailText email={order.customer.email} />
                </b>
                {afterMail}
              </span>
            </li>
          )}
          {order.paymentDueAt && (
            <li>
              <Icon name="clock" />
              <span>{t.wait.held(untilText(order.paymentDueAt))}</span>
            </li>
          )}
          <li>
            <Icon name="shield" />
            <span>{t.wait.once}</span>
          </li>
        </ul>
        <div className={styles.actions}>
          {orderPath !== null && (
            <ButtonLink variant="line" href={href(orderPath)}>
              {t.seeOrder}
            </ButtonLink>
          )}
          {order.paymentStatus === 'pending' && (
            <Button variant={isOtherAmount ? 'primary' : 'quiet'} onClick={onUnpaid}>
              {isOtherAmount ? t.wait.payExact : t.wait.notPaid}
            </Button>
          )}
        </div>
      </Box>
    </>
  );
}

/** The elapsed time, which is not announced: it changes every second. */
function ElapsedTime() {
  const t = useMessages(messages).wait;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <small>{t.elapsed(seconds)}</small>;
}
