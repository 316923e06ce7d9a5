import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reloadBasket } from '#areas/basket/web/basket-web.ts';
import { Button, type ButtonFace } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** Adds an order's products to the basket and names those that could not be added (storefront.md section 4). */
export function RepeatButton({
  order: { orderId, number },
  variant = 'line',
}: { order: Pick<Order, 'orderId' | 'number'> } & Pick<ButtonFace, 'variant'>) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function repeat(): Promise<void> {
    setBusy(true);
    try {
      const outcome = await browserApi()('POST /sale/order/repeat', { body: { orderId } });
      if (!outcome.ok) {
        showSnackbar({ text: outcome.error.message });
        return;
      }
      const { added, notAddedProducts, reducedProducts } = outcome.value;
      await reloadBasket();
      const names = notAddedProducts.map(({ name }) => name).join(', ');
      const fewer = reducedProducts.map(({ name, quantity }) => `${name} (${t.quantity(quantity)})`).join(', ');
      const action = { label: t.toBasket, run: () => void navigate('/basket') };
      if (added === 0) showSnackbar({ text: t.repeatedNone(names), tone: 'ink', stays: true });
      else if (names || fewer) {
        const texts = [names && t.repeatedPart(names), fewer && t.repeatedFewer(fewer)];
        showSnackbar({ text: texts.filter(Boolean).join(' '), tone: 'ink', stays: true, action });
      } else showSnackbar({ text: t.repeated, tone: 'good', action });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant={variant}
      size="s"
      icon="repeat"
      loading={isBusy}
      aria-label={t.repeatOf(number)}
      onClick={() => void repeat()}
    >
      {t.repeat}
    </Button>
  );
}
