import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenTestDatabase, openTestDatabase } from '#platform/database/test-database.ts';
import { countTakenPlaces, returnPlace, slotKey, type SlotTime } from './slot-places.ts';
import { takenSlots } from './slots-tables.ts';

let test: OpenTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

it('a place is given back once it was taken, of that slot alone', async () => {
  const slot: SlotTime = { type: 'delivery', date: '2026-11-25', from: '09:00', to: '11:00' };
  const others: SlotTime[] = [
    { ...slot, type: 'pickup' },
    { ...slot, date: '2026-11-26' },
    { ...slot, from: '08:00' },
    { ...slot, to: '12:00' },
  ];
  await test.database.insert(takenSlots).values([slot, ...others].map((one) => ({ ...one, taken: 1 })));
  const left = async (one: SlotTime) => (await countTakenPlaces(test.database, slot.date)).get(slotKey(one));
  await returnPlace(test.database, slot);
  expect(await left(slot)).toBe(0);
  // An order that was counted before the slot had a limit.
  await returnPlace(test.database, slot);
  expect(await left(slot)).toBe(0);
  for (const other of others) expect(await left(other)).toBe(1);
});
