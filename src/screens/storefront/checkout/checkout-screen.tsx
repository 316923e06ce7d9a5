import { messages } from '#areas/checkout/messages.ts';
import { CheckoutPage } from '#areas/checkout/web/checkout-page.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useCheckoutFrame } from './checkout-frame-data.ts';

export default function CheckoutScreen() {
  const t = useMessages(messages);
  const { name, city, contacts, hasPickup } = useCheckoutFrame();
  return (
    <div className="wrap">
      <title>{`${t.title} · ${name}`}</title>
      <meta name="description" content={t.description} />
      <CheckoutPage store={{ city, phone: contacts.phone, hasPickup }} />
    </div>
  );
}
