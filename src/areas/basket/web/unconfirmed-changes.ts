import { browserStorage } from '#web/browser-storage.ts';

/** Long enough for the next page to start; later the shopper may have changed the basket elsewhere. */
const maxAgeMs = 10_000;

type Quantities = readonly (readonly [productId: number, quantity: number])[];

interface Unconfirmed {
  readonly userId: number | null;
  readonly at: number;
  readonly quantities: Quantities;
}

const stored = browserStorage('sessionStorage', 'basket-unconfirmed');

/**
 * Changes that were on their way when the page was left. The next page's first look at the basket may overtake them, so
 * it sends them again: quantities are absolute, and the same one twice changes nothing.
 */
export const unconfirmedChanges = {
  write(userId: number | null, quantities: Quantities): void {
    if (quantities.length > 0) stored.write({ userId, at: Date.now(), quantities } satisfies Unconfirmed);
  },

  /** Those of the same shopper from a moment ago; each is given once. */
  take(userId: number | null): Quantities {
    const value = stored.read() as Partial<Unconfirmed> | null;
    stored.remove();
    if (!value || value.userId !== userId || !(Date.now() - (value.at ?? 0) < maxAgeMs)) return [];
    return Array.isArray(value.quantities) ? value.quantities : [];
  },

  forget: (): void => stored.remove(),
};
