import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Features, transform } from 'lightningcss';
import type { InlineConfig, Plugin } from 'vite';
import { withFolderLock } from '#embedded-postgres';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'dist/stamp');

/** Builds the pages: one client for each language, so that no visitor loads the other's texts, and the server's. */
export async function buildShop(log: (line: string) => void): Promise<void> {
  const stamp = await sourceStamp();
  if (isBuilt(stamp)) return;
  mkdirSync(dirname(stampFile), { recursive: true });
  await withFolderLock(dirname(stampFile), async () => {
    if (!isBuilt(stamp)) await buildPages(stamp, log);
  });
}

const isBuilt = (stamp: string): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;

async function buildPages(stamp: string, log: (line: string) => void): Promise<void> {
  const started = Date.now();
  log('Building the pages …');
  // A build that is cut short leaves no stamp behind, not even an older one.
  rmSync(stampFile, { force: true });
  // Whatever it was: for anything but production Vite compiles JSX for React's development build, which is not bundled.
  process.env.NODE_ENV = 'production';
  // Read only now: a start that finds everything built does not wait for it.
  const { build } = await import('vite');
  await build(clientConfig('es'));
  await build(clientConfig('ca'));
  await build(serverConfig());
  writeFileSync(stampFile, stamp);
  log(`Pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Changes whenever a source or the lock file does. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx,css,svg,woff2}', { cwd: root }))).sort();
  for (const file of [...files, 'scripts/build.ts']) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const shared = {
  root,
  plugins: [customMedia()],
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  publicDir: false,
  css: { modules: { generateScopedName: (name, file) => shortClassName(name, relative(root, file.split('?')[0]!)) } },
} satisfies InlineConfig;
// Marks of the router's server components, which the shop does not use.
const onwarn: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onwarn'] = (warning, show) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
};

// The server names fonts too, so both sides give the same names.
const assetFileNames = 'assets/[hash:7][extname]';

function clientConfig(locale: 'es' | 'ca'): InlineConfig {
  return {
    ...shared,
    plugins: [...shared.plugins, onlyMessagesOf(locale)],
    build: {
      outDir: 'dist/client',
      emptyOutDir: locale === 'es',
      manifest: `manifest-${locale}.json`,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        onwarn,
        input: 'src/entry/client.tsx',
        output: {
          // Names of chunks and of their styles stand in every chunk that may load them.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames,
          codeSplitting: {
            // Together they compress better than apart.
            groups: [
              { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
              // What many screens share: dozens of small chunks weigh more than what a page would not need of this one.
              { name: 'shared', test: /src\/(design|i18n|values|web)\//, minShareCount: 6 },
            ],
          },
        },
      },
    },
  };
}

const serverConfig = (): InlineConfig => ({
  ...shared,
  build: {
    ssr: 'src/entry/server.tsx',
    outDir: 'dist/server',
    target: 'node22',
    minify: false,
    rolldownOptions: { onwarn, output: { assetFileNames } },
  },
  // Bundled, so that it is React's production build whatever NODE_ENV says: the other one renders ten times slower.
  ssr: { noExternal: ['react', 'react-dom', 'react-router'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});

const classNames = new Map<string, Map<string, number>>();

/** The file's number among all style sheets, and the class's in its file: short, for the name travels in every page. */
function shortClassName(name: string, file: string): string {
  if (classNames.size === 0)
    for (const each of globSync('src/**/*.module.css', { cwd: root }).sort()) classNames.set(each, new Map());
  const inFile = classNames.get(file)!;
  if (!inFile.has(name)) inFile.set(name, inFile.size);
  return `c${[...classNames.keys()].indexOf(file).toString(36)}-${inFile.get(name)!.toString(36)}`;
}

/** Resolves `@media (--phone)`. Vite's Lightning CSS could too, but not with class names as short as ours. */
function customMedia(): Plugin {
  const breakpoints = readFileSync(join(root, 'src/design/breakpoints.css'));
  return {
    name: 'custom-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.css$/ },
      handler(css, filename) {
        const code = Buffer.concat([breakpoints, Buffer.from(css)]);
        const resolve = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };
        return Buffer.from(transform({ filename, code, ...resolve }).code).toString();
      },
    },
  };
}

/** Where a client asks for the messages of the other language it gets its own: only one language is bundled. */
function onlyMessagesOf(locale: 'es' | 'ca'): Plugin {
  return {
    name: 'only-messages-of',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = /^\.\/messages\.(es|ca)\.ts$/.exec(basename(source) === source.slice(2) ? source : '');
      if (!match || !importer || match[1] === locale) return null;
      return `\0${match[1]} ${join(dirname(importer), `messages.${locale}.ts`)}`;
    },
    load(id) {
      const match = /^\0(es|ca) (.+)$/.exec(id);
      return match ? `export { ${locale} as ${match[1]} } from ${JSON.stringify(match[2])};` : null;
    },
  };
}

if (import.meta.main) await buildShop((line) => console.log(line));
