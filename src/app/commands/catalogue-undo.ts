import { basename } from 'node:path';
import { undoImport } from '#areas/catalogue/server/import/undo/undo-import.ts';
import { daysToUndo } from '#areas/catalogue/server/import/save/record-replaced.ts';
import { Failure } from '#platform/http/failure.ts';
import { StartError } from '#platform/start-error.ts';
import { systemClock } from '#values/clock.ts';
import type { Command } from './command.ts';
import { minuteOf } from './describe-payment.ts';

/** Of what was not brought back, so much is printed. */
const printed = 20;

/** Takes an import back. */
export const catalogueUndo: Command = {
  name: 'catalogue undo',
  usage: `REPORT
      takes back an import of the last ${daysToUndo} days, named by its report: prices, stock and texts as they were, new products
      off sale; what was sold or changed since is left and named`,
  takes: [1, 1],
  async run({ config, database, actor }, [report = '']) {
    const name = basename(report, '.txt');
    const { dataDir } = config;
    const undone = await undoImport({ database, clock: systemClock, dataDir, actor, name, print: console.log });
    if (undone instanceof Failure) {
      const at = undone.facts['at'] as Date;
      const reasons = {
        import_not_found: () => `There is no import ${name}: its report is named by the command that ran it.`,
        already_undone: () => `Import ${name} was taken back on ${minuteOf(at)}. Nothing was changed.`,
        nothing_replaced: () =>
          `Import ${name} has changed nothing, or is more than ${daysToUndo} days old. Nothing was changed.`,
      };
      throw new StartError(reasons[undone.code]());
    }
    const { restored, withdrawn, left, reportFile } = undone;
    console.log(`Import ${name} is taken back. As before it: ${restored}; new with it and off sale: ${withdrawn}.`);
    for (const line of left.slice(0, printed)) console.log(line);
    if (left.length > printed) console.log(`… and ${left.length - printed} more`);
    if (left.length > 0) console.log(`all of them: ${reportFile}`);
  },
};
