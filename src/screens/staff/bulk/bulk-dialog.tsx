import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxPrintedOrders } from '#areas/orders/bulk-limits.ts';
import type { OrderStatus } from '#areas/orders/order-schema.ts';
import type { BulkAction, BulkSelection } from '#areas/orders/staff-bulk-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { FieldError } from '../parts/field.tsx';
import { showToast } from '../parts/toasts.ts';
import { fieldErrorOf, useErrorText } from '../session/error-text.ts';
import { BulkQuestion } from './bulk-question.tsx';
import { messages } from './messages.ts';
import { movedOf } from './moved-of.ts';
import { PreviewOf } from './preview-of.tsx';
import { ProgressOf } from './progress-of.tsx';
import { RefusedList } from './refused-list.tsx';
import { fetchJobFile, useBulk } from './use-bulk.ts';
import { usePrintSheets } from './use-print-sheets.ts';
import styles from './bulk.module.css';

type BulkDialogProps = {
  kind: BulkAction['kind'];
  selection: BulkSelection;
  /** `isDone`: something was done with the orders. */
  onClose: (isDone: boolean) => void;
};

/** Actions that need no further word. */
const plainAction = (kind: BulkAction['kind']): BulkAction | null =>
  kind === 'next' || kind === 'print' || kind === 'csv' || kind === 'xlsx' ? { kind } : null;

/** Says before what will happen with many orders and what not, then how far it is, and at the end what was left out. */
export function BulkDialog({ kind, selection, onClose }: BulkDialogProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const errorText = useErrorText();
  const ref = useRef<HTMLDialogElement>(null);
  const { preview, start, job, jobId, passwordDialog } = useBulk(selection);
  const [printsAfter, setPrintsAfter] = useState(false);
  const printSheets = usePrintSheets();
  const close = (): void => ref.current?.close();
  const count = (value: number): string => formatNumber(value, locale);

  const open = useEffectEvent(() => {
    ref.current?.showModal();
    const action = plainAction(kind);
    if (action) preview.mutate(action);
  });
  useEffect(() => open(), []);

  const leftOutLater = (job.data?.refused.length ?? 0) - (preview.data?.refused.length ?? 0);
  const finish = useEffectEvent((): void => {
    const { data } = job;
    if (!data || jobId === undefined) return;
    if (printsAfter) printSheets(movedOf(selection, data.refused));
    if (data.file) fetchJobFile(jobId, locale);
    else {
      const until = data.change?.undoUntil;
      const ms = until ? Date.parse(until) - Date.now() : 0;
      showToast(t.done(count(data.done)), data.change && ms > 0 ? { changeId: data.change.id, ms } : {});
    }
    if (leftOutLater <= 0) close();
  });
  const isDone = job.data?.state === 'done';
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  // Where all of them take the same step, it is said with its own word.
  const [move, ...otherMoves] = preview.data?.moves ?? [];
  const words: Readonly<Partial<Record<OrderStatus, (orders: string) => string>>> = t.moveAll;
  const moveAll = kind === 'next' && move && otherMoves.length === 0 ? words[move.status] : undefined;
  const act = preview.data && moveAll?.(t.orders(count(preview.data.possible)));
  const error = [preview.error, start.error, job.error].find((one) => one !== null);
  const isPossible = (preview.data?.possible ?? 0) > 0;
  const actions =
    jobId !== undefined ? (
      <Button onClick={close}>{t.close}</Button>
    ) : (
      <>
        <Button look="quiet" onClick={close}>
          {t.back}
        </Button>
        {preview.data && isPossible && (
          <Button
            look={kind === 'cancel' ? 'danger' : 'primary'}
            disabled={start.isPending}
            onClick={() => start.mutate(preview.data.previewId)}
          >
            {act ?? t.confirm[kind](count(preview.data.possible))}
          </Button>
        )}
      </>
    );
  return (
    <>
      <Dialog ref={ref} title={act ?? t.titles[kind]} actions={actions} onClose={() => onClose(jobId !== undefined)}>
        {error && <FieldError>{fieldErrorOf(error, 'action.assignee') ?? errorText(error)}</FieldError>}
        {job.data ? (
          <>
            <ProgressOf job={job.data} />
            {isDone && leftOutLater > 0 && <RefusedList refused={job.data.refused} />}
          </>
        ) : preview.data ? (
          <>
            <PreviewOf kind={kind} preview={preview.data} />
            {kind === 'next' && isPossible && selection.ids && preview.data.possible <= maxPrintedOrders && (
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={printsAfter}
                  onChange={({ target }) => setPrintsAfter(target.checked)}
                />
                {preview.data.possible === 1 ? t.printOneAfter : t.printAfter(count(preview.data.possible))}
              </label>
            )}
          </>
        ) : plainAction(kind) ? (
          !error && <p role="status">{t.looking}</p>
        ) : (
          <BulkQuestion kind={kind} isPending={preview.isPending} onAnswer={(action) => preview.mutate(action)} />
        )}
      </Dialog>
      {passwordDialog}
    </>
  );
}
