import { LinkButton } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { formatDate } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import styles from './folded-box.module.css';
import type { CheckoutOffer, OrderDraft } from './order-draft.ts';

interface FoldedPartProps {
  readonly draft: OrderDraft;
  readonly offer: CheckoutOffer;
  /** Opens the fields. */
  readonly onChange: () => void;
}

/** A part of the form that is filled in: what was chosen, and a button that opens its fields. */
function FoldedBox({
  label,
  title,
  text,
  onChange,
}: Record<'label' | 'title' | 'text', string> & { onChange(): void }) {
  const t = useMessages(messages);
  return (
    <section className={`${styles.folded} panel`} aria-label={label}>
      <Icon name="check" />
      <p>
        <b>{title}</b>
        {text && <span className="small muted">{text}</span>}
      </p>
      <LinkButton aria-label={`${t.change}: ${label}`} onClick={onChange}>
        {t.change}
      </LinkButton>
    </section>
  );
}

/** The fields of the first page. */
export function FoldedCustomer({ draft, offer, onChange }: FoldedPartProps) {
  const t = useMessages(messages);
  const point = offer.delivery.pickupPoints.find(({ id }) => id === draft.pickupPointId);
  const name = draft.type === 'legal' ? draft.organization : `${draft.name} ${draft.surname}`;
  return (
    <FoldedBox
      label={t.customer.title}
      title={`${name} · ${draft.email}`}
      text={[t.delivery.pickup, point?.address, draft.phone].filter(Boolean).join(' · ')}
      onChange={onChange}
    />
  );
}

/** The day and time of collection; nothing if none was on offer. */
export function FoldedTime({ draft: { date, slot }, onChange }: Omit<FoldedPartProps, 'offer'>) {
  const t = useMessages(messages).delivery;
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const locale = useLocale();
  if (date === null || slot === null) return null;
  const dayText = formatDate(`${date}T12:00:00Z`, locale, day);
  return (
    <FoldedBox
      label={t.day}
      title={`${dayText[0]!.toUpperCase()}${dayText.slice(1)}, ${t.slotText(slot.from, slot.to)}`}
      text={t.day}
      onChange={onChange}
    />
  );
}

/** The payment method; the comment and the consent go with it. */
export function FoldedPayment({ draft, offer, onChange }: FoldedPartProps) {
  const t = useMessages(messages).payment;
  const method = offer.paymentMethods.find(({ code }) => code === draft.payment);
  return (
    <FoldedBox
      label={t.title}
      title={method?.name ?? t.title}
      text={method?.code === 'transfer' ? t.transfer : ''}
      onChange={onChange}
    />
  );
}
