import type { z } from 'zod';
import { formatEuros } from '#i18n/format.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { useMessages } from '#i18n/messages.ts';
import type { zonePrices } from '../contract.ts';
import { messages } from '../messages.ts';

type ZonePrices = z.infer<typeof zonePrices>;

/** The cheapest first; after those with a price the ones to be agreed on, and at the end where nothing is delivered. */
const rankOf = ({ deliverable, price }: ZonePrices): number => (!deliverable ? 2e9 : (price ?? 1e9));

/** The zones with their prices, and where nothing is delivered or the price is agreed on. */
export function ZoneList({ zones }: { readonly zones: readonly ZonePrices[] }) {
  const t = useMessages(messages).zones;
  const locale = useLocale();
  const amountOf = (price: number | null): string =>
    price === null ? t.agreed : price === 0 ? t.free : formatEuros(price, locale);
  const withThreshold = (amounts: string, price: number | null, freeFrom: number | null | undefined): string =>
    price && freeFrom ? `${amounts}, ${t.freeFrom(formatEuros(freeFrom, locale))}` : amounts;

  /** The price, or that of each class of goods, together where the same threshold holds. */
  function termsOf({ deliverable, isIndividualTerms, price, prices, freeDeliveryCost }: ZonePrices): string {
    if (!deliverable) return t.inaccessible;
    if (isIndividualTerms || price === null) return t.individual;
    if (prices.every((one) => one.price === price)) return withThreshold(amountOf(price), price, freeDeliveryCost);
    const thresholds = [...new Set(prices.map((one) => one.freeDeliveryCost))];
    return thresholds
      .map((freeFrom) => {
        const alike = prices.filter((one) => one.freeDeliveryCost === freeFrom);
        const amounts = alike.map((one) => `${one.name} ${amountOf(one.price)}`).join(' · ');
        return withThreshold(amounts, alike[0]!.price, freeFrom);
      })
      .join('; ');
  }
  return (
    <table>
      <caption className="vh">{t.title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.price}</th>
        </tr>
      </thead>
      <tbody>
        {[...zones]
          .sort((one, other) => rankOf(one) - rankOf(other))
          .map((zone) => (
            <tr key={zone.id}>
              <td>{zone.name}</td>
              <td>{termsOf(zone)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
