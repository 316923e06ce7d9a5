import { Suspense } from 'react';
import { isLender } from '#areas/payment/lenders.ts';
import { PaymentMethods } from '#areas/payment/web/payment-web.ts';
import { FormGrid } from '#design/forms/form-grid.tsx';
import { TextArea } from '#design/forms/text-area.tsx';
import { Box } from '#design/page/box.tsx';
import { useMessages } from '#i18n/messages.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { messages } from '../../messages.ts';
import { DocumentFields } from '../customer/document-fields.tsx';
import type { CheckoutOffer } from '../draft/order-body.ts';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';
import styles from './payment-fields.module.css';

interface PaymentFieldsProps extends DraftFieldsProps {
  readonly offer: CheckoutOffer;
  /** Euros to pay. */
  readonly price: number;
  /** The heading takes the focus. */
  readonly focused: boolean;
}

/** The provider's script is not even asked for before its method is chosen. */
const SequraWidget = lazyPart(async () => ({ default: (await import('./sequra-widget.tsx')).SequraWidget }));

/** The payment methods, what a lender needs to know, and the comment. */
export function PaymentFields({ draft, onChange, errors, offer, price, focused }: PaymentFieldsProps) {
  const t = useMessages(messages);
  return (
    <Box title={t.payment.title} focused={focused}>
      <PaymentMethods
        label={t.payment.title}
        methods={offer.paymentMethods}
        financing={offer.financing}
        amount={price}
        value={draft.payment}
        onChange={(payment) => onChange({ payment }, 'payment')}
        error={errors.payment}
      />
      {draft.payment === 'sequra' && (
        <Suspense>
          <SequraWidget amount={price} />
        </Suspense>
      )}
      {draft.payment && isLender(draft.payment) && draft.type === 'individual' && (
        <div className={styles.below}>
          <FormGrid>
            <DocumentFields draft={draft} onChange={onChange} errors={errors} required />
          </FormGrid>
        </div>
      )}
      <TextArea
        label={t.comment}
        labelNote={t.optional}
        name="comment"
        className={styles.below}
        placeholder={t.commentHint}
        maxLength={1000}
        value={draft.comment}
        error={errors.comment}
        onChange={({ target }) => onChange({ comment: target.value }, 'comment')}
      />
    </Box>
  );
}
