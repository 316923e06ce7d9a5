import { hourSeconds, minuteSeconds } from '#values/durations.ts';

/** A limit of `max` attempts on one subject within a time window. */
export interface Limit {
  readonly subject: string;
  readonly max: number;
  readonly withinSeconds: number;
}

const quarterHour = 15 * minuteSeconds;

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

/** Failed logins in a browser that the account knows; strangers cannot use this up. */
export const knownBrowserLimit = (browser: string): Limit => ({
  subject: `known browser ${browser}`,
  max: 100,
  withinSeconds: quarterHour,
});

/** Failed logins and forged codes from one network (decisions.md section 4). */
export const networkLimit = (network: string): Limit => ({
  subject: `network ${network}`,
  max: 100,
  withinSeconds: quarterHour,
});

/** Mails of one kind to one address. */
export const mailLimit = (kind: string, email: string): Limit => ({
  subject: `mail ${kind} ${email.toLowerCase()}`,
  max: 5,
  withinSeconds: hourSeconds,
});

/**
 * Registrations and recoveries from one network. A phone company has thousands of customers behind one
 * address, so that the limits per mail address come first and this one only ends a flood.
 */
export const accountsLimit = (network: string): Limit => ({
  subject: `accounts ${network}`,
  max: 600,
  withinSeconds: hourSeconds,
});

/** Guest sessions of one browser, known by its client id. */
export const guestsOfBrowserLimit = (clientId: string): Limit => ({
  subject: `guests of ${clientId}`,
  max: 30,
  withinSeconds: hourSeconds,
});

/** Guest sessions from one network: behind the address of a phone company there are thousands of shoppers. */
export const guestsLimit = (network: string): Limit => ({
  subject: `guests from ${network}`,
  max: 2000,
  withinSeconds: hourSeconds,
});
