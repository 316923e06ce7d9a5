import { cents } from '#values/money.ts';
import { type PriceTerms, zoneCost } from './zone-cost.ts';
import type { Zone } from './zone.ts';

/**
 * The zone that counts at a point in `zone`, for a postal code that may be in `zones`. A pin beside the border of its town may
 * lie in a zone that no estimate for the code has seen: where that is dearer, the dearest zone of the code counts.
 */
export function zoneOfCode(zone: Zone, zones: readonly (Zone | null)[], terms: PriceTerms): Zone {
  const known = zones.flatMap((one) => (one?.deliverable ? [one] : []));
  if (!zone.deliverable || known.length === 0 || known.includes(zone) || isNoDearer(zone, known, terms)) return zone;
  const [ordinary] = terms.classes;
  const costOf = (one: Zone): number => ownCost(one, ordinary!.code, terms).price;
  const dearest = known.reduce((most, one) => (costOf(one) > costOf(most) ? one : most));
  // Nobody pays more than where the goods are brought to.
  return isNoDearer(dearest, [zone], terms) ? dearest : zone;
}

/** Whether goods of each class, whatever their price, cost no more in a zone than in one of the others. */
const isNoDearer = (zone: Zone, others: readonly Zone[], terms: PriceTerms): boolean =>
  terms.classes.every(({ code }) => {
    const own = ownCost(zone, code, terms);
    return others.some((other) => {
      const cost = ownCost(other, code, terms);
      return own.price <= cost.price && own.freeFrom <= cost.freeFrom;
    });
  });

/** Individual terms are dearer than any price, and 'never free' is higher than any threshold. */
function ownCost(zone: Zone, code: string, terms: PriceTerms): { readonly price: number; readonly freeFrom: number } {
  const { price, freeFrom } = zoneCost(zone, { price: cents(0), classes: [code] }, terms);
  return { price: price ?? Infinity, freeFrom: freeFrom ?? Infinity };
}
