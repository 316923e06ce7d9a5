/** Whom a network address stands for: an IPv6 customer owns a whole /64. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, '');
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...middle, ...right].slice(0, 4).join(':');
}

export const isLoopback = (ip: string): boolean => ip === '::1' || ip.replace(/^::ffff:/, '').startsWith('127.');
