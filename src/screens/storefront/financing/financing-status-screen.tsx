import { useSearchParams } from 'react-router';
import { FinancingStatus } from '#areas/orders/web/payment/financing-status.tsx';
import { messages } from '#areas/orders/web/payment/messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { useHref } from '#web/link.tsx';
import { useFrame } from '../frame/frame-data.ts';
import { TitledPage } from '../frame/titled-page.tsx';

/** How the application for an order's financing stands. */
export default function FinancingStatusScreen() {
  const { status } = useMessages(messages);
  const href = useHref();
  const [query] = useSearchParams();
  const { financing } = useFrame();
  // An application may still be open at a lender with which the shop has ended.
  const trail = [
    ...(financing.length > 0 ? [{ label: status.parent, href: href('/financing') }] : []),
    { label: status.crumb },
  ];
  return (
    <TitledPage title={status.page} description={status.description} trail={trail}>
      <FinancingStatus orderId={query.get('orderId') ?? ''} />
    </TitledPage>
  );
}
