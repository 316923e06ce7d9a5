import { useSearchParams } from 'react-router';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { useMay } from '../session/session.ts';
import { messages } from './messages.ts';

/** Says how a paid order is cancelled, which is not done at once, and leads to where its money is paid back. */
export function RefundFirstDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(messages);
  const may = useMay();
  const locale = useLocale();
  const [, setParams] = useSearchParams();
  const ref = useOpenDialog(onClose);
  const { number, money } = order;
  const refundable = may('money.refund') ? (money?.refundable ?? 0) : 0;
  const close = (): void => ref.current?.close();
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      {refundable > 0 && (
        <Button
          look="primary"
          onClick={() => {
            close();
            // The dialog of refunds opens with it, and pays nothing yet.
            setParams({ do: 'refund', amount: refundable.toFixed(2) }, { replace: true, preventScrollReset: true });
          }}
        >
          {t.refundFirst.open(formatEuros(refundable, locale))}
        </Button>
      )}
    </>
  );
  return (
    <Dialog ref={ref} title={t.cancelTitle(number)} actions={actions}>
      <p>{t.refundFirst.text}</p>
      {refundable === 0 && <p>{may('money.refund') ? t.refundFirst.onItsWay : t.refundFirst.notYours}</p>}
    </Dialog>
  );
}
