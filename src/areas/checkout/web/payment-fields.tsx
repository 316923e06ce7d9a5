import { Box } from '#design/page/box.tsx';
import { Checkbox } from '#design/forms/checkbox.tsx';
import { OptionCards } from '#design/forms/option-cards.tsx';
import { TextArea } from '#design/forms/text-area.tsx';
import { useMessages } from '#i18n/messages.ts';
import { SentenceWithLink } from '#web/link.tsx';
import { messages } from '../messages.ts';
import styles from './checkout-page.module.css';
import type { OfferFieldsProps } from './customer-fields.tsx';

/** Payment methods, with the reason why one is unavailable; the comment and the consent. */
export function PaymentFields({ draft, onChange, errors, offer, focused }: OfferFieldsProps) {
  const t = useMessages(messages);
  const consentParts = [t.agreeBefore, t.privacyPolicy, t.agreeAfter];
  return (
    <>
      <Box title={t.payment.title} focused={focused}>
        <OptionCards
          label={t.payment.title}
          hideLabel
          value={draft.payment ?? undefined}
          onChange={(payment) => onChange({ payment }, 'payment')}
          error={errors.payment}
          options={offer.paymentMethods.map(({ code, name, available, reason }) => ({
            value: code,
            title: name,
            detail: available ? code === 'transfer' && t.payment.transfer : reason,
            disabled: !available,
          }))}
        />
      </Box>
      <Box>
        <TextArea
          label={t.comment}
          labelNote={t.optional}
          name="comment"
          placeholder={t.commentHint}
          maxLength={1000}
          value={draft.comment}
          error={errors.comment}
          onChange={({ target }) => onChange({ comment: target.value }, 'comment')}
        />
        <Checkbox
          className={styles.agree}
          name="agree"
          label={<SentenceWithLink to="/privacy-policy" target="_blank" parts={consentParts} />}
          required
          checked={draft.agree}
          error={errors.agree}
          onChange={({ target }) => onChange({ agree: target.checked }, 'agree')}
        />
      </Box>
    </>
  );
}
