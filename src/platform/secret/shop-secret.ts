import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { demoSecrets } from './secret-tables.ts';

/** SHOP_SECRET or, in the demo, a random one that all processes on the same database share. */
export async function loadShopSecret(configured: string | undefined, database: Database): Promise<string> {
  if (configured) return configured;
  const name = 'shop';
  await database
    .insert(demoSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [secret] = await database.select().from(demoSecrets).where(eq(demoSecrets.name, name));
  return secret!.value;
}
