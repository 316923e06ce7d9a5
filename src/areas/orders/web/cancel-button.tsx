import { type ReactNode, Suspense, useState } from 'react';
import { orderApi } from '#areas/account/web/account-web.ts';
import { showSnackbar } from '#design/overlays/snackbar-store.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import type { Order } from '../contract.ts';
import { messages } from '../messages.ts';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#design/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

interface CancelButtonProps {
  readonly order: Pick<Order, 'orderId' | 'paymentStatus' | 'amount' | 'refunded'>;
  readonly onCancelled: (order: Order | null) => void;
  /** The button itself, which opens the dialog. */
  readonly children: (open: () => void) => ReactNode;
}

/** Cancels an order once the customer has confirmed it. */
export function CancelButton({
  order: { orderId, paymentStatus, amount, refunded = 0 },
  onCancelled,
  children,
}: CancelButtonProps) {
  const locale = useLocale();
  const t = useMessages(messages);
  const [isConfirming, setConfirming] = useState(false);
  // It stays once it was opened, so that closing returns the focus.
  const [hasDialog, setHasDialog] = useState(false);
  if (isConfirming && !hasDialog) setHasDialog(true);
  const [isBusy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const outcome = await orderApi(orderId)('POST /sale/order/cancel', { body: { orderId } });
      if (!outcome.ok) {
        showSnackbar({ text: outcome.error.message });
        return;
      }
      showSnackbar({ text: t.cancelled, tone: 'good' });
      onCancelled(outcome.value.order);
    } finally {
      setBusy(false);
      setConfirming(false);
    }
  }

  return (
    <>
      {children(() => setConfirming(true))}
      <Suspense>
        {hasDialog && (
          <ConfirmDialog
            open={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => void cancel()}
            pending={isBusy}
            destructive
            title={t.cancelTitle}
            text={t.cancelText(paymentStatus === 'paid' ? formatEuros(amount - refunded, locale) : null)}
            texts={{ confirm: t.cancel, cancel: t.keep, close: t.close }}
          />
        )}
      </Suspense>
    </>
  );
}
