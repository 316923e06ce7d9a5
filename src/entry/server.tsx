import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router';
import { AddForm } from '#areas/basket/web/add-form/add-form.tsx';
import { CookieBanner } from '#areas/consent/web/cookie-banner.tsx';
import { preloadedFonts } from '#design/page/preloaded-fonts.ts';
import { IconSprite } from '#design/page/icon-sprite.tsx';
import { LocaleProvider } from '#i18n/locale-context.tsx';
import { localisedPath, locales, type Locale } from '#i18n/locale.ts';
import type { FrameData } from '#screens/storefront/frame/frame-data.ts';
import { writePageHead } from '#screens/storefront/head/write-page-head.ts';
import { readListingView } from '#values/listing.ts';
import type { ApiClient } from '#web/api-client.ts';
import { type FragmentSlots, FragmentSlotsContext } from '#web/cached-fragment.tsx';
import { FragmentCache } from '#web/fragment-cache.ts';
import { type JsonOf, PageJson } from '#web/page-json.ts';
import { type ScreenRender, shopFrame } from '#values/screen.ts';
import { apiContext, basketContext, listingViewContext, localeContext } from '#web/router-context.ts';
import { createRoutes, type ScreenModule } from './create-routes.tsx';

const modules = import.meta.glob<ScreenModule>('../screens/storefront/*/*-{screen,frame}.tsx', { eager: true });
const routes = createRoutes((file) => {
  const module = modules[`../screens/storefront/${file}.tsx`];
  if (!module) throw new Error(`no module ${file}`);
  return module;
});

const handlers = Object.fromEntries(
  locales.map((locale) => [locale, createStaticHandler(routes, { basename: localisedPath('/', locale) })]),
) as Record<Locale, StaticHandler>;

const fontPreloads = preloadedFonts
  .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
  .join('');

/** The same in every page, so it is rendered once, and the browser need not hydrate it. */
const sprite = renderToStaticMarkup(<IconSprite />);

/**
 * Likewise: what stands before the root. The question about cookies comes first for keyboards and screen readers, whether it
 * shows is decided in the browser; the form is there before its buttons.
 */
const beforeRoot = Object.fromEntries(
  locales.map((locale) => [
    locale,
    sprite +
      renderToStaticMarkup(
        <LocaleProvider value={locale}>
          <CookieBanner />
          <AddForm />
        </LocaleProvider>,
      ),
  ]),
) as Record<Locale, string>;

/** The room of each language: some 200 pages of a listing, whose cards are cached both by themselves and as a whole. */
const maxFragmentBytes = 24 * 1024 * 1024;
const fragmentCaches = Object.fromEntries(
  locales.map((locale) => [locale, new FragmentCache(maxFragmentBytes)]),
) as Record<Locale, FragmentCache>;

/** Empties the cache, so that benchmarks and tests see what rendering costs, and gives, without it. */
export const clearFragments = (): void => locales.forEach((locale) => fragmentCaches[locale].clear());

type Fragments = {
  readonly render: (renderToMarkup: (slots: FragmentSlots | null) => string, jsonOf: JsonOf, shared: string) => Buffer;
};

/**
 * Renders one page: loads its data through the given client and renders to a string. `statusOf` tells the status of
 * what a loader throws, `basket` whether the visitor can have one; tests pass fragments of their own.
 */
export async function renderPage(
  request: Request,
  locale: Locale,
  api: ApiClient,
  statusOf: (error: unknown) => number,
  basket: 'none' | 'own' | undefined = undefined,
  fragments: Fragments = fragmentCaches[locale],
): Promise<ScreenRender> {
  const requestContext = contextOf(request, locale, api, basket);
  const context = await handlers[locale].query(request, { requestContext });
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status };

  const thrown = context.errors
    ? Object.values(context.errors).find((error) => !isRouteErrorResponse(error))
    : undefined;
  const errors = context.errors
    ? Object.fromEntries(
        Object.entries(context.errors).map(([id, error]) => [
          id,
          { status: isRouteErrorResponse(error) ? error.status : statusOf(error) },
        ]),
      )
    : null;
  // The components see what the browser will see: errors reduced to their status.
  context.errors = errors;
  if (thrown) context.statusCode = statusOf(thrown);
  // Only the routes that match: all that are given are converted for each page.
  const files = context.matches.map(({ route }) => route.id);
  const matching = context.matches.map(({ route }) => ({ ...route, children: undefined }) as RouteObject);
  const router = createStaticRouter(matching, context);
  let head = '';
  const json = new PageJson();
  const renderToMarkup = (slots: FragmentSlots | null): string => {
    const markup = renderToString(
      <LocaleProvider value={locale}>
        <FragmentSlotsContext value={slots}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FragmentSlotsContext>
      </LocaleProvider>,
    );
    head = headElements.exec(markup)![0];
    return markup.slice(head.length);
  };
  const html = fragments.render(renderToMarkup, json.of, json.of(context.loaderData[files[0]!]) ?? '');
  const frame = context.loaderData[shopFrame] as FrameData | undefined;
  if (context.statusCode === 200 && frame) {
    const file = files.at(-1)!;
    const { origin, pathname } = new URL(request.url);
    head += await writePageHead({ file, data: context.loaderData[file], frame, locale, api }, head, origin + pathname);
  }
  return {
    status: context.statusCode,
    head: fontPreloads + head,
    before: beforeRoot[locale],
    html,
    data: json.encode({ loaderData: context.loaderData, errors }),
    files,
    error: thrown,
  };
}

/** Loads the data of a page's screen through the given client, as JSON; null where it shows an error or leads elsewhere. */
export async function loadPageData(request: Request, locale: Locale, api: ApiClient): Promise<string | null> {
  const requestContext = contextOf(request, locale, api);
  // Without its id the index of '/' would be the frame.
  const routeId = matchRoutes(routes, new URL(request.url).pathname, localisedPath('/', locale))?.at(-1)!.route.id;
  try {
    const data: unknown = await handlers[locale].queryRoute(request, { routeId, requestContext });
    return data instanceof Response ? null : JSON.stringify(data);
  } catch (thrown) {
    if (thrown instanceof Response || isRouteErrorResponse(thrown)) return null;
    throw thrown;
  }
}

const contextOf = (request: Request, locale: Locale, api: ApiClient, basket?: 'none' | 'own') =>
  new RouterContextProvider(
    new Map<never, unknown>([
      [apiContext as never, api],
      [localeContext as never, locale],
      [listingViewContext as never, readListingView(request.headers.get('cookie'))],
      [basketContext as never, basket],
    ]),
  );

// React writes these before everything else when the root is not a whole document, wherever they are rendered.
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*\/>)*/;
