import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readPageAssets } from '#platform/pages/page-assets.ts';
import { locales } from '#i18n/locale.ts';
import { screens } from '#routes/storefront-screens.ts';
import { buildShop } from './build.ts';

/** What each page names in its head must stay below it: docs/decisions/page-speed.md. */
const mostBytes = 120_000;

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url));
await buildShop(console.log);
const assets = readPageAssets(clientFolder);
const sizes = new Map<string, number>();

function gzippedSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(clientFolder, file))).length;
  sizes.set(file, size);
  return size;
}

for (const { file } of screens) {
  const weights = locales.map((locale) => {
    const scripts = [...assets(locale, file).matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, script]) => script!);
    return scripts.reduce((sum, script) => sum + gzippedSize(script), 0);
  });
  const heaviest = Math.max(...weights);
  console.log(`${file.padEnd(40)}${(heaviest / 1000).toFixed(1).padStart(7)} kB`);
  if (heaviest > mostBytes) {
    console.error(`${file}: its JavaScript must stay under ${mostBytes / 1000} kB gzipped`);
    process.exitCode = 1;
  }
}
