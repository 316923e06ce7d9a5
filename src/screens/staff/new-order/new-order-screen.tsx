import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { ordersKey } from '../session/order-keys.ts';
import { Button } from '../parts/button.tsx';
import { Card } from '../parts/card.tsx';
import { fieldMessages } from '../parts/field-messages.ts';
import { Field } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { Select } from '../parts/select.tsx';
import { showToast } from '../parts/toasts.ts';
import { useErrorText } from '../session/error-text.ts';
import { codeOf, StaffError, useStaffClient, valueOf } from '../session/staff-client.ts';
import { ArticleSearch } from './article-search.tsx';
import { CustomerPart } from './customer-part.tsx';
import { DeliveryPart } from './delivery-part.tsx';
import { DraftLines } from './draft-lines.tsx';
import { messages } from './messages.ts';
import {
  addressOf,
  bodyOf,
  linesOf,
  missingOfInvoice,
  type OrderDraft,
  slotValue,
  suits,
  withArticle,
} from './order-draft.ts';
import { OrderSums } from './order-sums.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import styles from './new-order.module.css';
import { runInBackground } from '#web/run-in-background.ts';

const methods = ['counter', 'card', 'bizum', 'transfer'] as const;

/** An order for somebody who calls, or stands at the counter, on one page. */
export default function NewOrderScreen() {
  const t = useMessages(messages);
  const { missing } = useMessages(fieldMessages);
  const locale = useLocale();
  const client = useStaffClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { draft, isBegun, change: changeDraft, forget, beginAnew } = useKeptDraft();
  const sent = useRef({ body: '', key: '' });
  const isComplete = draft.type === 'delivery' && /^\d{5}$/.test(draft.zipcode.trim());
  const asked = {
    lines: linesOf(draft.lines),
    type: draft.type,
    address: isComplete ? addressOf(draft) : null,
  };
  const { data: quote } = useQuery({
    queryKey: ['quote', asked],
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => valueOf(await client('POST /staff/orders/quote', { body: asked }, { signal })),
  });
  const shown = draft.lines.length > 0 ? quote : undefined;
  const place = useMutation({
    async mutationFn() {
      const gaps = missingOfInvoice(draft, shown?.amount ?? 0).map((field) => ({
        field,
        code: 'address_part_needed',
        message: missing,
      }));
      if (gaps.length > 0)
        throw new StaffError({ statusCode: 422, code: 'invalid_request', message: t.checkFields, fields: gaps });
      const expected = shown && shown.deliveryPrice !== null ? shown.amount : null;
      const body = bodyOf(draft, shown?.pickupPoints[0]?.id, expected);
      const text = JSON.stringify(body);
      // The same order again, as after a lost answer, is made once.
      if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
      return valueOf(
        await client('POST /staff/orders', { body }, { headers: { 'idempotency-key': sent.current.key } }),
      );
    },
    onSuccess({ orderId, number }) {
      forget();
      runInBackground(queries.invalidateQueries({ queryKey: [ordersKey] }));
      showToast(t.placed(number));
      runInBackground(navigate(`/orders/${orderId}`));
    },
    // What it costs, or what there is, has changed.
    onError: () => void queries.invalidateQueries({ queryKey: ['quote'] }),
  });
  const change = (part: Partial<OrderDraft>): void => {
    changeDraft((present) => ({ ...present, ...part }));
    place.reset();
  };
  /** A slot that comes too soon for this way to pay is chosen again. */
  const pay = (payment: OrderDraft['payment']): void => {
    const isOffered = shown?.slots.some((slot) => slotValue(slot) === draft.slot && suits(slot, payment));
    change({ payment, ...(isOffered === false && { slot: '' }) });
  };
  const fields = place.error instanceof StaffError ? (place.error.error.fields ?? []) : [];
  const errorOf = (field: string, typed?: string): string | undefined => {
    const said = fields.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.message;
    return said !== undefined && typed?.trim() === '' ? missing : said;
  };
  const problemText = (error: Error): string => {
    if (fields.length > 0) return t.checkFields;
    return codeOf(error) === 'products_unavailable' ? t.shortage : errorText(error);
  };
  const parts = { draft, onChange: change, errorOf };
  return (
    <>
      <ScreenHead title={t.title}>
        {isBegun && (
          <Button look="quiet" onClick={beginAnew}>
            {t.beginAnew}
          </Button>
        )}
      </ScreenHead>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <CustomerPart {...parts} />
          <Card title={t.articles}>
            <ArticleSearch onTake={(article) => change({ lines: withArticle(draft.lines, article) })} />
            <DraftLines lines={draft.lines} quote={shown} onChange={(lines) => change({ lines })} />
          </Card>
          <DeliveryPart {...parts} slots={shown?.slots ?? []} problem={shown?.addressProblem ?? null} />
        </div>
        <Card title={t.payment}>
          <div className={styles.stack}>
            <Select
              label={t.how}
              value={draft.payment}
              options={methods.map((method) => [method, t.methods[method]] as const)}
              onChange={({ target }) => pay(target.value as OrderDraft['payment'])}
            />
            <Field
              label={t.comment}
              value={draft.comment}
              maxLength={1000}
              error={errorOf('comment')}
              onChange={({ target }) => change({ comment: target.value })}
            />
          </div>
          <OrderSums quote={shown} />
          <div className={styles.end}>
            {place.error && <Note look="bad">{problemText(place.error)}</Note>}
            <Button
              look="primary"
              disabled={place.isPending || draft.lines.length === 0}
              onClick={() => place.mutate()}
            >
              {shown && shown.deliveryPrice !== null ? t.placeFor(formatEuros(shown.amount, locale)) : t.place}
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
