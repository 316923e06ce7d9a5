import type { Config } from '../../config.ts';

/** The network to count an IP address under: IPv4 as it is, IPv6 by its /64, which one customer usually owns whole. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

const isLoopback = (ip: string): boolean => ip === '::1' || ip.replace(/^::ffff:/, '').startsWith('127.');

/** The network that limits count; null for loopback in the demo, which is tried out on the same computer. */
export const countedNetwork = (ip: string, mode: Config['mode']): string | null =>
  mode === 'demo' && isLoopback(ip) ? null : networkOf(ip);
