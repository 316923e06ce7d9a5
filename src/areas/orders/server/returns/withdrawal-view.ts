import type { Locale } from '#i18n/locale.ts';
import { type Cents, cents, eurosFromCents } from '#values/money.ts';
import type { CallAnswer } from '#values/call.ts';
import type { findWithdrawal } from '../../contract.ts';
import { amountOf, type WholeOrder } from '../records/order-queries.ts';
import { countWithdrawn } from '../records/return-queries.ts';
import { hasWithdrawable } from './withdraw.ts';
import { type IsHoliday, withdrawalPeriod } from './withdrawal-period.ts';

const euros = (amount: number): number => eurosFromCents(cents(amount) satisfies Cents);

/** What of an order can be withdrawn from; nothing about its customer. */
export function withdrawalView(
  whole: WholeOrder,
  { locale, now, isHoliday }: { readonly locale: Locale; readonly now: Date; readonly isHoliday: IsHoliday },
): CallAnswer<typeof findWithdrawal> {
  const { order, lines, history, returns } = whole;
  const period = withdrawalPeriod({ ...order, history }, now, isHoliday);
  const withdrawn = countWithdrawn(returns);
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    deliveredAt: period.deliveredAt?.toISOString() ?? null,
    until: period.until?.toISOString() ?? null,
    isOpen: period.isOpen && hasWithdrawable(whole),
    isPaid: order.paymentStatus === 'paid',
    ...(whole.part > 0 && { due: euros(amountOf(order) - whole.part) }),
    deliveryPrice: euros(order.deliveryPrice),
    items: lines.map(
      ({ position, productId, name, brand, article, slug, picture, quantity, sum, withdrawalExemption }) => ({
        product_id: productId,
        name: name[locale],
        brand,
        article,
        url: `/product/${slug}`,
        picture,
        quantity,
        withdrawn: withdrawn.get(position) ?? 0,
        sum: euros(sum),
        ...(withdrawalExemption && { withdrawalExemption }),
      }),
    ),
    returns: returns.map(({ reference, receivedAt, state }) => ({
      reference,
      receivedAt: receivedAt.toISOString(),
      state,
    })),
  };
}
