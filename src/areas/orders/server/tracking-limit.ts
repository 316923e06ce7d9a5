import type { Clock } from '#values/clock.ts';

const windowMs = 15 * 60_000;
const allowedMisses = 20;
const rememberedAddresses = 10_000;

/** Stops guessing of order numbers: 20 wrong pairs of number and address in a quarter of an hour from one network address. */
export function createTrackingLimit(clock: Clock) {
  const misses = new Map<string, number[]>();
  const recent = (ip: string): number[] => (misses.get(ip) ?? []).filter((at) => at > clock().getTime() - windowMs);

  return {
    allows: (ip: string): boolean => recent(ip).length < allowedMisses,

    countMiss(ip: string): void {
      const kept = [...recent(ip), clock().getTime()];
      // Deleted and set again it is the youngest; the oldest go when there are too many.
      misses.delete(ip);
      misses.set(ip, kept);
      const [oldest] = misses.keys();
      if (misses.size > rememberedAddresses && oldest !== undefined) misses.delete(oldest);
    },
  };
}
