import { readFile } from 'node:fs/promises';
import { systemClock } from '#values/clock.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { ZoneFileError } from '#areas/delivery/server/zones/zone-file.ts';
import { importZones } from '#areas/delivery/server/zones/zone-store.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';

export const deliveryImport: Command = {
  name: 'delivery import',
  usage: `FILE
      replaces the delivery zones by those of a GeoJSON file; running shops take them over at once`,
  takes: [1, 1],
  async run({ config, database }, [file = '']) {
    const source = await readFile(file, 'utf8').catch((error: Error) => {
      throw new StartError(`${file} cannot be read: ${error.message}`);
    });
    const data = readDeliveryData(config.shopDir);
    try {
      const zones = await importZones(database, { source, data, now: systemClock() });
      console.log(`${zones.length} imported, in force from now on. Where zones overlap, the first one counts:`);
      for (const { id, name } of zones) console.log(`  ${id}  ${name.es}`);
    } catch (error) {
      if (!(error instanceof ZoneFileError)) throw error;
      throw new StartError([`${file} was not imported:`, ...error.problems].join('\n  '));
    }
  },
};
