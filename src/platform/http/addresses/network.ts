import type { Config } from '../../config.ts';

/** A network that limits count, and how many times the limit of a single one it may reach. */
export interface CountedNetwork {
  /** The same for every way to write an address of it. */
  readonly name: string;
  readonly times: number;
}

/**
 * What of IPv6 counts as one network. A customer has a /64 at least and often a /56 or /48, so that counting one size alone
 * would give some of them thousands of networks, or count a whole provider's customers as one.
 */
const ipv6Sizes = [64, 56, 48] as const;

/** How many times the limit of the smallest network the next larger ones may reach. */
export const timesOfSize = (size: number): number => 4 ** size;

/** The eight groups of an IPv6 address, which may end in an IPv4 one. */
function groupsOf(ip: string): number[] {
  const hex = ip.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a, b, c, d] = parts.map(Number) as [number, number, number, number];
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right = []] = hex.split('::').map((side) => side.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/** IPv4 written as IPv6 (::ffff:a.b.c.d), by its last two groups; null for other addresses. */
function mappedAddress(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

/** The networks to count an IP address under: IPv4 as it is, IPv6 by its /64, /56 and /48, the smallest first. */
export function networksOf(ip: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const groups = ip.includes(':') ? groupsOf(ip) : null;
  const single = groups ? mappedAddress(groups) : ip;
  if (!groups || single !== null) return [{ name: single ?? ip, times: 1 }];
  const [a, b, c, d = 0] = groups;
  const networkOf = (bits: number, size: number): CountedNetwork => {
    const kept = [a, b, c, d & (0xffff << (64 - bits))].map((group) => group!.toString(16));
    return { name: `${kept.join(':')}::/${bits}`, times: timesOfSize(size) };
  };
  const [smallest, ...larger] = ipv6Sizes.map(networkOf);
  return [smallest!, ...larger];
}

const isLoopback = (ip: string): boolean => ip === '::1' || networksOf(ip)[0].name.startsWith('127.');

/** The networks that limits count, smallest first; none for loopback in the demo, which is tried out on the same computer. */
export const countedNetworks = (ip: string, mode: Config['mode']): readonly CountedNetwork[] =>
  mode === 'demo' && isLoopback(ip) ? [] : networksOf(ip);
