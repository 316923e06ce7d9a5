import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from '../orders-csv.ts';

/** What the thread writes: the names of the columns, and a row for each order. */
export interface Sheet {
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Signs that XML cannot have, which somebody may have pasted into a comment. */
// oxlint-disable-next-line no-control-regex -- those are meant
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A day, or a moment by the clock of the shop: a spreadsheet knows no other, and shows it as it is written. */
function dateCell(moment: string) {
  const [day, time] = moment.split(' ');
  const value = new Date(`${day}T${time ?? '00:00'}:00Z`);
  return { type: Date, value, format: time === undefined ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' };
}

/** Texts are written as texts: a spreadsheet runs none of them as a formula. */
const sheetCell = (cell: Cell) => {
  if (cell === '') return null;
  if (typeof cell === 'string') return { type: String, value: cell.replace(unwritable, '') };
  if (typeof cell === 'number') return { type: Number, value: cell };
  if ('moment' in cell) return dateCell(cell.moment);
  return { type: Number, value: Math.round(cell.decimal * 100) / 100, format: '0.00' };
};

const { names, rows } = workerData as Sheet;
const head = names.map((value) => ({ type: String, value, fontWeight: 'bold' as const }));
const written = writeExcelFile([head, ...rows.map((row) => row.map(sheetCell))], { stickyRowsCount: 1 });
parentPort!.postMessage(new Uint8Array(await written.toBuffer()));
