import type { BulkJob } from '#areas/orders/staff-bulk-calls.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

/** Orders that a notice names. */
const named = 5;

/** What has become of a bulk that is taken back: how many orders, and which could not be; how far it is before it has ended. */
export function useBulkUndoneText(): (job: BulkJob) => string {
  const t = useMessages(messages);
  const locale = useLocale();
  return ({ state, done, total, refused }) => {
    const count = (value: number): string => formatNumber(value, locale);
    if (state !== 'done') return t.undoing(count(done), count(total));
    if (refused.length === 0) return t.undone(count(done));
    const numbers = refused.slice(0, named).map(({ orderId, number }) => number ?? t.unknownOrder(orderId));
    const more = refused.length > named ? ` ${t.andMore(count(refused.length - named))}` : '';
    return `${t.undone(count(done))}; ${t.notUndone(numbers.join(', ') + more)}`;
  };
}
