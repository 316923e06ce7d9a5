import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Note } from '../../parts/note.tsx';
import { showToast } from '../../parts/toasts.ts';
import { useOpenDialog } from '../../parts/use-open-dialog.ts';
import { useErrorText } from '../../session/error-text.ts';
import { useStaffClient, valueOf } from '../../session/staff-client.ts';
import { messages as orderMessages } from '../messages.ts';
import { refreshOrder, storeOrder } from '../order-query.ts';
import { messages } from './messages.ts';
import { countPieces, type Pieces, type ReturnableLine, ReturnedLines } from './returned-lines.tsx';

interface AnnounceReturnProps {
  readonly order: StaffOrder;
  readonly lines: readonly ReturnableLine[];
  readonly onClose: () => void;
}

/** Notes which pieces of an order its customer brings or sends back, and why. */
export function AnnounceReturn({ order, lines, onClose }: AnnounceReturnProps) {
  const t = useMessages(messages);
  const { keep } = useMessages(orderMessages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const ref = useOpenDialog(onClose);
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  // The same again, as after a lost answer, is noted once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { orderId, number } = order;
  const announce = useMutation({
    mutationFn: async () =>
      valueOf(
        await client(
          'POST /staff/orders/:orderId/returns',
          {
            params: { orderId: String(orderId) },
            body: {
              lines: lines.flatMap(({ position }) =>
                pieces[position] ? [{ position, quantity: pieces[position] }] : [],
              ),
              ...(reason.trim() !== '' && { reason: reason.trim() }),
            },
          },
          { headers: { 'idempotency-key': key } },
        ),
      ),
    onSuccess({ order: announced, change }) {
      storeOrder(queries, announced);
      ref.current?.close();
      const ms = change?.undoUntil ? Date.parse(change.undoUntil) - Date.now() : 0;
      showToast(t.announce.done(number), change && ms > 0 ? { changeId: change.id, ms } : {});
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  const change = (chosen: Pieces): void => {
    setPieces(chosen);
    setKey(crypto.randomUUID());
    announce.reset();
  };
  // Not a number while one of the counts is none.
  const count = countPieces(pieces);
  const actions = (
    <>
      <Button onClick={() => ref.current?.close()}>{keep}</Button>
      <Button look="primary" disabled={!(count > 0) || announce.isPending} onClick={() => announce.mutate()}>
        {t.announce.confirm(formatNumber(count || 0, locale))}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.announce.title(number)} isWide actions={actions}>
      {announce.error && <Note look="bad">{errorText(announce.error)}</Note>}
      <p>{t.announce.help}</p>
      <ReturnedLines lines={lines} pieces={pieces} onChange={change} />
      <Field label={t.reason} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  );
}
