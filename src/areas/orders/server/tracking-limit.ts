import type { Limit } from '#areas/account/server/account.ts';

/** Stops guessing of order numbers: 20 wrong pairs of number and address in a quarter of an hour from one network. */
export const trackingLimit = (network: string): Limit => ({
  subject: `tracking ${network}`,
  max: 20,
  withinSeconds: 15 * 60,
});
