import { hourSeconds, minuteSeconds } from '#values/durations.ts';
import type { Limit } from '#areas/account/server/account.ts';

const withinSeconds = 15 * minuteSeconds;

/** Wrong sign-ins, codes and keys of the staff from one network. An office signs in from one: ten people with ten errors each. */
export const staffNetworkLimit = (network: string): Limit => ({
  subject: `staff of ${network}`,
  max: 100,
  withinSeconds,
});

/**
 * Wrong passwords for an address from one network address: then others there wait, too. A stranger elsewhere cannot lock
 * the person out before the hundred of `staffAddressLimit`.
 */
export const staffLoginLimit = (email: string, ip: string): Limit => ({
  subject: `staff login ${email.toLowerCase()} from ${ip}`,
  max: 10,
  withinSeconds,
});

/** Wrong passwords for an address from everywhere. */
export const staffAddressLimit = (email: string): Limit => ({
  subject: `staff login ${email.toLowerCase()}`,
  max: 100,
  withinSeconds,
});

/** Wrong codes, and wrong passwords in an open session, of one person, whose password is known by then. */
export const staffCodeLimit = (memberId: number): Limit => ({
  subject: `staff code ${memberId}`,
  max: 10,
  withinSeconds,
});

/** Sign-ins by passkey that a network begins, each of which is a row for five minutes: an office of ten, thirty times each. */
export const passkeyOfferLimit = (network: string): Limit => ({
  subject: `staff passkeys of ${network}`,
  max: 300,
  withinSeconds,
});

/** Invitations to one address, each of which is a mail: the first, and some that went astray. */
export const invitedAddressLimit = (email: string): Limit => ({
  subject: `staff invitation to ${email.toLowerCase()}`,
  max: 5,
  withinSeconds: hourSeconds,
});
