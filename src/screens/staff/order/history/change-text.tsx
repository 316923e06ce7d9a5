import { Fragment, type ReactNode } from 'react';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import type { TimelineEntry } from '#areas/staff/contract.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFieldText } from '../field-text.ts';
import { messages } from '../messages.ts';
import { historyMessages } from './history-messages.ts';

/** What a change did, field by field, the former value struck: 'Estado: Por preparar → Preparando. «Lo pide por teléfono»'. */
export function useChangeText(order: StaffOrder): (entry: TimelineEntry) => ReactNode {
  const t = useMessages(messages);
  const history = useMessages(historyMessages);
  const { fieldText, verbText, valueText, reasonText } = useFieldText(
    (id) => [...order.lines, ...(order.formerArticles ?? [])].find((line) => line.product_id === id)?.name,
  );
  return ({ changes, people, reason, undoneBy, verb }) => {
    if (verb === 'order.placed') return history.placed;
    const isPayment = verb === 'order.status' && changes.every(({ field }) => field === 'paymentStatus');
    return (
      <>
        {isPayment && <b>{verbText(verb, changes)}</b>}
        {(isPayment ? [] : changes).map(({ field, before, after }, index) => (
          <Fragment key={field}>
            {index > 0 && '; '}
            {fieldText(field)}:{' '}
            {before !== null && before !== undefined && (
              <>
                <del>{valueText(field, before, people)}</del> →{' '}
              </>
            )}
            <b>{valueText(field, after, people)}</b>
          </Fragment>
        ))}
        {changes.length === 0 && verbText(verb)}
        {reason !== null && ` ${t.because(reasonText(reason))}`}
        {undoneBy !== null && ` (${t.takenBack})`}
      </>
    );
  };
}
