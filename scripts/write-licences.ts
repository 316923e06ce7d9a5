import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** Of SPDX, such as MIT. */
  readonly identifier?: string;
  readonly text?: string;
}

/** What Vite found in a build for browsers, beside its manifest. */
export const licencesOf = (build: 'es' | 'ca' | 'staff'): string => `licences-${build}.json`;
export const licencesFile = 'assets/licences.txt';

/** Writes the licences of all that browsers are sent of these builds: the shop's own, its fonts', and those of the bundled packages. */
export function writeLicences(folder: string, builds: readonly Parameters<typeof licencesOf>[0][]): void {
  const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8').trim();
  const found = builds.flatMap(
    (build) => JSON.parse(readFileSync(join(folder, licencesOf(build)), 'utf8')) as BundledPackage[],
  );
  const packages = new Map(found.map((each) => [`${each.name} ${each.version}`, each]));
  const parts = [
    ['Ferreter', read('LICENSE')],
    ['Barlow, Barlow Semi Condensed (SIL Open Font License 1.1)', read('src/design/fonts/OFL.txt')],
    ...Array.from(packages, ([title, { identifier, text }]) => [
      identifier ? `${title} (${identifier})` : title,
      text ?? '',
    ]),
  ];
  const ruler = '='.repeat(80);
  const lines = parts.map(([title, text]) => `${ruler}\n${title}\n${ruler}\n\n${text}\n`);
  writeFileSync(join(folder, licencesFile), lines.join('\n'));
}
