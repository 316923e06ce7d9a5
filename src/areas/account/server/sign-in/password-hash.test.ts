import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marta, newAccount, type Shop, startShop } from '../account.fixture.ts';
import { users } from '../account-tables.ts';
import { hashAtRealCost } from './password-cost.fixture.ts';
import { isOutdated, isRightPassword, missingWork, passwordCost } from './password-hash.ts';

const formerCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

hashAtRealCost();

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const hashOf = async (email: string): Promise<string> =>
  (await shop.database.select().from(users).where(eq(users.email, email)))[0]!.passwordHash!;

/** An account whose password was hashed at the former, lower cost. */
async function oldAccount(email: string): Promise<void> {
  await newAccount(shop, { email });
  const passwordHash = await hash(marta.password, formerCost);
  await shop.database.update(users).set({ passwordHash }).where(eq(users.email, email));
}

describe('a password hashed at a former cost', () => {
  it('is hashed again at the next successful login only', async () => {
    const email = 'former@ejemplo.cat';
    await oldAccount(email);
    const former = await hashOf(email);
    expect((await shop.browser().login(email, 'falsa-1')).status).toBe(401);
    expect(await hashOf(email)).toBe(former);
    expect((await shop.browser().login(email, marta.password)).status).toBe(200);
    const renewed = await hashOf(email);
    expect(renewed).toContain(`$argon2id$v=19$m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=1$`);
    expect((await shop.browser().login(email, marta.password)).status).toBe(200);
    expect(await hashOf(email)).toBe(renewed);
    expect((await shop.browser().login(email, 'falsa-1')).status).toBe(401);
  });

  it('lets all of several concurrent logins in', async () => {
    const email = 'together@ejemplo.cat';
    await oldAccount(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.browser().login(email, marta.password)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(isOutdated(await hashOf(email))).toBe(false);
  });

  it('takes as much work to refuse as a hash of today’s cost', async () => {
    const former = await hash('clave-2026', formerCost);
    const today = await hash('clave-2026', passwordCost);
    const workOf = ({ memoryCost, timeCost }: typeof passwordCost) => memoryCost * timeCost;
    expect(missingWork(former) + workOf(formerCost)).toBe(workOf(passwordCost));
    expect(missingWork(today)).toBe(0);
    expect([await isRightPassword(former, 'clave-2026'), await isRightPassword(former, 'falsa-1')]).toEqual([
      true,
      false,
    ]);
  });
});
