import { useState } from 'react';
import { Button } from '#design/actions/button.tsx';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#web/browser-api.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

/** Downloads the receipt or invoice of an order. A link cannot: the call needs the session's token. */
export function InvoiceButton({ order: { orderId, number } }: { order: Pick<Order, 'orderId' | 'number'> }) {
  const t = useMessages(messages);
  const [isBusy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const outcome = await browserApi()('GET /sale/order/invoice', { query: { orderId: String(orderId) } });
      if (outcome.ok) saveFile(outcome.value, `${number}.pdf`);
      else showSnackbar({ text: outcome.error.message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="line" size="s" loading={isBusy} aria-label={t.invoiceOf(number)} onClick={() => void download()}>
      {t.invoice}
    </Button>
  );
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
