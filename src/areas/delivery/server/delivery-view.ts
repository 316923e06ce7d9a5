import type { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import type { DeliveryZone, GeoPoint, zonePrices } from '../contract.ts';
import { type PriceTerms, zoneCost } from './zones/zone-cost.ts';
import type { Position, Zone } from './zones/zone.ts';

/** A zone as the map draws it. */
export function showZone(zone: Zone, locale: Locale): DeliveryZone {
  const [outline, ...holes] = zone.rings.map((ring) => ring.map(showPosition));
  return {
    ...zoneTerms(zone, locale),
    coords: outline!,
    ...(holes.length > 0 && { holes }),
    style: { fill: zone.style.fill, stroke: zone.style.stroke },
  };
}

const showPosition = ([lng, lat]: Position): GeoPoint => ({ lat, lng });

/** A zone without its outline. */
export const zoneTerms = ({ id, name, deliverable, isIndividualTerms }: Zone, locale: Locale) => ({
  id,
  name: name[locale],
  deliverable,
  isIndividualTerms,
});

/** A zone with its prices by class of goods, below the threshold of free delivery; in euros. */
export function showZonePrices(zone: Zone, terms: PriceTerms, locale: Locale): z.infer<typeof zonePrices> {
  const costs = terms.classes.map(({ code, name }) => {
    const { price, freeFrom } = zoneCost(zone, { price: cents(0), classes: [code] }, terms);
    return {
      code,
      name: name[locale],
      price: price === null ? null : eurosFromCents(price),
      freeDeliveryCost: freeFrom === null ? null : eurosFromCents(freeFrom),
    };
  });
  const [ordinary] = costs;
  return {
    ...zoneTerms(zone, locale),
    price: ordinary!.price,
    prices: costs,
    freeDeliveryCost: ordinary!.freeDeliveryCost,
  };
}
