import { redirect, type RouteObject, type RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserRouter } from './browser-router.ts';
import { stubWindow } from './browser-window.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

type Loader = (args: { params: Record<string, string>; request: Request }) => unknown;

/** A shop of a frame, a boundary and product pages whose data the test provides. */
function start(address: string, loader: Loader = ({ params }) => params['slug'], basename = '/') {
  const browser = stubWindow(address);
  const Boundary = () => null;
  const routes = [
    {
      id: 'root',
      path: '/',
      children: [
        {
          id: 'boundary',
          ErrorBoundary: Boundary,
          children: [
            { id: 'home', index: true },
            { id: 'product', path: 'product/:slug', loader },
          ],
        },
      ],
    },
  ] as RouteObject[];
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: { loaderData: {}, errors: null },
    getContext: () => ({}) as RouterContextProvider,
  });
  const state = () => router.forProvider.state;
  const settled = () => vi.waitFor(() => expect(state().navigation.state).toBe('idle'));
  const page = () => ({
    path: state().location.pathname,
    data: state().loaderData['product'],
    action: state().historyAction,
  });
  return { ...router, browser, state, settled, page };
}

test('a page is shown when its data are there; until then the present one stays, on its way', async () => {
  const { navigate, page, state, browser } = start('/product/drill');
  const going = navigate('/product/saw');
  expect([state().navigation.state, page().path, browser.trail()]).toEqual([
    'loading',
    '/product/drill',
    ['/product/drill'],
  ]);
  await going;
  expect([state().navigation.state, page()]).toEqual(['idle', { path: '/product/saw', data: 'saw', action: 'PUSH' }]);
  expect(browser.trail()).toEqual(['/product/drill', '/product/saw']);
});

test('in Catalan addresses have the prefix', async () => {
  const { navigate, page, browser } = start('/ca', undefined, '/ca');
  await navigate('/product/serra circular');
  expect(page().data).toBe('serra circular');
  expect(browser.trail()).toEqual(['/ca', '/ca/product/serra%20circular']);
});

test('following a link to where one is shows it anew without a second entry', async () => {
  const loader = vi.fn<Loader>(() => 'data');
  const { navigate, browser } = start('/product/drill', loader);
  await navigate('/product/drill');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(browser.trail()).toEqual(['/product/drill']);
});

test('a newer navigation aborts the earlier one, whatever comes back first', async () => {
  const signals: AbortSignal[] = [];
  let finishFirst = (): void => {};
  const { navigate, page, browser } = start('/', ({ params, request }) => {
    signals.push(request.signal);
    return params['slug'] === 'slow' ? new Promise((resolve) => (finishFirst = () => resolve('slow'))) : params['slug'];
  });
  const first = navigate('/product/slow');
  await navigate('/product/quick');
  finishFirst();
  await first;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(page()).toMatchObject({ path: '/product/quick', data: 'quick' });
  expect(browser.trail()).toEqual(['/', '/product/quick']);
});

test('going back while a page is on its way leaves it', async () => {
  const later: Loader = ({ params }) => new Promise((resolve) => setTimeout(resolve, 5, params['slug']));
  const { navigate, page, settled, browser } = start('/product/drill', later);
  await navigate('/product/saw');
  void navigate('/product/slow');
  browser.back();
  await settled();
  expect(page()).toEqual({ path: '/product/drill', data: 'drill', action: 'POP' });
});

test('a redirect takes the place of the page that was asked for', async () => {
  const { navigate, page, browser } = start('/', ({ params }) => {
    if (params['slug'] === 'old') throw redirect('/product/new', 301);
    return params['slug'];
  });
  await navigate('/product/old');
  expect(page()).toMatchObject({ path: '/product/new', data: 'new' });
  expect(browser.trail()).toEqual(['/', '/product/new']);
});

const wholeAddresses = ['https://elsewhere.test/pay', '//elsewhere.test/pay', 'https://shop.test/product/saw'];

test.each(wholeAddresses)('a redirect to %s is the browser’s', async (to) => {
  const { navigate, page, browser } = start('/', () => {
    throw redirect(to);
  });
  await navigate('/product/old');
  expect(browser.window.location.assign).toHaveBeenCalledExactlyOnceWith(to);
  expect(page().path).toBe('/');
});

test('what fails to load shows at its boundary, under its address, and is gone with the next page', async () => {
  const failure = new Error('away');
  const { navigate, page, state } = start('/', ({ params }) => {
    if (params['slug'] === 'broken') throw failure;
    return params['slug'];
  });
  await navigate('/product/broken');
  expect([page().path, state().errors]).toEqual(['/product/broken', { boundary: failure }]);
  expect(state().matches.find(({ route }) => route.id === 'boundary')?.route).toHaveProperty('errorElement');
  await navigate('/product/drill');
  expect([page().data, state().errors]).toEqual(['drill', null]);
});

test('a part of the page is gone to without loading, forth and back', async () => {
  const loader = vi.fn<Loader>(() => 'data');
  const { navigate, state, browser } = start('/product/drill', loader);
  await navigate('#sheet');
  expect([state().location.hash, browser.trail()]).toEqual(['#sheet', ['/product/drill', '/product/drill#sheet']]);
  browser.followHash('#documents');
  expect(state().location.hash).toBe('#documents');
  browser.back();
  browser.back();
  expect(state().location.hash).toBe('');
  expect(loader).not.toHaveBeenCalled();
});

test('every entry of the history has a key of its own, also those that the browser made', async () => {
  const { navigate, settled, state, browser } = start('/product/drill');
  const keys = [state().location.key];
  await navigate('/product/saw');
  keys.push(state().location.key);
  browser.followHash('#sheet');
  keys.push(state().location.key);
  expect(new Set(keys).size).toBe(3);
  browser.back();
  expect(state().location.key).toBe(keys[1]);
  browser.back();
  await settled();
  expect(state().location.key).toBe(keys[0]);
});
