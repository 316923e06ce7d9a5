import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import type { Actor } from '#values/actor.ts';
import { actorValues } from '#platform/database/actor-columns.ts';
import { announceChange } from '#platform/database/change-notices.ts';
import type { Database } from '#platform/database/database.ts';
import { ShopFileError } from '#platform/shop-files/shop-file-error.ts';
import { StartError } from '#platform/start-error.ts';
import type { DeliveryData } from '../delivery-data.ts';
import type { Zone } from './zone.ts';
import { parseZones, ZoneFileError } from './zone-file.ts';
import { zoneImports } from './zones-tables.ts';

const classCodes = ({ classes }: DeliveryData): string[] => classes.map(({ code }) => code);

/** The zones of zones.geojson in the shop's folder; none without the file. An error stops the start. */
export function readShopZones(shopDir: string, data: DeliveryData): Zone[] {
  const file = join(shopDir, 'zones.geojson');
  if (!existsSync(file)) return [];
  try {
    return parseZones(readFileSync(file, 'utf8'), classCodes(data));
  } catch (error) {
    if (!(error instanceof ZoneFileError)) throw error;
    throw new ShopFileError(
      file,
      error.problems.map((problem) => ({ text: problem, line: null })),
    );
  }
}

/** The zones that were imported last; null before the first import, when those of the shop's folder count. */
export async function findImportedZones(database: Database, data: DeliveryData): Promise<Zone[] | null> {
  const [latest] = await database.select().from(zoneImports).orderBy(desc(zoneImports.id)).limit(1);
  if (!latest) return null;
  try {
    return parseZones(JSON.stringify(latest.zones), classCodes(data), { isChecked: true });
  } catch (error) {
    if (!(error instanceof ZoneFileError)) throw error;
    throw new StartError(`The zones imported on ${latest.importedAt.toISOString()} are wrong: ${error.problems[0]}`);
  }
}

/** Replaces all zones, in all processes; throws `ZoneFileError` and changes nothing when the text is wrong. */
export async function importZones(
  database: Database,
  { source, data, now, actor }: { source: string; data: DeliveryData; now: Date; actor: Actor },
): Promise<Zone[]> {
  const zones = parseZones(source, classCodes(data));
  await database.transaction(async (tx) => {
    await tx.insert(zoneImports).values({ importedAt: now, zones: JSON.parse(source), ...actorValues(actor) });
    await announceChange(tx, 'page:delivery');
  });
  return zones;
}
