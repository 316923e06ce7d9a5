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

/** What Vite found in a language's client, beside its manifest. */
export const licencesOf = (locale: 'es' | 'ca'): string => `licences-${locale}.json`;
export const licencesFile = 'assets/licences.txt';

/** Writes the licences of all that browsers are sent: the shop's own, its fonts', and those of the bundled packages. */
export function writeLicences(clientFolder: string): void {
  const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8').trim();
  const found = (['es', 'ca'] as const).flatMap(
    (locale) => JSON.parse(readFileSync(join(clientFolder, licencesOf(locale)), 'utf8')) as BundledPackage[],
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
  writeFileSync(join(clientFolder, licencesFile), lines.join('\n'));
}
