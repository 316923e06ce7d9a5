import { messages } from '#areas/orders/messages.ts';
import { OrderTracking } from '#areas/orders/web/order-tracking.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/use-frame.ts';
import { useHref } from '#web/link.tsx';

/** Found by number and e-mail. */
export default function OrderTrackingScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  return (
    <div className="wrap">
      <title>{`${t.tracking.title} · ${base.name}`}</title>
      <meta name="description" content={t.tracking.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t.breadcrumbs} trail={[{ label: t.home, href: href('/') }, { label: t.tracking.title }]} />
      <OrderTracking />
    </div>
  );
}
