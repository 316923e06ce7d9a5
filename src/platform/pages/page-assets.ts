import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales, type Locale } from '#i18n/locale.ts';
import { scriptsTemplate } from '../html/head-script.ts';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

const entry = 'src/entry/client.tsx';
/** The manifest's name for the one style sheet of all pages. */
const styleSheet = 'style.css';

/**
 * The link and script elements that a page's head needs, so that nothing is found out late. The scripts are in a
 * template: the page can be read without them, and the script in the head puts them into the page after the first paint.
 */
export type PageAssets = (locale: Locale, files: readonly string[]) => string;

/** Reads the build's manifests, walking `imports` from the entry and the files of the page's frame and screen, once for each page. */
export function readPageAssets(clientFolder: string): PageAssets {
  const manifests = Object.fromEntries(locales.map((locale) => [locale, readManifest(clientFolder, locale)])) as Record<
    Locale,
    Manifest
  >;
  const known = new Map<string, string>();
  return (locale, files) => {
    const key = `${locale} ${files.join()}`;
    let tags = known.get(key);
    if (tags === undefined) {
      tags = assetTags(manifests[locale], files);
      known.set(key, tags);
    }
    return tags;
  };
}

const readManifest = (clientFolder: string, locale: Locale): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, `manifest-${locale}.json`), 'utf8')) as Manifest;

/** The address of a script by its source; without a language of one that has no texts. */
export const findScript = (clientFolder: string, source: string, locale: Locale = defaultLocale): string =>
  `/${readManifest(clientFolder, locale)[source]!.file}`;

/** The address of the first script of each language. */
export const findEntryScripts = (clientFolder: string): Readonly<Record<Locale, string>> =>
  Object.fromEntries(locales.map((locale) => [locale, findScript(clientFolder, entry, locale)])) as Record<
    Locale,
    string
  >;

function assetTags(manifest: Manifest, files: readonly string[]): string {
  const scripts = new Set<string>();
  const walk = (name: string): void => {
    const item = manifest[name];
    if (!item || scripts.has(item.file)) return;
    scripts.add(item.file);
    item.imports?.forEach(walk);
  };
  walk(entry);
  for (const file of files) walk(`src/screens/storefront/${file}.tsx`);
  const entryFile = manifest[entry]!.file;
  return [
    `<link rel="stylesheet" href="/${manifest[styleSheet]!.file}"><template id="${scriptsTemplate}">`,
    ...[...scripts]
      .filter((file) => file !== entryFile)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    `<script type="module" fetchpriority="low" src="/${entryFile}"></script></template>`,
  ].join('');
}
