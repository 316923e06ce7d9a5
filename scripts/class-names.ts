import { globSync } from 'node:fs';
import { projectRoot } from './project-root.ts';

/** Style sheets that only the back office has: shoppers' pages are the same whatever is in them. */
const ofStaff = /^src\/(?:screens\/staff|areas\/[^/]+\/staff-web)\//;

/** The style sheets whose classes a build numbers: the shoppers' own, or all for the back office, which shares some. */
export const styleSheetsOf = (
  build: 'shop' | 'staff',
  sheets: readonly string[] = globSync('src/**/*.module.css', { cwd: projectRoot }),
): string[] => sheets.filter((sheet) => build === 'staff' || !ofStaff.test(sheet)).sort();

/** Names a class by its file's number among the sheets and its own in the file: short, for the name travels in every page. */
export function createClassNames(sheets: readonly string[]): (name: string, file: string) => string {
  const classes = new Map(sheets.map((sheet, number) => [sheet, { number, names: new Map<string, number>() }]));
  return (name, file) => {
    const sheet = classes.get(file);
    if (!sheet) throw new Error(`${file} is a style sheet of another build`);
    const { number, names } = sheet;
    if (!names.has(name)) names.set(name, names.size);
    return `c${number.toString(36)}-${names.get(name)!.toString(36)}`;
  };
}
