/** A reproducible pseudo-random number in [0, 1) derived from a text. */
export function fraction(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // FNV-1a alone gives similar texts similar high bits; the finaliser of MurmurHash3 spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

export const between = (seed: string, low: number, high: number): number =>
  low + Math.floor(fraction(seed) * (high - low + 1));

export const chance = (seed: string, share: number): boolean => fraction(seed) < share;

export function pick<T>(seed: string, items: readonly T[]): T {
  const item = items[Math.floor(fraction(seed) * items.length)];
  if (item === undefined) throw new RangeError(`nothing to pick from: ${seed}`);
  return item;
}
