import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ContentField, StaffOrder } from '#areas/orders/staff-calls.ts';
import { useMessages } from '#i18n/messages.ts';
import { runInBackground } from '#web/run-in-background.ts';
import { ArticleSearch } from '../new-order/article-search.tsx';
import { useSlotOptions } from '../new-order/delivery-part.tsx';
import { DraftLines } from '../new-order/draft-lines.tsx';
import { addressOf, linesOf, withArticle } from '../new-order/order-draft.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { showToast } from '../parts/toasts.ts';
import { useOpenDialog } from '../parts/use-open-dialog.ts';
import { useErrorText } from '../session/error-text.ts';
import { StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { ConflictFields } from './assignment/conflict-fields.tsx';
import type { Conflict } from './assignment/work-values.ts';
import { chosenChanges, draftOf, type EditChange, editChanges } from './edit-changes.ts';
import { EditedTotal, hasRest } from './edited-total.tsx';
import { EditDelivery } from './edit-delivery.tsx';
import { type EditPart, hasOpenPrice } from './editable-part.ts';
import { useFieldText } from './field-text.ts';
import { editMessages } from './edit-messages.ts';
import { messages } from './messages.ts';
import { refreshOrder, storeOrder } from './order-query.ts';
import styles from './order.module.css';

/** What changes what an order costs. */
const ofPrice: readonly ContentField[] = ['lines', 'delivery', 'address'];

/** What somebody else has changed meanwhile of what was to be saved; nothing where it was refused for another reason. */
const conflictsOf = (error: Error | null): readonly Conflict<ContentField>[] =>
  error instanceof StaffError && error.error.code === 'changed_meanwhile'
    ? (error.error.fields as unknown as readonly Conflict<ContentField>[])
    : [];

/** For so long something may still be taken back; nothing where it may not. */
const msUntil = (end: string | null): number => (end ? Date.parse(end) - Date.now() : 0);

/** Begins with what the order has; made anew each time, so that nothing typed before is left. */
export function EditDialog({ order, part, onClose }: { order: StaffOrder; part: EditPart; onClose: () => void }) {
  const t = useMessages(messages);
  const words = useMessages(editMessages);
  const client = useStaffClient();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [before] = useState(() => draftOf(order));
  const [draft, setDraft] = useState(before);
  const [own, setOwn] = useState<readonly ContentField[]>([]);
  const { orderId, number } = order;
  const way = useRef<HTMLDivElement>(null);
  const ref = useOpenDialog(onClose, () => {
    if (part === 'delivery') way.current?.querySelector<HTMLElement>('select, input')?.focus();
  });
  const close = (): void => ref.current?.close();
  const asked = {
    ...{ orderId, lines: linesOf(draft.lines), type: draft.type },
    address: draft.type === 'delivery' ? addressOf(draft) : null,
  };
  const { data: quote } = useQuery({
    queryKey: ['quote', asked],
    enabled: draft !== before,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client('POST /staff/orders/quote', { body: asked }, { signal })),
  });
  const times = useSlotOptions(quote?.slots ?? [], draft.payment);
  const isDearer = quote !== undefined && hasRest(order, quote);
  const changes = editChanges(order, before, draft, { pickupPointId: quote?.pickupPoints[0]?.id, isDearer });
  const save = useMutation({
    mutationFn: async (wanted: readonly EditChange[]) =>
      valueOf(
        await client('PUT /staff/orders/:orderId', {
          params: { orderId: String(orderId) },
          body: { changes: [...wanted] },
        }),
      ),
    onSuccess({ order: edited, change }) {
      storeOrder(queries, edited);
      close();
      const ms = msUntil(change.undoUntil);
      showToast(t.edit.done(number), ms > 0 ? { changeId: change.id, ms } : {});
    },
    onError() {
      setOwn([]);
      runInBackground(refreshOrder(queries, orderId));
    },
  });
  const pieces = new Map(order.lines.map(({ product_id, quantity }) => [product_id, quantity]));
  const conflicts = conflictsOf(save.error);
  const wanted = chosenChanges(changes, conflicts, own);
  const names = new Map([...order.lines, ...draft.lines].map(({ product_id, name }) => [product_id, name]));
  const { valueText } = useFieldText((id) => names.get(id));
  const submit = (): void => (wanted.length > 0 ? save.mutate(wanted) : close());
  const summary = quote &&
    order.amount !== undefined &&
    order.money &&
    changes.some(({ field }) => ofPrice.includes(field)) && (
      <EditedTotal quote={quote} before={order.amount} money={order.money} method={draft.payment} />
    );
  const actions = (
    <>
      <Button onClick={close}>{t.keep}</Button>
      <Button look="primary" disabled={save.isPending || changes.length === 0} onClick={submit}>
        {conflicts.length > 0 ? words.saveChosen : t.edit.save(number)}
      </Button>
    </>
  );
  return (
    <Dialog ref={ref} title={t.edit.title(number)} actions={actions} summary={summary}>
      {save.error && <Note look="bad">{conflicts.length > 0 ? words.changedMeanwhile : errorText(save.error)}</Note>}
      <ConflictFields
        {...{ conflicts, own, valueText }}
        nameOf={(field) => t.fields[field]}
        before={(field) => changes.find((change) => change.field === field)?.from}
        onChange={setOwn}
      />
      {hasOpenPrice(order) && (
        <>
          <h3>{t.lines}</h3>
          <ArticleSearch onTake={(article) => setDraft({ ...draft, lines: withArticle(draft.lines, article) })} />
          <DraftLines
            lines={draft.lines}
            quote={quote}
            own={pieces}
            onChange={(lines) => lines.length > 0 && setDraft({ ...draft, lines })}
          />
        </>
      )}
      <div ref={way} className={styles.way}>
        <EditDelivery {...{ order, before, draft, times, isDearer }} onChange={setDraft} />
      </div>
      <p className={styles.quiet}>
        {hasOpenPrice(order) ? words.hint : words.fixedHint}
        {hasOpenPrice(order) && (order.documents?.length ?? 0) > 0 && ` ${words.invoiced}`}
      </p>
    </Dialog>
  );
}
