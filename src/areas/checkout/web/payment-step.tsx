import type { PrivateData } from '#areas/account/web/account-web.ts';
import { Button } from '#design/actions/button.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { LinesSkeleton } from '#design/page/skeleton.tsx';
import { LegalNotices } from '#areas/store/web/store-web.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../contract.ts';
import { messages } from '../messages.ts';
import { DoneData, DonePayment, DoneTime } from './done-box.tsx';
import type { CheckoutOffer } from './draft/order-body.ts';
import { PaymentFields } from './payment/payment-fields.tsx';
import { TimeChoice } from './delivery/time-choice.tsx';
import type { DraftFieldsProps } from './draft/use-order-draft.ts';

interface PaymentStepProps extends DraftFieldsProps {
  readonly options: CheckoutOptions;
  readonly offer: PrivateData<CheckoutOffer>;
  /** Euros; null while it is not known. */
  readonly deliveryPrice: number | null;
  /** Euros to pay. */
  readonly price: number;
  /** Time and payment in one line each, while changes are confirmed; `opened` is the one opened again. */
  readonly isFolded: boolean;
  readonly opened: 'time' | 'payment' | null;
  readonly onOpen: (part: 'time' | 'payment') => void;
  /** Back to the first step. */
  readonly onData: () => void;
  readonly onRetry: () => void;
}

/** The second step: the first in one line, then time, payment and what the law wants to be seen before an order. */
export function PaymentStep({ options, offer, deliveryPrice, price, isFolded, opened, ...rest }: PaymentStepProps) {
  const { onOpen, onData, onRetry, ...fields } = rest;
  const t = useMessages(messages);
  const locale = useLocale();
  const done = <DoneData draft={fields.draft} options={options} onChange={onData} />;
  if (offer.status === 'failed' || offer.status === 'missing')
    return (
      <>
        {done}
        <EmptyState
          level={2}
          title={t.failed}
          text={t.failedText}
          actions={<Button onClick={onRetry}>{t.retry}</Button>}
        />
      </>
    );
  if (offer.status !== 'ready')
    return (
      <>
        {done}
        <p className="vh" role="status">
          {t.loading}
        </p>
        <LinesSkeleton lines={8} />
      </>
    );
  if (isFolded)
    return (
      <>
        {done}
        <DoneTime draft={fields.draft} offer={offer.value} onChange={() => onOpen('time')} />
        <DonePayment draft={fields.draft} offer={offer.value} onChange={() => onOpen('payment')} />
      </>
    );
  return (
    <>
      {done}
      {(options.delivery || options.pickupPoints.length > 0) && (
        <TimeChoice
          {...fields}
          offer={offer.value}
          price={deliveryPrice ? formatEuros(deliveryPrice, locale) : t.delivery.free}
          focused={opened === 'time'}
        />
      )}
      <PaymentFields {...fields} offer={offer.value} price={price} focused={opened === 'payment'} />
      {fields.draft.type === 'individual' && <LegalNotices guarantee={offer.value.guarantee} moment="before" />}
    </>
  );
}
