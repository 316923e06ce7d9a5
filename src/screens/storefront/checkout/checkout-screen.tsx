import { messages } from '#areas/checkout/messages.ts';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/use-frame.ts';
import { useHref } from '#web/link.tsx';
import { CheckoutPage } from '#areas/checkout/web/checkout-page.tsx';

/** The same frame for everybody; the form appears once the page knows who is there. */
export default function CheckoutScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${t.title} · ${base.name}`}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        label={t.breadcrumbs}
        trail={[{ label: t.home, href: href('/') }, { label: t.basket, href: href('/basket') }, { label: t.order }]}
      />
      <CheckoutPage />
    </div>
  );
}
