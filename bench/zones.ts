import { createZoneIndex } from '#areas/delivery/server/zones/zone-index.ts';
import { parseZones } from '#areas/delivery/server/zones/zone-file.ts';
import type { Position } from '#areas/delivery/server/zones/zone.ts';

/**
 * Look-ups of delivery zones: 500 zones of 1,000 points each all over the Iberian Peninsula, on a grid whose neighbours
 * overlap, and all around one city. Run: node bench/zones.ts
 */
const zones = 500;
const points = 1000;
const lookups = 20_000;

/** A star with many corners, as a coast has. */
function outline([lng, lat]: Position, radius: number): Position[] {
  const corners = Array.from({ length: points - 1 }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / (points - 1);
    const reach = radius * (1 + 0.2 * Math.sin(at * 7.3) * Math.cos(at * 1.7));
    return [lng + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
  });
  return [...corners, corners[0]!];
}

interface Layout {
  /** The zone of this number. */
  readonly zone: (at: number) => { centre: Position; radius: number };
  /** Where points are looked up. */
  readonly centre: Position;
  readonly reach: Position;
}
const layouts: Record<string, Layout> = {
  'on a grid': {
    zone: (at) => ({ centre: [-9 + (at % 25) * 0.5, 36 + Math.floor(at / 25) * 0.4], radius: 0.35 }),
    centre: [-3, 40],
    reach: [6, 4],
  },
  'around one city': {
    zone: (at) => ({ centre: [2.25, 41.45], radius: 0.05 + at * 0.002 }),
    centre: [2.25, 41.45],
    reach: [1.2, 1.2],
  },
};

for (const [name, { zone, centre: middle, reach }] of Object.entries(layouts)) {
  const features = Array.from({ length: zones }, (_, at) => {
    const { centre, radius } = zone(at);
    return {
      type: 'Feature',
      id: at + 1,
      properties: { name: `zone ${at}`, price: 5 },
      geometry: { type: 'Polygon', coordinates: [outline(centre, radius)] },
    };
  });
  const source = JSON.stringify({ type: 'FeatureCollection', features });
  const started = performance.now();
  const parsed = parseZones(source, ['parcel']);
  const loadedMs = performance.now() - started;
  const find = createZoneIndex(parsed);

  const checkedAt = performance.now();
  parseZones(source, ['parcel'], { isChecked: true });
  const readMs = performance.now() - checkedAt;

  const pointOf = (lookup: number) => ({
    lng: middle[0] + reach[0] * (((lookup * 0.754_878) % 2) - 1),
    lat: middle[1] + reach[1] * (((lookup * 0.618_034) % 2) - 1),
  });
  for (let lookup = 0; lookup < lookups; lookup += 1) find(pointOf(lookup + 0.5));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  let found = 0;
  for (let lookup = 0; lookup < lookups; lookup += 1) {
    const point = pointOf(lookup);
    const before = performance.now();
    if (find(point)) found += 1;
    times.push(performance.now() - before);
  }
  const usedMicros = process.cpuUsage(cpu).user / lookups;
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)]! * 1000).toFixed(1)} µs`;
  console.log(
    `${name}: checked in ${loadedMs.toFixed(0)} ms, read in ${readMs.toFixed(0)} ms; ${found} of ${lookups} points in a zone: ${usedMicros.toFixed(1)} µs of processor time each, median ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}`,
  );
}
