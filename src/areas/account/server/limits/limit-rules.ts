/** At most `max` attempts on one subject within a time window. */
export interface Limit {
  readonly subject: string;
  readonly max: number;
  readonly withinSeconds: number;
}

const quarterHour = 15 * 60;
const hour = 3600;

/** Failed logins for one e-mail address (decisions.md section 4). */
export const loginLimit = (email: string): Limit => ({
  subject: `login ${email.toLowerCase()}`,
  max: 10,
  withinSeconds: quarterHour,
});

/** Wrong passwords typed by one signed-in user. */
export const passwordLimit = (userId: number): Limit => ({
  subject: `password of ${userId}`,
  max: 10,
  withinSeconds: quarterHour,
});

/** Failed logins and wrong codes from one network (decisions.md section 4). */
export const networkLimit = (network: string): Limit => ({
  subject: `network ${network}`,
  max: 100,
  withinSeconds: quarterHour,
});

/** Mails of one kind to one address. */
export const mailLimit = (kind: string, email: string): Limit => ({
  subject: `mail ${kind} ${email.toLowerCase()}`,
  max: 5,
  withinSeconds: hour,
});

/** Registrations, guest sessions and recoveries from one network. */
export const accountsLimit = (network: string): Limit => ({
  subject: `accounts ${network}`,
  max: 60,
  withinSeconds: hour,
});

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

export const isLoopback = (ip: string): boolean => ip === '::1' || ip.replace(/^::ffff:/, '').startsWith('127.');
