import { readFile } from 'node:fs/promises';
import { systemClock } from '#values/clock.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { importPlaces } from '#areas/delivery/server/geo/place-store.ts';
import { PlaceFileError } from '#areas/delivery/server/geo/postal-file.ts';
import { ZoneFileError } from '#areas/delivery/server/zones/zone-file.ts';
import { importZones } from '#areas/delivery/server/zones/zone-store.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';

/** The text of a file, without the byte order mark that some programs begin it with. */
async function readSource(file: string): Promise<string> {
  const source = await readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`);
  });
  return source.replace(/^\uFEFF/, '');
}

/** Shows the problems of a file line by line. */
async function refusing<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ZoneFileError || error instanceof PlaceFileError)) throw error;
    throw new StartError([`${file} was not imported:`, ...error.problems].join('\n  '));
  }
}

export const deliveryImport: Command = {
  name: 'delivery import',
  usage: `FILE
      replaces the delivery zones by those of a GeoJSON file; running shops take them over at once`,
  takes: [1, 1],
  async run({ config, database, actor }, [file = '']) {
    const source = await readSource(file);
    const data = readDeliveryData(config.shopDir);
    const zones = await refusing(file, () => importZones(database, { source, data, now: systemClock(), actor }));
    console.log(`${zones.length} imported, in force from now on. Where zones overlap, the first one counts:`);
    for (const { id, name } of zones) console.log(`  ${id}  ${name.es}`);
  },
};

export const deliveryImportPostal: Command = {
  name: 'delivery import-postal',
  usage: `FILE
      replaces the areas of postal codes by those of a GeoJSON file; running shops take them over at once`,
  takes: [1, 1],
  async run({ database, actor }, [file = '']) {
    const source = await readSource(file);
    const count = await refusing(file, () =>
      importPlaces(database, { kind: 'postal', source, now: systemClock(), actor }),
    );
    console.log(`${count} postal areas imported, in force from now on.`);
  },
};

export const deliveryImportAddresses: Command = {
  name: 'delivery import-addresses',
  usage: `FILE
      replaces the known addresses by those of a CSV file; running shops take them over at once`,
  takes: [1, 1],
  async run({ database, actor }, [file = '']) {
    const source = await readSource(file);
    const count = await refusing(file, () =>
      importPlaces(database, { kind: 'addresses', source, now: systemClock(), actor }),
    );
    console.log(`${count} addresses imported, in force from now on.`);
  },
};
