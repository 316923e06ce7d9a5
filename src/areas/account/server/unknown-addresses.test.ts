import * as argon2 from '@node-rs/argon2';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { marta, newAccount, type Shop, startShop } from './account.fixture.ts';

vi.mock('@node-rs/argon2', { spy: true });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

let count = 0;
const person = () => ({ ...marta, email: `unrevealed${(count += 1)}@ejemplo.cat` });

describe('the response time does not reveal whether an address is known', () => {
  it('at login: a password is compared with a hash of the same cost for any address', async () => {
    const { email: known } = person();
    await newAccount(shop, { email: known });
    // The hash takes nearly all of a login's time, so the work of the hash is compared and not the time.
    const workOf = async (email: string): Promise<unknown[][]> => {
      vi.mocked(argon2.verify).mockClear();
      vi.mocked(argon2.hash).mockClear();
      await shop.browser().login(email, 'falsa-1');
      const verified = vi.mocked(argon2.verify).mock.calls.map(([hash]) => /\$m=\d+,t=\d+,p=\d+/.exec(String(hash)));
      return [verified.map((cost) => cost?.[0]), vi.mocked(argon2.hash).mock.calls.map(([, options]) => options)];
    };
    // The first comparison with nothing also makes the hash that is compared with.
    await workOf(person().email);
    const ofKnown = await workOf(known);
    expect(ofKnown).toEqual([['$m=19456,t=4,p=1'], []]);
    expect(await workOf(person().email)).toEqual(ofKnown);
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
