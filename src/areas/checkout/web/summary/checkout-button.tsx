import { useSyncExternalStore } from 'react';
import { Button } from '#design/actions/button.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Amount } from '#design/products/price.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { ApiError } from '#values/api-error.ts';
import { messages } from '../../messages.ts';
import { Agreement } from './agreement.tsx';
import styles from '../checkout-page.module.css';
import type { CheckoutStep } from '../checkout-step.ts';
import { OrderRefusal } from '../placing/order-refusal.tsx';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

interface CheckoutButtonProps extends DraftFieldsProps {
  /** The id of the form that it sends. */
  readonly form: string;
  readonly step: CheckoutStep;
  /** The first step ends with the pickup in place of a delivery that is not possible. */
  readonly withPickup: boolean;
  /** The second step asks for a day and hours too. */
  readonly hasTime: boolean;
  /** Euros to pay. */
  readonly price: number;
  readonly hasConsent: boolean;
  readonly isBusy: boolean;
  /** Where changes of the basket have a button of their own, or nothing can be ordered yet. */
  readonly isHidden: boolean;
  readonly status: string;
  readonly error: ApiError | null;
}

/**
 * The end of the summary: the consent, the button of the step and why it led nowhere. On telephones the sum and the button
 * that orders stay at the foot of the window.
 */
export function CheckoutButton({
  step,
  withPickup,
  hasTime,
  price,
  hasConsent,
  isBusy,
  isHidden,
  status,
  error,
  ...form
}: CheckoutButtonProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const isOnline = useIsOnline();
  return (
    <>
      {hasConsent && <Agreement {...form} />}
      {isOnline ? (
        <OrderRefusal status={status} error={error} />
      ) : (
        <Notice tone="attention" live>
          {t.offline}
        </Notice>
      )}
      {!isHidden && (
        <>
          <div className={step === 2 ? styles.stick : undefined}>
            {step === 2 && <Amount value={price} locale={locale} className="only-m" />}
            <Button
              type="submit"
              form={form.form}
              size="l"
              wide
              className={styles.pay}
              loading={isBusy}
              {...(step === 1 && { iconEnd: 'arrow-right' })}
            >
              {step === 2 ? t.summary.pay : withPickup ? t.nextWithPickup : t.next}
            </Button>
          </div>
          <p className="small muted">
            {step === 2
              ? t.summary.payNote(price)
              : withPickup
                ? t.nextWithPickupHint
                : hasTime
                  ? t.nextHint
                  : t.nextTimelessHint}
            {step === 2 && form.draft.payment && ` ${t.summary.afterwards[form.draft.payment]}`}
          </p>
        </>
      )}
    </>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
