import { createElement } from 'react';
import { matchRoutes, type RouteObject, type RouterContextProvider, type RouterProviderProps } from 'react-router';
import { loadRoutes, type RouteData } from './load-routes.ts';
import {
  addressOf,
  readHistory,
  resolveTarget,
  type RouterLocation,
  type Target,
  writeHistory,
} from './router-location.ts';
import { keepScroll, rememberScroll } from '#web/scroll-memory.ts';
import { forgetTyping } from '#web/typing-watch.ts';

type Router = RouterProviderProps['router'];
type State = Router['state'];
type Subscriber = Parameters<Router['subscribe']>[0];
type Action = 'POP' | 'PUSH' | 'REPLACE';

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
}

export interface BrowserRouter {
  /** What the router's provider takes. */
  readonly forProvider: Router;
  navigate(target: Target | number, options?: NavigateOptions): Promise<void>;
}

interface RouterParts {
  readonly basename: string;
  readonly hydrationData: RouteData;
  readonly getContext: () => RouterContextProvider;
}

const idle = { state: 'idle' } as State['navigation'];

/**
 * The browser's side of React Router's data mode, for what the shop uses of it: pages with loaders, redirects, errors,
 * history. Its own `createBrowserRouter` brings forms, fetchers, blockers and revalidation, 17 kB that no page needs.
 */
export function createBrowserRouter(
  routes: RouteObject[],
  { basename, hydrationData, getContext }: RouterParts,
): BrowserRouter {
  const subscribers = new Set<Subscriber>();
  const location = readHistory();
  const match = ({ pathname }: { pathname: string }) => matchRoutes(routes, pathname, basename) ?? [];
  let controller: AbortController | undefined;
  let state = {
    historyAction: 'POP',
    location,
    matches: match(location).map(withElements),
    initialized: true,
    renderFallback: false,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData,
    actionData: null,
    errors: hydrationData.errors,
    fetchers: new Map(),
    blockers: new Map(),
  } as unknown as State;

  function update(changes: Partial<Record<keyof State, unknown>>): void {
    state = { ...state, ...changes } as State;
    for (const subscriber of subscribers) {
      subscriber(state, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false });
    }
  }

  function complete(action: Action, to: RouterLocation, preventScrollReset: boolean, changes: object): void {
    rememberScroll(state.location.key);
    keepScroll(preventScrollReset);
    if (action !== 'POP') writeHistory(to, action === 'REPLACE');
    update({ ...changes, historyAction: action, location: to, navigation: idle });
  }

  async function open(action: Action, to: RouterLocation, preventScrollReset: boolean): Promise<void> {
    controller?.abort();
    forgetTyping();
    const matches = match(to);
    if (isWithinPage(action, state.location, to)) return complete(action, to, preventScrollReset, {});
    const { signal } = (controller = new AbortController());
    update({ navigation: { state: 'loading', location: to, matches, historyAction: action } });
    const loaded = await loadRoutes(matches, { url: addressOf(to), signal, context: getContext(), known: state });
    if (signal.aborted) return;
    if (!('redirect' in loaded)) {
      return complete(action, to, preventScrollReset, { ...loaded, matches: matches.map(withElements) });
    }
    if (isWholeAddress(loaded.redirect)) return window.location.assign(loaded.redirect);
    await open(
      action === 'PUSH' ? 'PUSH' : 'REPLACE',
      resolveTarget(loaded.redirect, to, basename),
      preventScrollReset,
    );
  }

  async function navigate(target: Target | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof target === 'number') return window.history.go(target);
    const to = { ...resolveTarget(target, state.location, basename), state: options.state ?? null };
    // Following a link to where one is makes no second entry of it, as in any page.
    const replace = options.replace === true || addressOf(to) === addressOf(state.location);
    await open(replace ? 'REPLACE' : 'PUSH', to, options.preventScrollReset === true);
  }

  window.addEventListener('popstate', () => void open('POP', readHistory(), false));
  const forProvider = {
    basename,
    routes,
    manifest: {},
    window: undefined,
    get state() {
      return state;
    },
    match,
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    navigate,
    createHref: addressOf,
    encodeLocation: (to: Target) => resolveTarget(to, state.location, '/'),
  };
  return { forProvider: forProvider as unknown as Router, navigate };
}

/** Only the hash differs: nothing is to be loaded. A link to the page without its hash asks for the page anew. */
function isWithinPage(action: Action, from: RouterLocation, to: RouterLocation): boolean {
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return isSamePage && (action === 'POP' ? to.hash !== from.hash : to.hash !== '');
}

/** With a scheme or a host: left to the browser, which also knows whether it is the shop's own. */
const isWholeAddress = (address: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** The provider renders elements; the routes name components. */
function withElements<Match extends { route: RouteObject }>(match: Match): Match {
  const { ErrorBoundary, HydrateFallback: _unused, ...route } = match.route;
  return { ...match, route: { ...route, ...(ErrorBoundary && { errorElement: createElement(ErrorBoundary) }) } };
}
