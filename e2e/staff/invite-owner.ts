import { commandActor } from '#values/actor.ts';
import { systemClock } from '#values/clock.ts';
import { inviteMember } from '#areas/staff/server/sign-in/invitations.ts';
import { readConfig } from '#platform/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { reachDatabase } from '#platform/database/reach-database.ts';

/** Does what `shop staff add EMAIL --role owner` does in the shop that playwright.config.ts starts; returns the link's path. */
export async function inviteOwner(email: string): Promise<string> {
  const { connection, release } = await reachDatabase(
    readConfig({ DATA_DIR: 'test-results/shop', DATABASE_URL: '' }),
    () => undefined,
  );
  const database = openDatabase(connection);
  const key = await inviteMember({ database, clock: systemClock }, commandActor('staff add'), email, 'owner');
  await closeDatabase(database);
  await release();
  return `/backoffice/invitation?key=${key}`;
}
