import { desc, eq } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Database } from '#platform/database/database.ts';
import { parseAddresses } from './address-file.ts';
import { createLocalPlaces, type LocalPlaces } from './local-places.ts';
import { placeImports } from './places-tables.ts';
import { parsePostalAreas } from './postal-file.ts';

type Kind = (typeof placeImports.$inferSelect)['kind'];

const parsers = { postal: parsePostalAreas, addresses: parseAddresses };

/**
 * Replaces all postal areas or all addresses, in all processes. Returns how many there are; throws `PlaceFileError` and
 * changes nothing when the text is wrong.
 */
export async function importPlaces(
  database: Database,
  { kind, source, now, actor }: { kind: Kind; source: string; now: Date; actor: Actor },
): Promise<number> {
  const { length } = parsers[kind](source);
  await database.transaction(async (tx) => {
    await tx.insert(placeImports).values({ kind, source, importedAt: now, ...actorValues(actor) });
    await announceChange(tx, 'page:delivery');
  });
  return length;
}

/** The places imported last, for this process; empty until the first `refresh`. */
export function createImportedPlaces(database: Database) {
  let places = createLocalPlaces([], []);
  let loaded = '';

  async function findLatest(kind: Kind) {
    const [latest] = await database
      .select({ id: placeImports.id })
      .from(placeImports)
      .where(eq(placeImports.kind, kind))
      .orderBy(desc(placeImports.id))
      .limit(1);
    return latest?.id ?? null;
  }

  async function readSource(id: number | null): Promise<string | null> {
    if (id === null) return null;
    const [found] = await database.select().from(placeImports).where(eq(placeImports.id, id));
    return found?.source ?? null;
  }

  return {
    current: (): LocalPlaces => places,

    /** Takes over what was imported since, by this process or another. */
    async refresh(): Promise<void> {
      const [postal, addresses] = [await findLatest('postal'), await findLatest('addresses')];
      if (loaded === `${postal} ${addresses}`) return;
      const [areas, list] = [await readSource(postal), await readSource(addresses)];
      places = createLocalPlaces(
        areas === null ? [] : parsePostalAreas(areas, { isChecked: true }),
        list === null ? [] : parseAddresses(list),
      );
      loaded = `${postal} ${addresses}`;
    },
  };
}
