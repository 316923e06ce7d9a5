import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { Features, transform } from 'lightningcss';
import { createClassNames, styleSheetsOf } from './class-names.ts';
import { projectRoot } from './project-root.ts';
import { licencesOf } from './write-licences.ts';
import { supportedBrowsers } from './supported-browsers.ts';

/** A back office is opened in a browser of the shop's own choice: those since 2024, which know light-dark(). */
const staffBrowsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

const sharedBy = (build: 'shop' | 'staff') => {
  const classNames = createClassNames(styleSheetsOf(build));
  return {
    root: projectRoot,
    plugins: [customMedia()],
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    publicDir: false,
    css: {
      modules: { generateScopedName: (name, file) => classNames(name, relative(projectRoot, file.split('?')[0]!)) },
    },
  } satisfies InlineConfig;
};
// The languages and the server name each class alike.
const shared = sharedBy('shop');
// A warning about slow plugins does not concern the person who starts the shop.
const checks = { pluginTimings: false };
// Directives of the router's server components, which the shop does not use.
const onwarn: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onwarn'] = (warning, show) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') show(warning);
};

// The server names fonts too, so both sides give the same names.
const assetFileNames = 'assets/[hash:7][extname]';

/** The configuration for one language, so that no visitor loads the texts of the other. */
export function clientConfig(locale: 'es' | 'ca'): InlineConfig {
  return {
    ...shared,
    plugins: [...shared.plugins, onlyMessagesOf(locale), withoutUnusedRouterParts()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: locale === 'es',
      manifest: `manifest-${locale}.json`,
      license: { fileName: licencesOf(locale) },
      modulePreload: { polyfill: false },
      // One style sheet for all pages is hardly larger than what a single page needs in six (docs/decisions/styles.md).
      cssCodeSplit: false,
      target: supportedBrowsers,
      // The map's library, which is loaded when a map is opened.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        checks,
        onwarn,
        input: ['src/entry/client.tsx', 'src/entry/google-map.ts'],
        output: {
          // Short names, as every chunk contains those of the chunks that it may load.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames,
          codeSplitting: {
            groups: [
              // Together they compress better than apart. The base styles are here because this chunk's come first:
              // they declare the order of the cascade layers.
              {
                name: 'vendor',
                test: /node_modules\/(react|react-dom|scheduler|react-router)\/|src\/design\/(fonts\/.+|tokens|base)\.css/,
              },
              // What many screens share: dozens of small chunks weigh more than what a page would not need of this one.
              // Fields and the reader of typed numbers are of use only to who types.
              {
                name: 'shared',
                test: /src\/(?!areas\/content|screens\/storefront\/content|areas\/account\/(?:messages|web\/(?:use-operation|private-page))|design\/overlays\/(?:close-on|use-modal|dialog|drawer|confirm|clear)|design\/forms\/text-field|values\/written-number)/,
                minShareCount: 11,
              },
              // Many screens have overlays, but a page loads them when somebody opens one.
              { name: 'overlays', test: /src\/design\/overlays\/(?:close-on|use-modal|dialog|drawer|confirm|clear)/ },
            ],
          },
        },
      },
    },
  };
}

/** The back office: one build for both languages, as people change theirs while they work. No shopper's page loads any of it. */
export const staffConfig = (): InlineConfig => ({
  ...sharedBy('staff'),
  base: '/backoffice/',
  build: {
    outDir: 'dist/staff',
    emptyOutDir: true,
    manifest: 'manifest.json',
    license: { fileName: licencesOf('staff') },
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    target: staffBrowsers,
    rolldownOptions: {
      checks,
      onwarn,
      input: 'src/entry/staff.tsx',
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames,
        // One file for the first page: what it shares with screens loaded later would be twenty small ones.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
});

export const serverConfig = (): InlineConfig => ({
  ...shared,
  build: {
    ssr: 'src/entry/server.tsx',
    outDir: 'dist/server',
    target: 'node22',
    minify: false,
    rolldownOptions: { checks, onwarn, output: { assetFileNames } },
  },
  // Bundled, so that it is React's production build whatever NODE_ENV says: the other one renders ten times slower.
  ssr: { noExternal: ['react', 'react-dom', 'react-router'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
});

/** Resolves `@media (--phone)`. Vite's Lightning CSS could too, but not with class names as short as ours. */
function customMedia(): Plugin {
  const breakpoints = readFileSync(join(projectRoot, 'src/design/breakpoints.css'));
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

/**
 * React Router gives its components a `displayName`, which keeps those in the bundle that the shop does not use (`Link`,
 * `NavLink`, `Form`): 3.6 kB of brotli. Its instrumentation and its own way to read the page's data, which the shop does not use
 * either, are another 1.5 kB, and its warnings to developers, its checks of a table of routes that is fixed when the shop is
 * built, and its second way to match paths 1 kB.
 */
function withoutUnusedRouterParts(): Plugin {
  return {
    name: 'without-unused-router-parts',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(
            /init\.instrumentations\b|(?<== )consumeInstrumentationClientResultMetaReceiver\(router\)/g,
            'undefined',
          )
          .replace(' || parseHydrationData()', '')
          .replace(/\bwarning\(.+, (["`]).*\1\);$/gm, ';')
          .replace('future.unstable_routePatternMatching', 'false')
          .replace(
            /^\s*invariant\((?:route\.index|allowInPlaceMutations|meta\.relativePath|init\.routes)\b.+\);$/gm,
            '',
          )
          .replace(/(?<=navigateEffectWarning = )".*"/, '""'),
    },
  };
}

/** Replaces the messages of the other language by the client's own, so that only one language is bundled. */
function onlyMessagesOf(locale: 'es' | 'ca'): Plugin {
  return {
    name: 'only-messages-of',
    enforce: 'pre',
    resolveId(source, importer) {
      const match = /^\.\/([a-z]+-)?messages\.(es|ca)\.ts$/.exec(basename(source) === source.slice(2) ? source : '');
      if (!match || !importer || match[2] === locale) return null;
      return `\0${match[2]} ${join(dirname(importer), `${match[1] ?? ''}messages.${locale}.ts`)}`;
    },
    load(id) {
      const match = /^\0(es|ca) (.+)$/.exec(id);
      return match ? `export { ${locale} as ${match[1]} } from ${JSON.stringify(match[2])};` : null;
    },
  };
}
