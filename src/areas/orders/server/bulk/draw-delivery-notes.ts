import { formatDate, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import {
  contentBottom,
  createSheet,
  grey,
  ink,
  margin,
  type Sheet,
  sheetWidth,
  type TextStyle,
} from '#platform/pdf/document-sheet.ts';
import { addressLines } from '#areas/delivery/address.ts';
import { realHours } from '#areas/delivery/pickup-hours.ts';
import type { Order } from '../../contract.ts';
import { deliveryNoteTexts } from './server-messages.ts';

export type NotedOrder = Order & { readonly locale: Locale };

const half = sheetWidth / 2;
const columns = [
  { x: margin, width: 90, align: 'left' },
  { x: margin + 98, width: sheetWidth - 98 - 70, align: 'left' },
  { x: margin + sheetWidth - 60, width: 60, align: 'right' },
] as const;

/** Delivery notes of orders, each from a page of its own on and in its customer's language; they say no price. */
export async function drawDeliveryNotes(
  orders: readonly NotedOrder[],
  { shopName, now }: { readonly shopName: string; readonly now: Date },
): Promise<Buffer> {
  const sheet = createSheet({ title: deliveryNoteTexts.es.titleOfAll(orders.length), lang: 'es', date: now });
  for (const [index, order] of orders.entries()) {
    if (index > 0) sheet.addPage();
    drawNote(sheet, order, shopName);
    await yieldToEventLoop();
  }
  return sheet.finish((page, pages) =>
    sheet.decoration(() =>
      sheet.write(`${page} / ${pages}`, margin, contentBottom + 60, sheetWidth, { colour: grey, align: 'right' }),
    ),
  );
}

function drawNote(sheet: Sheet, order: NotedOrder, shopName: string): void {
  const t = deliveryNoteTexts[order.locale];
  sheet.content('H1', () => sheet.write(t.title(order.number), margin, margin, half, { font: 'heading', size: 18 }));
  sheet.write(shopName, margin + half, margin + 3, half, { font: 'bold', size: 11, align: 'right' });
  sheet.rule(margin, margin + 30, sheetWidth, { weight: 1.5, colour: ink });
  let y = margin + 44;
  for (const [name, value] of factsOf(order)) {
    sheet.write(name, margin, y, 90, { colour: grey });
    y += sheet.write(value, margin + 98, y, sheetWidth - 98) + 4;
  }
  drawLines(sheet, order, y + 12);

  function factsOf({ customer, receiver, delivery, comment, units }: Order): (readonly [string, string])[] {
    const person = customer.organization || `${customer.name} ${customer.surname}`.trim();
    const where = delivery.address ? addressLines(delivery.address).join(', ') : (delivery.pickupPoint?.name ?? '');
    const facts = [
      [t.customer, person],
      [t.receiver, receiver ? `${receiver.name}, ${receiver.phone}` : customer.phone],
      [delivery.type === 'pickup' ? t.pickup : t.delivery, where],
      [t.when, whenText(delivery)],
      [t.comment, comment],
      [t.pieces, formatNumber(units, 'es')],
    ] as const;
    return facts.filter(([, value]) => value !== '');
  }

  function whenText(delivery: Order['delivery']): string {
    const hours = realHours(delivery);
    if (!hours) return t.soon;
    const day = formatDate(`${hours.date}T12:00:00Z`, order.locale);
    return [day, [hours.from, hours.to].filter(Boolean).join(' – ')].filter(Boolean).join(', ');
  }
}

function drawLines(sheet: Sheet, order: NotedOrder, top: number): void {
  const t = deliveryNoteTexts[order.locale];
  const cells = (role: 'TH' | 'TD', texts: readonly string[], at: number, style: TextStyle): number =>
    Math.max(
      ...columns.map(({ x, width, align }, index) =>
        sheet.content(role, () => sheet.write(texts[index]!, x, at, width, { ...style, align }), {
          ...(role === 'TH' && { scope: 'Column' }),
        }),
      ),
    );
  const head = (at: number): number => {
    cells('TH', [t.article, t.name, t.quantity], at, { font: 'bold' });
    sheet.rule(margin, at + 16, sheetWidth, { weight: 0.75, colour: ink });
    return at + 24;
  };
  let y = top;
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      y = head(top);
    });
    for (const { article, name, quantity } of order.items) {
      if (y + sheet.heightOf(name, columns[1].width) > contentBottom) {
        sheet.addPage();
        y = sheet.decoration(() => head(margin));
      }
      sheet.group('TR', () => {
        y += cells('TD', [article, name, formatNumber(quantity, 'es')], y, {}) + 5;
      });
      sheet.rule(margin, y, sheetWidth);
      y += 6;
    }
  });
  if (y + 50 > contentBottom + 50) return;
  sheet.write(t.received, margin, y + 24, sheetWidth, { colour: grey });
}
