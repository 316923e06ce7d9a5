import { messages } from '#areas/orders/web/withdrawal/messages.ts';
import { WithdrawalPage } from '#areas/orders/web/withdrawal/withdrawal-page.tsx';
import { useMessages } from '#i18n/messages.ts';
import { useFrame } from '../frame/frame-data.ts';
import { TitledPage } from '../frame/titled-page.tsx';

/** Withdraws from an order, without signing in. */
export default function WithdrawalScreen() {
  const t = useMessages(messages);
  const { base } = useFrame();
  return (
    <TitledPage title={t.title} description={t.description}>
      <WithdrawalPage shop={base.legal} />
    </TitledPage>
  );
}
