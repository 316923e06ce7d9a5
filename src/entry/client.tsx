import '#design/tokens.css';
import '#design/base.css';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { isLocale, localisedPath, defaultLocale } from '#i18n/locale.ts';
import { startSession } from '#areas/account/web/session.ts';
import { readListingView } from '#values/listing.ts';
import { browserApi, startBrowserApi } from '#web/browser-api.ts';
import { createBrowserRouter } from './browser-router.ts';
import { followLinks } from './follow-links.ts';
import { pageDataId, type PageData } from '#web/page-data.ts';
import { apiContext, listingViewContext, localeContext } from '#web/router-context.ts';
import { createRoutes, type ScreenModule } from './create-routes.tsx';

const modules = import.meta.glob<ScreenModule>('../screens/storefront/*/*-screen.tsx');

/** Tells whoever tests the page that it reacts now. Wraps instead of standing beside: siblings would shift React's ids. */
function MarkHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return children;
}

async function start(): Promise<void> {
  const language = document.documentElement.lang;
  const locale = isLocale(language) ? language : defaultLocale;
  const basename = localisedPath('/', locale);
  const data = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null') as PageData;
  startBrowserApi(locale);
  startSession();

  // The matched screen is set before the router is made: a lazy one would fetch its loader's data again.
  const ready = new Map<string, ScreenModule>();
  const lazy = (file: string) => modules[`../screens/storefront/${file}.tsx`]!;
  const first = matchRoutes(createRoutes(lazy), window.location, basename)?.at(-1)?.route.id;
  if (first && `../screens/storefront/${first}.tsx` in modules) ready.set(first, await lazy(first)());

  const router = createBrowserRouter(
    createRoutes((file) => ready.get(file) ?? lazy(file)),
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
  hydrateRoot(
    document.getElementById('root')!,
    <LocaleProvider value={locale}>
      <MarkHydrated>
        <RouterProvider router={router.forProvider} />
      </MarkHydrated>
    </LocaleProvider>,
  );
}

void start();
