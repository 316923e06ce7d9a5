import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import type { ShopCommand } from '#platform/shop-command.ts';
import { orderBulkRows } from '../records/bulk-tables.ts';
import type { StoredOrder } from '../records/order-queries.ts';
import { orders, storedColumns } from '../records/orders-tables.ts';
import { dailyLine } from './notice-content.ts';
import { noticeTexts } from './server-messages.ts';

/** Orders of a bulk that its mail names; of the others it says how many. */
const maxNamed = 50;
const toldStatuses = ['confirmed', 'cancelled'] as const;
type ToldStatus = (typeof toldStatuses)[number];

/** Orders that a bulk has brought to a status which they still have: the first, and how many there are. */
interface BulkPart {
  readonly status: ToldStatus;
  readonly first: readonly StoredOrder[];
  readonly count: number;
}

/** What a bulk has given the store to prepare, or to prepare no longer. */
export async function listBulkParts(database: Database, bulkId: string): Promise<BulkPart[]> {
  const parts: BulkPart[] = [];
  for (const status of toldStatuses) {
    const fits = and(
      eq(orderBulkRows.bulkId, bulkId),
      eq(orderBulkRows.state, 'done'),
      sql`${orderBulkRows.wanted} ->> 'status' = ${status}`,
      eq(orders.status, status),
    );
    const ids = await database
      .select({ id: orders.id })
      .from(orderBulkRows)
      .innerJoin(orders, eq(orders.id, orderBulkRows.orderId))
      .where(fits)
      .orderBy(sql`${orders.deliveryDate} NULLS FIRST`, sql`${orders.slotFrom} NULLS FIRST`, asc(orders.id));
    if (ids.length === 0) continue;
    const named = ids.slice(0, maxNamed).map(({ id }) => id);
    const found = await database.select(storedColumns).from(orders).where(inArray(orders.id, named));
    const byId = new Map(found.map((order) => [order.id, order]));
    parts.push({ status, first: named.flatMap((id) => byId.get(id) ?? []), count: ids.length });
  }
  return parts;
}

/** The store's one mail of a bulk. */
export function bulkNoticeContent(
  parts: readonly BulkPart[],
  { shop, locale, shopCommand }: { readonly shop: string; readonly locale: Locale; readonly shopCommand: ShopCommand },
): MailContent {
  const { bulk: t, daily, reason } = noticeTexts[locale];
  return {
    subject: parts.map(({ status, count }) => t.subject[status](count)).join('; '),
    heading: t.heading,
    blocks: [
      ...parts.flatMap(({ status, first, count }): MailBlock[] => [
        { kind: 'paragraph', text: t.text[status] },
        { kind: 'products', title: t.title[status](count), products: first.map((order) => dailyLine(order, locale)) },
        ...(count > first.length ? [{ kind: 'note', text: t.more(count - first.length) } as const] : []),
      ]),
      { kind: 'note', text: daily.whatToDo(shopCommand(`orders show ${daily.orderNumber}`)) },
    ],
    reason: reason(shop),
  };
}
