import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '#routes/storefront-screens.ts';
import { createPagePathTest } from '#platform/pages/page-key.ts';
import { listFiles } from './demo-remains.ts';
import type { Finding } from './finding.ts';

/** Made with the pages. */
const licencesPath = '/assets/licences.txt';
/** Folders whose files have pages of their own, below these addresses. */
const entryFolders: Readonly<Record<string, string>> = {
  promotions: 'promotions',
  'tools-by-job': 'jobs',
  projects: 'projects',
};

/** A link or a picture in Markdown, the value of `link`, `picture` or a block of a picture, and a link of the menu. */
const references = [
  { pattern: /(?<!!)\[[^\]]*\]\((\/[^)\s]*)\)/g, isPicture: false },
  { pattern: /!\[[^\]]*\]\((\/[^)\s]*)\)/g, isPicture: true },
  { pattern: /^\s*link:\s*['"]?(\/[^'"\s]*)/g, isPicture: false },
  { pattern: /"link":\s*"(\/[^"]*)"/g, isPicture: false },
  { pattern: /^\s*picture:\s*['"]?(\/[^'"\s]*)/g, isPicture: true },
  { pattern: /^:::\s*picture\s+(\/\S*)/g, isPicture: true },
];

/** Links of texts and menus that lead to no page, and pictures that are not in `public`. Sections are in the database. */
export function findDeadLinks(shopDir: string): Finding[] {
  const has = (...parts: string[]): boolean => existsSync(join(shopDir, ...parts));
  const isPage = createPagePathTest(screens, (name) => has('pages', `${name}.es.md`));

  function leadsSomewhere(link: string): boolean {
    const path = link.split(/[?#]/)[0]!;
    const [, first = '', name = ''] = path.split('/');
    const folder = name && entryFolders[first];
    if (folder) return has(folder, `${name}.es.md`);
    return isPage(path) || path === licencesPath || has('public', path);
  }

  return listFiles(shopDir)
    .filter((file) => file === 'menu.json' || file.endsWith('.md'))
    .flatMap((file) =>
      readFileSync(join(shopDir, file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          references.flatMap(({ pattern, isPicture }) =>
            [...text.matchAll(pattern)]
              .map(([, target = '']) => target)
              .filter((target) => !(isPicture ? has('public', target) : leadsSomewhere(target)))
              .map((target) => ({
                file,
                line: at + 1,
                text: isPicture ? `the picture ${target} is not in public` : `the link ${target} leads to no page`,
              })),
          ),
        ),
    );
}
