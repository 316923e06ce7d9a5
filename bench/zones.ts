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

const layouts: Record<string, (at: number) => { centre: Position; radius: number }> = {
  'on a grid': (at) => ({ centre: [-9 + (at % 25) * 0.5, 36 + Math.floor(at / 25) * 0.4], radius: 0.35 }),
  'around one city': (at) => ({ centre: [2.25, 41.45], radius: 0.05 + at * 0.002 }),
};

for (const [name, place] of Object.entries(layouts)) {
  const features = Array.from({ length: zones }, (_, at) => {
    const { centre, radius } = place(at);
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

  const times: number[] = [];
  let found = 0;
  for (let lookup = 0; lookup < lookups; lookup += 1) {
    const point = { lat: 36 + ((lookup * 0.618_034) % 1) * 7.8, lng: -9.2 + ((lookup * 0.754_878) % 1) * 12.4 };
    const before = performance.now();
    if (find(point)) found += 1;
    times.push(performance.now() - before);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => `${(times[Math.floor(times.length * share)]! * 1000).toFixed(1)} µs`;
  console.log(
    `${name}: checked and read in ${loadedMs.toFixed(0)} ms; ${lookups} look-ups, ${found} in a zone: median ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}`,
  );
}
