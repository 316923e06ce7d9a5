import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { marta, newAccount, type Shop, startShop } from './account.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `unrevealed${(count += 1)}@ejemplo.cat` });

describe('the response time does not reveal whether an address is known', () => {
  it('at login: a password is compared for any address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const fastest = [Infinity, Infinity] as [number, number];
    // The fastest of alternating rounds counts: other work on the computer only adds time. A busy one gets more rounds.
    const ratio = () => Math.max(...fastest) / Math.min(...fastest);
    for (let round = 0; round < 10 || (round < 100 && ratio() > 1.5); round += 1) {
      for (const [which, email] of [known, person().email].entries()) {
        const started = performance.now();
        await shop.browser().login(email, 'falsa-1');
        fastest[which] = Math.min(fastest[which]!, performance.now() - started);
      }
      shop.passTime(16 * 60);
    }
    expect(ratio()).toBeLessThan(1.5);
  });

  /** Counts statements on the account's tables, because a difference of 2 ms is lost in a test's noise. */
  async function statementsOf(send: () => Promise<unknown>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await send();
    const texts = query.mock.calls.map(([sent]) => String((sent as unknown as { text?: string })?.text ?? sent));
    query.mockRestore();
    // The mail jobs run after the response.
    const isOfJob = (text: string) => text.startsWith('update "one_time_codes"');
    return texts.filter((text) => /"(?:users|one_time_codes|account_attempts)"/.test(text) && !isOfJob(text));
  }

  it('at registration: as many statements for a known address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const register = (email: string) =>
      statementsOf(() => shop.browser().send('POST', '/admin/user/registration', { ...marta, email }));
    const [ofKnown, ofUnknown] = [await register(known), await register(person().email)];
    expect(ofUnknown.length).toBeGreaterThan(0);
    expect(ofKnown).toHaveLength(ofUnknown.length);
  });

  it('at a wrong login and a change of address: as many statements for a known address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    const requester = await newAccount(shop, person());
    for (const send of [
      (email: string) => shop.browser().login(email, 'falsa-1'),
      (email: string) => requester.send('PUT', '/admin/user/change-email', { email }),
    ]) {
      const [ofKnown, ofUnknown] = [
        await statementsOf(() => send(known)),
        await statementsOf(() => send(person().email)),
      ];
      expect(ofUnknown.length).toBeGreaterThan(0);
      expect(ofKnown).toHaveLength(ofUnknown.length);
    }
  });
});
