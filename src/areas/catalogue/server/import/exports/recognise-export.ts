import { plainHeader } from '#platform/csv/headers.ts';
import { type ExportPreset, exportPresets } from './export-preset.ts';

const neededSigns = 2;

/** The program that has written a file with these headers; undefined for a list of one's own. */
export function recogniseExport(headers: readonly string[]): ExportPreset | undefined {
  const present = new Set(headers.map(plainHeader));
  const signsOf = ({ signs }: ExportPreset): number =>
    new Set(signs.map(plainHeader).filter((sign) => present.has(sign))).size;
  const best = exportPresets().reduce((one, other) => (signsOf(other) > signsOf(one) ? other : one));
  return signsOf(best) >= neededSigns ? best : undefined;
}

/** The meaning of a header in a program's export; numbered ones with their number, as `@option_name2`. */
export function meaningIn(preset: ExportPreset, header: string): string | undefined {
  const plain = plainHeader(header);
  for (const [column, headers] of Object.entries(preset.columns))
    for (const known of headers) {
      if (!known.includes('#') || !column.endsWith('#')) {
        if (plainHeader(known) === plain) return column;
        continue;
      }
      const [before, behind] = known.split('#').map(plainHeader);
      const number =
        plain.startsWith(before!) &&
        plain.endsWith(behind!) &&
        plain.slice(before!.length, plain.length - behind!.length);
      if (number && /^\d{1,2}$/.test(number)) return column.replace('#', number);
    }
  return undefined;
}
