import simplify from 'simplify-js';
import type { Locale } from '#i18n/locale.ts';
import type { MapZone } from '../../contract.ts';
import { showZone, showZonePrices } from '../delivery-view.ts';
import type { PriceTerms } from '../zones/zone-cost.ts';
import type { Position, Zone } from '../zones/zone.ts';

/** The points of all outlines together, about 100 kB compressed. */
const maxPoints = 20_000;
/** Degrees, about 5 m: the first tolerance that is tried. */
const minTolerance = 0.00005;

/**
 * The zones as a map draws them, with their prices. Outlines with very many points are simplified, as they are only looked
 * at: which zone an address is in, the server decides by the exact ones.
 */
export function showMapZones(zones: readonly Zone[], terms: PriceTerms, locale: Locale): MapZone[] {
  return simplifyZones(zones).map((zone) => {
    const { price, freeDeliveryCost } = showZonePrices(zone, terms, locale);
    return { ...showZone(zone, locale), price, freeDeliveryCost };
  });
}

function simplifyZones(zones: readonly Zone[]): readonly Zone[] {
  let result = zones;
  for (let tolerance = minTolerance; countPoints(result) > maxPoints && tolerance < 1; tolerance *= 2)
    result = result.map((zone) => ({ ...zone, rings: zone.rings.map((ring) => simplifyRing(ring, tolerance)) }));
  return result;
}

const countPoints = (zones: readonly Zone[]): number =>
  zones.reduce((sum, { rings }) => sum + rings.reduce((points, ring) => points + ring.length, 0), 0);

/** A closed ring has at least four points, or it is no area. */
function simplifyRing(ring: Position[], tolerance: number): Position[] {
  const points = simplify(
    ring.map(([x, y]) => ({ x, y })),
    tolerance,
  ).map(({ x, y }): Position => [x, y]);
  return points.length < 4 ? ring : points;
}
