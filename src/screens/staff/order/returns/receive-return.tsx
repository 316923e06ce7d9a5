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
import { piecesTyped } from '../pieces-typed.ts';
import refundStyles from '../refund.module.css';
import { messages } from './messages.ts';
import { countPieces, type Pieces, type ReturnableLine, ReturnedLines } from './returned-lines.tsx';

interface ReceiveReturnProps {
  readonly order: StaffOrder;
  readonly reference: string;
  /** What is awaited. */
  readonly lines: readonly ReturnableLine[];
  readonly onClose: () => void;
}

/** Counts which pieces of a return have come, and how many of them are unfit for sale. */
export function ReceiveReturn({ order, reference, lines, onClose }: ReceiveReturnProps) {
  const t = useMessages(messages);
  const { keep, refund } = useMessages(orderMessages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const ref = useOpenDialog(onClose);
  const [pieces, setPieces] = useState<Pieces>(() =>
    Object.fromEntries(lines.map(({ position, max }) => [position, max])),
  );
  const [unfit, setUnfit] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { orderId, number } = order;
  const unsellableOf = (position: number): number => piecesTyped(unfit[position] ?? '', pieces[position] ?? 0);
  const receive = useMutation({
    mutationFn: async () =>
      valueOf(
        await client('POST /staff/orders/:orderId/returns/:reference/received', {
          params: { orderId: String(orderId), reference },
          body: {
            lines: lines.flatMap(({ position }) =>
              pieces[position] ? [{ position, quantity: pieces[position], unsellable: unsellableOf(position) }] : [],
            ),
            ...(reason.trim() !== '' && { reason: reason.trim() }),
          },
        }),
      ),
    onSuccess({ order: received }) {
      storeOrder(queries, received);
      ref.current?.close();
      showToast(t.receive.done(number));
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  // Not a number while one of the counts is none.
  const count = countPieces(pieces);
  const isUnfit = lines.some(({ position }) => Number.isNaN(unsellableOf(position)));
  const actions = (
    <>
      <p className={refundStyles.final}>{t.receive.final}</p>
      <Button onClick={() => ref.current?.close()}>{keep}</Button>
      <Button
        look="primary"
        disabled={!(count > 0) || receive.isPending}
        onClick={() => (isUnfit ? setChecked(true) : receive.mutate())}
      >
        {t.receive.confirm(formatNumber(count || 0, locale))}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.receive.title(reference)} isWide actions={actions}>
      {receive.error && <Note look="bad">{errorText(receive.error)}</Note>}
      <p>{t.receive.help}</p>
      <ReturnedLines
        lines={lines}
        pieces={pieces}
        onChange={(chosen) => {
          setPieces(chosen);
          setChecked(false);
          receive.reset();
        }}
        unfit={{
          label: t.receive.unsellable,
          typed: unfit,
          errorOf: ({ position }) =>
            isChecked && Number.isNaN(unsellableOf(position))
              ? refund.unfitCount(formatNumber(pieces[position] ?? 0, locale))
              : undefined,
          onChange(typed) {
            setUnfit(typed);
            setChecked(false);
          },
        }}
      />
      <Field
        label={t.receive.condition}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}
