import { expect, it, vi } from 'vitest';
import { jobKind } from '#platform/jobs/jobs.ts';
import { expectDone, startBasketRules } from './basket.fixture.ts';

const given = startBasketRules();

it('the nightly job deletes visitors’ baskets not changed for 90 days, and never a customer’s', async () => {
  const { rules, ids, userId } = given;
  const fill = async (owner: number | null) =>
    expectDone(await rules.basket.put({ userId: owner, cookie: undefined }, { productId: ids[0]!, quantity: 2 }, 'es'))
      .cookie ?? undefined;
  const unitsOf = async (owner: number | null, cookie?: string) =>
    (await rules.basket.get({ userId: owner, cookie }, 'es')).basket.units;

  await fill(userId);
  const abandoned = await fill(null);
  rules.passDays(2);
  const recent = await fill(null);
  rules.passDays(89);
  await rules.jobs.start();
  await rules.jobs.add(rules.database, jobKind('basket-cleaning'), {});
  await vi.waitFor(async () => expect(await unitsOf(null, abandoned)).toBe(0), { timeout: 30_000, interval: 50 });
  expect(await unitsOf(null, recent)).toBe(2);
  expect(await unitsOf(userId)).toBe(2);
});
