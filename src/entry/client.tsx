import '#design/fonts/fonts.css';
import '#design/fonts/fallback-fonts.css';
import '#design/tokens.css';
import '#design/base.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { defaultLocale, isLocale, localisedPath } from '#i18n/locale.ts';
import { followConsent } from '#areas/consent/web/follow-consent.ts';
import { startSession } from '#areas/account/web/session.ts';
import { readListingView } from '#values/listing.ts';
import { browserApi, startBrowserApi } from '#web/browser-api.ts';
import { type PageServices, pageServicesId } from '#values/page-services.ts';
import { loadDocument, reloadUnlessTyped } from '#web/missing-scripts.ts';
import { watchTyping } from '#web/page-focus.ts';
import type { PageData } from '#web/page-json.ts';
import { apiContext, listingViewContext, localeContext } from '#web/router-context.ts';
import * as shopFrameModule from '#screens/storefront/frame/shop-frame.tsx';
import { shopFrame } from '#values/screen.ts';
import { createRoutes, type ScreenModule } from './create-routes.tsx';
import { followLinks } from './follow-links.ts';
import type { PrefetchOptions } from './prefetch/prefetch-links.ts';
import { runInBackground } from '#web/run-in-background.ts';

// The shop's frame is in the first script: apart, what it shares with screens is many small chunks (decisions/checkout.md).
const modules = import.meta.glob<ScreenModule>([
  '../screens/storefront/*/*-{screen,frame}.tsx',
  '!../screens/storefront/frame/shop-frame.tsx',
]);

/** Marks the page for tests once it responds. A wrapper: a sibling of the router would change React's generated ids. */
function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}

/** The value of a JSON block of the page; null if it has none. */
const readJson = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** Splits the start into tasks short enough for a phone to respond in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  const language = document.documentElement.lang;
  const locale = isLocale(language) ? language : defaultLocale;
  const basename = localisedPath('/', locale);
  const data = readJson('page-data') as PageData;
  const services = readJson(pageServicesId) as PageServices | null;
  const release = services?.release;
  if (release) runInBackground(import('#web/watch-errors.ts').then(({ watchErrors }) => watchErrors(release)));
  startBrowserApi(locale);
  nameHistoryEntry();
  await nextTask();
  startSession();

  // The first page's modules are loaded before the router is made: for a lazy route it would fetch the server's data again.
  const moduleOf = (file: string) => modules[`../screens/storefront/${file}.tsx`]!;
  const lazy = (file: string) => async () =>
    moduleOf(file)().then(withPrefetchedData, () => loadDocument(createPath(router.state.navigation.location!)));
  const files =
    matchRoutes(
      createRoutes((file) => (file === shopFrame ? shopFrameModule : moduleOf(file))),
      window.location,
      basename,
    )?.map(({ route }) => route.id!) ?? [];
  const first = files.filter((file) => moduleOf(file)).map(async (file) => [file, await moduleOf(file)()] as const);
  const loaded = new Map<string, ScreenModule>([
    [shopFrame, shopFrameModule],
    ...(await Promise.all(first).catch(reloadUnlessTyped)),
  ]);

  await nextTask();
  const router: DataRouter = createBrowserRouter(
    createRoutes((file) => {
      const screen = loaded.get(file);
      return screen ? withPrefetchedData(screen) : lazy(file);
    }),
    {
      basename,
      hydrationData: { loaderData: data.loaderData, errors: data.errors },
      getContext: () =>
        new RouterContextProvider(
          new Map<never, unknown>([
            [apiContext as never, browserApi()],
            [localeContext as never, locale],
            [listingViewContext as never, readListingView(document.cookie)],
          ]),
        ),
    },
  );
  followLinks(router, basename);
  watchTyping(router);
  runInBackground(
    loadRest(
      router,
      // Pages in a frame of their own lead on by loads of documents.
      files.includes(shopFrame) && {
        basename,
        script: new URL(import.meta.url).pathname,
        loadScreen: (file) => moduleOf(file)(),
      },
    ),
  );
  if (services?.measurement) followConsent(services.measurement, router);
  // In a transition React hydrates in short slices, or all at once when somebody clicks.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <LocaleProvider value={locale}>
        <MarkHydrated>
          <RouterProvider router={router} />
        </MarkHydrated>
      </LocaleProvider>,
      // The browser's own function: what a page's error boundary caught is reported like what nobody did.
      release ? { onCaughtError: reportError } : undefined,
    );
  });
}

/** Takes the data of a page that was prefetched, once prefetching has started. */
let takePrefetched: ((address: string) => Promise<unknown> | undefined) | undefined;

const withPrefetchedData = (screen: ScreenModule): ScreenModule => ({
  ...screen,
  ...(screen.loader && {
    loader: async (args) => (await takePrefetched?.(args.request.url)) ?? screen.loader!(args),
  }),
});

/** What the page does not wait for. */
async function loadRest(router: DataRouter, options: PrefetchOptions | false): Promise<void> {
  const rest = await import('./after-start.ts').catch(() => null);
  takePrefetched = rest?.takePrefetched;
  rest?.startAfterwards(router, options);
}

/**
 * The router stores scroll positions by the key of the history entry. Entries of page loads have none: under the common
 * default key each page would scroll to where the last one was. The router's framework mode does the same in an inline script.
 */
function nameHistoryEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

// Loaded after the first paint (platform/html/head-script.ts), which may come before the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start());
else runInBackground(start());
