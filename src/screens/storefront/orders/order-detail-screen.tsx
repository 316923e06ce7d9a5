import { useParams } from 'react-router';
import { messages } from '#areas/orders/messages.ts';
import { OrderDetail } from '#areas/orders/web/order-detail.tsx';
import { Breadcrumbs } from '#design/page/breadcrumbs.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/use-frame.ts';
import { useHref } from '#web/link.tsx';

/** The same frame for everybody; the browser fills in what is its owner's. */
export default function OrderDetailScreen() {
  const t = useMessages(messages);
  const href = useHref();
  const { base } = useFrame();
  const { orderId = '' } = useParams();
  return (
    <div className="wrap">
      <title>{`${t.list.title} · ${base.name}`}</title>
      <meta name="description" content={t.list.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        label={t.breadcrumbs}
        trail={[
          { label: t.home, href: href('/') },
          { label: t.list.title, href: href('/profile/orders') },
          { label: t.yourOrder },
        ]}
      />
      <OrderDetail orderId={orderId} />
    </div>
  );
}
