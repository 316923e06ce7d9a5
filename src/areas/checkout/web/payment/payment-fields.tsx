import { OptionCards } from '#design/forms/option-cards.tsx';
import { TextArea } from '#design/forms/text-area.tsx';
import { Box } from '#design/page/box.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatList } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../../messages.ts';
import type { CheckoutOffer } from '../draft/order-body.ts';
import styles from './payment-fields.module.css';
import type { DraftFieldsProps } from '../draft/use-order-draft.ts';

interface PaymentFieldsProps extends DraftFieldsProps {
  readonly offer: CheckoutOffer;
  /** The heading takes the focus. */
  readonly focused: boolean;
}

/** The payment methods that can be used, one line on those that cannot, and the comment. */
export function PaymentFields({ draft, onChange, errors, offer, focused }: PaymentFieldsProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const unavailable = Map.groupBy(
    offer.paymentMethods.filter(({ available }) => !available),
    ({ reason }) => reason,
  );
  return (
    <Box title={t.payment.title} focused={focused}>
      <OptionCards
        label={t.payment.title}
        hideLabel
        value={draft.payment ?? undefined}
        onChange={(payment) => onChange({ payment }, 'payment')}
        error={errors.payment}
        options={offer.paymentMethods
          .filter(({ available }) => available)
          .map(({ code, name }) => ({
            value: code,
            title: name,
            detail: code === 'transfer' && t.payment.transfer,
          }))}
      />
      {[...unavailable].map(([reason, methods]) => (
        <p key={reason} className={styles.unavailable}>
          <Icon name="info" />
          <span>
            <b>
              {formatList(
                methods.map(({ name }) => name),
                locale,
              )}
            </b>
            : {reason}
          </span>
        </p>
      ))}
      <TextArea
        label={t.comment}
        labelNote={t.optional}
        name="comment"
        className={styles.comment}
        placeholder={t.commentHint}
        maxLength={1000}
        value={draft.comment}
        error={errors.comment}
        onChange={({ target }) => onChange({ comment: target.value }, 'comment')}
      />
    </Box>
  );
}
