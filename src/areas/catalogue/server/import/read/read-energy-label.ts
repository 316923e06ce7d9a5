import { energyClasses, energyRank } from '../../../energy-scale.ts';
import type { EnergyLabel } from '../../catalogue-tables.ts';
import type { Row } from './import-columns.ts';
import type { Note } from './read-cells.ts';
import { plainText } from './sanitise-description.ts';

/** A number of the registry has digits only; a demo's says that it is none. */
const eprelNumber = /^(?:\d{1,12}|demo[ -]?\w{0,20})$/i;

/**
 * The class, its scale and the registry's number. One whose class is not on its scale is left out with a note: a wrong
 * arrow beside a price would mislead (Regulation (EU) 2017/1369 art. 6).
 */
export function readEnergyLabel(cells: Row, note: Note): EnergyLabel | null {
  const cell = (column: 'energy_class' | 'energy_scale' | 'eprel'): string => plainText(cells[column] ?? '').trim();
  const energyClass = cell('energy_class').toUpperCase();
  const eprel = readEprel(cell('eprel'), note);
  if (!energyClass) {
    if (eprel || cell('energy_scale')) note('energy label left out, no energy_class');
    return null;
  }
  const scale = readScale(cell('energy_scale'), energyClass);
  if (scale && energyRank(energyClass, scale) !== null) return { class: energyClass, scale, eprel };
  note(
    `energy label left out, not a class of a scale such as A-G: ${energyClass.slice(0, 10)} ${cell('energy_scale').slice(0, 20)}`,
  );
  return null;
}

/** 'A-G', 'A a G' and 'A++ – G' are read; without one, A to G where the class has no plus. */
function readScale(text: string, energyClass: string): string | null {
  if (!text) return energyClass.includes('+') ? null : 'A-G';
  const [, from, to] = /^(A\+{0,3}|[B-G])\s*(?:-|–|—|\/|\.\.+|a|to)\s*([A-G])$/i.exec(text) ?? [];
  if (!from || !to) return null;
  const [best, worst] = [from.toUpperCase(), to.toUpperCase()];
  return energyClasses.indexOf(best) < energyClasses.indexOf(worst) ? `${best}-${worst}` : null;
}

function readEprel(text: string, note: Note): string | null {
  if (!text) return null;
  if (eprelNumber.test(text)) return text;
  note(`eprel left out, not digits alone: ${text.slice(0, 40)}`);
  return null;
}
