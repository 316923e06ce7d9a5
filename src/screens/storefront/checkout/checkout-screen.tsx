import { messages } from '#areas/checkout/messages.ts';
import { CheckoutPage } from '#areas/checkout/web/checkout-page.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { PersonalPage } from '../frame/personal-page.tsx';

export default function CheckoutScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const trail = [{ label: t.basket, href: href('/basket') }, { label: t.order }];
  return (
    <PersonalPage title={t.title} description={t.description} trail={trail}>
      <CheckoutPage />
    </PersonalPage>
  );
}
