import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldError } from '#values/api-error.ts';
import type { User } from '#areas/account/web/account-web.ts';
import type { Basket } from '#areas/basket/contract.ts';
import { Columns } from '#design/page/columns.tsx';
import { Box } from '#design/page/box.tsx';
import { Button } from '#design/actions/button.tsx';
import { CheckoutSteps } from '#design/data-display/checkout-steps.tsx';
import { PageHead } from '#design/page/page-head.tsx';
import { Tag } from '#design/products/tag.tsx';
import { useMessages } from '#i18n/messages.ts';
import { focusPage } from '#web/page-focus.ts';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import { CustomerFields } from './customer-fields.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { FoldedCustomer, FoldedPayment, FoldedTime } from './folded-box.tsx';
import {
  type CheckoutOffer,
  customerErrors,
  type DraftErrors,
  fitDraft,
  initialDraft,
  type OrderDraft,
  orderBody,
  paymentErrors,
  saveDraft,
} from './order-draft.ts';
import { OrderChanges } from './order-changes.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { PickupTime } from './pickup-time.tsx';
import { usePlaceOrder } from './use-place-order.ts';

interface CheckoutFormProps {
  readonly offer: CheckoutOffer;
  readonly basket: Basket;
  readonly user: User | null;
}

const formId = 'checkout-form';

/** The order form in two pages. The draft survives a reload; the second page opens when the first is valid. */
export function CheckoutForm({ offer, basket, user }: CheckoutFormProps) {
  const t = useMessages(messages);
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => fitDraft(initialDraft(user), offer));
  const [step, setStep] = useState<1 | 2>(1);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [checks, setChecks] = useState(0);
  /** The part that was opened again while the changes of the basket are shown. */
  const [opened, setOpened] = useState<'time' | 'payment' | null>(null);
  const placing = usePlaceOrder();

  useEffect(() => {
    if (checks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);

  function change(part: Partial<OrderDraft>, field?: string): void {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(user?.id ?? null, next);
    if (field) setErrors(({ [field]: _removed, ...others }) => others);
    if (placing.status === 'refused') placing.clear();
  }

  /** Shows the errors and focuses the first; returns whether there are any. */
  function showErrors(found: Readonly<Record<string, string>>): boolean {
    setErrors(found);
    setChecks((count) => count + 1);
    return Object.keys(found).length > 0;
  }
  const errorTexts = (found: DraftErrors) =>
    Object.fromEntries(Object.entries(found).map(([field, code]) => [field, t.errors[code]]));

  function goTo(next: 1 | 2): void {
    setStep(next);
    window.scrollTo({ top: 0 });
    requestAnimationFrame(() => focusPage(''));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = errorTexts(customerErrors(draft));
    if (Object.keys(wrong).length > 0) {
      setStep(1);
      showErrors(wrong);
      return;
    }
    if (step === 1) return goTo(2);
    if (showErrors(errorTexts(paymentErrors(draft)))) return;
    const refusal = await placing.place(orderBody(draft, basket), basket);
    setOpened(null);
    if (!refusal?.fields?.length) return;
    const found = errorsOf(refusal.fields);
    if (Object.keys(found).some((field) => /^(customer|receiver|delivery\.(type|pickupPointId))/.test(field)))
      setStep(1);
    showErrors(found);
  }

  const isPlacing = placing.status === 'placing' || placing.status === 'placed';
  // While changes are shown the form is folded; an error in it opens it again.
  const isFolded = placing.orderedBasket !== null && opened === null && Object.keys(errors).length === 0;
  const fields = { draft, onChange: change, errors };
  return (
    <>
      <PageHead title={step === 1 ? t.title : t.steps.payment} className={styles.head} />
      <CheckoutSteps
        label={t.steps.label}
        steps={[t.steps.data, t.steps.payment]}
        current={step}
        doneLabel={t.steps.done}
      />
      <Columns side="summary">
        <form
          id={formId}
          ref={form}
          aria-label={step === 1 ? t.steps.data : t.steps.payment}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          {step === 1 ? (
            <>
              <CustomerFields {...fields} />
              <PickupPlace {...fields} offer={offer} />
              <Box className={styles.later} title={t.later} actions={<Tag tone="mute">{t.laterTag}</Tag>}>
                {null}
              </Box>
            </>
          ) : (
            <>
              {placing.orderedBasket && (
                <OrderChanges ordered={placing.orderedBasket} current={basket} loading={isPlacing} />
              )}
              <FoldedCustomer draft={draft} offer={offer} onChange={() => goTo(1)} />
              {isFolded ? (
                <>
                  <FoldedTime draft={draft} onChange={() => setOpened('time')} />
                  <FoldedPayment draft={draft} offer={offer} onChange={() => setOpened('payment')} />
                </>
              ) : (
                <>
                  <PickupTime {...fields} offer={offer} focused={opened === 'time'} />
                  <PaymentFields {...fields} offer={offer} focused={opened === 'payment'} />
                </>
              )}
              <GuaranteeNotice {...offer.guarantee} />
            </>
          )}
        </form>
        <OrderSummary basket={basket}>
          <OrderRefusal status={placing.status} error={placing.error} />
          {step === 1 ? (
            <>
              <Button type="submit" form={formId} size="l" wide iconEnd="arrow-right">
                {t.next}
              </Button>
              <p className="small muted">{t.nextHint}</p>
            </>
          ) : (
            <>
              <p className="small muted">{t.summary.payNote(basket.price)}</p>
              {/* Changes have a button of their own. */}
              {!placing.orderedBasket && (
                <Button type="submit" form={formId} size="l" wide className={styles.pay} loading={isPlacing}>
                  {t.summary.pay}
                </Button>
              )}
            </>
          )}
        </OrderSummary>
      </Columns>
    </>
  );
}

// A document has one field on the page, that of its number.
const errorsOf = (fields: readonly FieldError[]): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ field, message }) => [
      field.startsWith('customer.document') ? 'customer.document.number' : field,
      message,
    ]),
  );
