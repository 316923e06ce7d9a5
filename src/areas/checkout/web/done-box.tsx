import type { ReactNode } from 'react';
import { EmailText } from '#design/data-display/email-text.tsx';
import { LinkButton } from '#design/actions/button.tsx';
import { Icon } from '#design/page/icon.tsx';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { CheckoutOptions } from '../contract.ts';
import { startOf } from '#areas/delivery/pickup-hours.ts';
import { messages as paymentMessages } from '#areas/payment/messages.ts';
import { messages } from '../messages.ts';
import { capitalised, dayText } from './day-text.ts';
import styles from './done-box.module.css';
import { addressLine, type CheckoutOffer } from './draft/order-body.ts';
import type { OrderDraft } from './draft/order-draft.ts';

interface DoneBoxProps {
  readonly label: string;
  readonly title: ReactNode;
  readonly text: string;
  /** Opens the fields. */
  readonly onChange: () => void;
}

/** A part of the form that is filled in: what was chosen, and a button that opens its fields. */
function DoneBox({ label, title, text, onChange }: DoneBoxProps) {
  const t = useMessages(messages);
  return (
    <section className={`${styles.done} panel`} aria-label={label}>
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

interface DonePartProps {
  readonly draft: OrderDraft;
  readonly onChange: () => void;
}

/** The first step: who orders, and where it goes. */
export function DoneData({ draft, options, onChange }: DonePartProps & { options: CheckoutOptions }) {
  const t = useMessages(messages);
  const name = (draft.type === 'legal' && draft.organization) || `${draft.name} ${draft.surname}`;
  return (
    <DoneBox
      label={t.customer.title}
      title={
        <>
          {name} ·{' '}
          <i>
            <EmailText email={draft.email} />
          </i>
        </>
      }
      text={[usePlaceText(draft, options), draft.phone.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
      onChange={onChange}
    />
  );
}

/** 'A domicilio: Carrer de Sant Bru, 18 · 08911 Badalona', 'Recogida en tienda: Carrer del Torrent, 41'. */
export function usePlaceText({ deliveryType, address, pickupPointId }: OrderDraft, options: CheckoutOptions): string {
  const t = useMessages(messages).delivery;
  if (deliveryType === 'delivery') return `${t.home}: ${addressLine(address)} · ${address.zipcode} ${address.city}`;
  const point = options.pickupPoints.find(({ id }) => id === pickupPointId);
  return point ? `${t.pickup}: ${point.address}` : '';
}

/** 'Miércoles 25 de noviembre, de 9:00 a 11:00'; empty where no time is chosen. */
export function useTimeText({ date, slot, deliveryType }: OrderDraft, { delivery: { slots } }: CheckoutOffer): string {
  const { time, delivery } = useMessages(messages);
  const locale = useLocale();
  if (date === null || slot === null) return '';
  const offered = slots.find((one) => one.type === deliveryType && one.date === date && one.from === slot.from);
  return capitalised(time.fromTo(dayText(date, locale, delivery), offered ? startOf(offered) : slot.from, slot.to));
}

/** The day and hours; nothing where none was on offer. */
export function DoneTime({ draft, offer, onChange }: DonePartProps & { offer: CheckoutOffer }) {
  const t = useMessages(messages).time;
  const text = useTimeText(draft, offer);
  if (!text) return null;
  return <DoneBox label={t.title[draft.deliveryType]} title={text} text="" onChange={onChange} />;
}

/** The payment method; the comment goes with it. */
export function DonePayment({ draft, offer, onChange }: DonePartProps & { offer: CheckoutOffer }) {
  const t = useMessages(messages).payment;
  const { details } = useMessages(paymentMessages);
  const method = offer.paymentMethods.find(({ code }) => code === draft.payment);
  return (
    <DoneBox
      label={t.title}
      title={method?.name ?? t.title}
      text={method ? details[method.code] : ''}
      onChange={onChange}
    />
  );
}
