import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import type { LargeHolds } from './find-large-holds.ts';
import { noticeTexts } from './server-messages.ts';

/** What the store is told when orders that nobody has confirmed hold too much. */
export function largeHoldsContent(
  { orders, networks, articles, days }: LargeHolds,
  { shop, locale }: { readonly shop: string; readonly locale: Locale },
): MailContent {
  const { held: t, type, reason } = noticeTexts[locale];
  const list = (title: string, rows: readonly { label: string; value: string }[], count = rows.length): MailBlock[] =>
    rows.length === 0 ? [] : [{ kind: 'values', title: count > rows.length ? t.largestOf(title, count) : title, rows }];
  const dayOf = (date: string): string =>
    formatDate(`${date}T12:00:00Z`, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    subject: t.subject(articles.count, days.length),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: t.text(orders, networks.count) },
      ...list(
        t.articles,
        articles.largest.map(({ article, name, held, pieces }) => ({
          label: `${article} ${name}`,
          value: t.share(held, pieces),
        })),
        articles.count,
      ),
      ...list(
        t.days,
        days.map((day) => ({ label: `${type[day.type]}, ${dayOf(day.date)}`, value: t.share(day.held, day.places) })),
      ),
      ...list(
        t.networks,
        networks.largest.map(({ network, orders: count }) => ({ label: network, value: t.orders(count) })),
        networks.count,
      ),
      { kind: 'note', text: t.whatToDo },
    ],
    reason: reason(shop),
  };
}
