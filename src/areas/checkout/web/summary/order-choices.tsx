import { EmailText } from '#design/data-display/email-text.tsx';
import { LinkButton } from '#design/actions/button.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../../contract.ts';
import { messages } from '../../messages.ts';
import { useTimeText } from '../done-box.tsx';
import { addressLine, type CheckoutOffer } from '../draft/order-body.ts';
import type { OrderDraft } from '../draft/order-draft.ts';
import styles from './order-summary.module.css';

interface OrderChoicesProps {
  readonly draft: OrderDraft;
  readonly options: CheckoutOptions;
  readonly offer: CheckoutOffer;
  /** Opens the field of this name in the first step. */
  readonly onCorrect: (field: string) => void;
}

/** What the order will say, beside its button. E-mail and address can be corrected from here. */
export function OrderChoices({ draft, options, offer, onCorrect }: OrderChoicesProps) {
  const t = useMessages(messages);
  const texts = t.summary;
  const time = useTimeText(draft, offer);
  const isPickup = draft.deliveryType === 'pickup';
  const place = isPickup
    ? options.pickupPoints.find(({ id }) => id === draft.pickupPointId)?.address
    : `${addressLine(draft.address)}, ${draft.address.zipcode} ${draft.address.city}`;
  const method = offer.paymentMethods.find(({ code }) => code === draft.payment)?.name;
  const rows = [
    { name: texts.email, value: <EmailText email={draft.email} />, field: 'customer.email' },
    { name: isPickup ? texts.pickup : texts.delivery, value: time },
    { name: texts.place, value: place, field: isPickup ? 'delivery.type' : 'delivery.address.street' },
    { name: texts.payment, value: method },
  ];
  return (
    <dl className={styles.choices}>
      {rows
        .filter(({ value }) => value)
        .map(({ name, value, field }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {field && (
              <dd>
                <LinkButton aria-label={`${t.change}: ${name}`} onClick={() => onCorrect(field)}>
                  {t.change}
                </LinkButton>
              </dd>
            )}
          </div>
        ))}
    </dl>
  );
}
