import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { ArticleSearch } from '../new-order/article-search.tsx';
import { AddressFields, useSlotOptions } from '../new-order/delivery-part.tsx';
import { DraftLines } from '../new-order/draft-lines.tsx';
import { linesOf, withArticle } from '../new-order/order-draft.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { Select } from '../parts/select.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { useMay } from '../session/session.ts';
import { codeOf, useStaffClient, valueOf } from '../session/staff-client.ts';
import { draftOf, editChanges } from './edit-changes.ts';
import { messages } from './messages.ts';
import { refreshOrder, storeOrder } from './order-query.ts';
import styles from './order.module.css';

/** Statuses in which nothing has left the shop. */
const editable: readonly string[] = ['created', 'confirmed', 'preparing', 'ready'];

/** Changes what is in an order, where it goes and when, as its customer wishes. */
export function EditOrder({ order }: { order: StaffOrder }) {
  const t = useMessages(messages);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.edit') || !editable.includes(order.status)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.edit.open}</Button>
      {isOpen && <EditDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Begins with what the order has; made anew each time, so that nothing typed before is left. */
function EditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = useMessages(messages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [before] = useState(() => draftOf(order));
  const [draft, setDraft] = useState(before);
  const { orderId, number, delivery, payment } = order;
  const ref = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current!;
    const leave = (): void => closed();
    dialog.showModal();
    dialog.addEventListener('close', leave);
    return () => dialog.removeEventListener('close', leave);
  }, []);
  const close = (): void => ref.current?.close();
  const { data: quote } = useQuery({
    queryKey: ['quote', linesOf(draft.lines), delivery.type],
    enabled: draft !== before,
    queryFn: async ({ signal }) =>
      valueOf(
        await client(
          'POST /staff/orders/quote',
          { body: { lines: linesOf(draft.lines), type: delivery.type } },
          { signal },
        ),
      ),
  });
  const times = useSlotOptions(quote?.slots ?? [], payment);
  const changes = editChanges(order, before, draft);
  const save = useMutation({
    mutationFn: async () =>
      valueOf(await client('PUT /staff/orders/:orderId', { params: { orderId: String(orderId) }, body: { changes } })),
    onSuccess({ order: edited, change }) {
      storeOrder(queries, edited);
      close();
      const ms = change.undoUntil ? Date.parse(change.undoUntil) - Date.now() : 0;
      showToast(t.edit.done(number), ms > 0 ? { changeId: change.id, ms } : {});
    },
    onError: () => void refreshOrder(queries, orderId),
  });
  const own = new Map(order.lines.map(({ product_id, quantity }) => [product_id, quantity]));
  const isTaken = save.error !== null && codeOf(save.error) === 'changed_meanwhile';
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      <Button look="primary" disabled={save.isPending || changes.length === 0} onClick={() => save.mutate()}>
        {t.edit.save(number)}
      </Button>
    </>
  );
  const now = before.slot === '' ? t.edit.noSlot : before.slot.replace(/ (\S+) (\S+)$/, ' $1–$2');
  return (
    <Dialog ref={ref} title={t.edit.title(number)} actions={actions}>
      {save.error && <Note look="bad">{isTaken ? t.edit.changedMeanwhile : errorText(save.error)}</Note>}
      <h3>{t.lines}</h3>
      <ArticleSearch onTake={(article) => setDraft({ ...draft, lines: withArticle(draft.lines, article) })} />
      <DraftLines
        lines={draft.lines}
        quote={quote}
        own={own}
        onChange={(lines) => lines.length > 0 && setDraft({ ...draft, lines })}
      />
      {delivery.type === 'delivery' && (
        <>
          <h3>{t.deliveryTitle}</h3>
          <div className={styles.fieldsOfEdit}>
            <AddressFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
          </div>
        </>
      )}
      {delivery.virtual !== 'all' && (
        <Select
          label={t.edit.slot}
          value={draft.slot}
          options={[[before.slot, t.edit.keepSlot(now)] as const, ...times.filter(([value]) => value !== before.slot)]}
          onFocus={() => draft === before && setDraft({ ...before })}
          onChange={({ target }) => setDraft({ ...draft, slot: target.value })}
        />
      )}
      <p className={styles.quiet}>{t.edit.hint}</p>
    </Dialog>
  );
}
