import { importCustomers } from '#areas/account/server/import/import-customers.ts';
import { parseAddressText } from '#areas/delivery/server/geo/address-text.ts';
import { StartError } from '#platform/start-error.ts';
import { systemClock } from '#values/clock.ts';
import type { Command } from './command.ts';
import { readEncoding } from './read-encoding.ts';

/** Takes over the customers of another shop, without passwords. */
export const accountsImport: Command = {
  name: 'accounts import',
  usage: `FILE.csv [options]
      takes over the customers of another shop, without passwords (docs/moving-here.md); who is a customer already stays
      --dry-run            say what would be taken, and write nothing
      --delimiter ";"      if it is not the one that the header shows
      --encoding NAME      if it is not UTF-8, such as windows-1252`,
  takes: [1, 1],
  reads: true,
  async run({ database, actor }, [path = ''], { 'dry-run': isDryRun = false, delimiter, encoding: named }) {
    const encoding = readEncoding(named);
    const { imported, known } = await importCustomers({
      ...{ database, clock: systemClock, actor, path, isDryRun, print: console.log },
      divideAddress: parseAddressText,
      ...(delimiter && { delimiter }),
      ...(encoding && { encoding }),
    }).catch((error: unknown) => {
      throw new StartError(`The import has stopped: ${error instanceof Error ? error.message : String(error)}`);
    });
    if (imported + known === 0)
      throw new StartError(`The import has taken nothing: ${path} has no row that can be imported.`);
    console.log(
      isDryRun
        ? 'Nothing was written.'
        : `Customers imported: ${imported}. Each sets a password as one who has forgotten it, or registers.`,
    );
  },
};
