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
  const termsOf = ({ deliverable, isIndividualTerms, price, prices, freeDeliveryCost }: ZonePrices): string => {
    if (!deliverable) return t.inaccessible;
    if (isIndividualTerms || price === null) return t.individual;
    const amount = price === 0 ? t.free : formatEuros(price, locale);
    return [
      prices.some((one) => one.price !== price) ? t.from(amount) : amount,
      freeDeliveryCost !== null && price > 0 && t.freeFrom(formatEuros(freeDeliveryCost, locale)),
    ]
      .filter(Boolean)
      .join(', ');
  };
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
