import { redirect, type RouteObject } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadRoutes } from './load-routes.ts';

const boundary: RouteObject = { id: 'boundary', ErrorBoundary: () => null };
const load = (routes: RouteObject[], known: Record<string, unknown> = {}) =>
  loadRoutes(
    routes.map((route) => ({ route, params: { slug: 'drill' } })),
    {
      url: 'http://shop/product/drill',
      signal: new AbortController().signal,
      context: {} as never,
      known: { loaderData: known },
    },
  );

test('every route gets its data, a lazy one after its module, and the module is loaded once', async () => {
  const lazy = vi.fn<() => Promise<object>>(async () => ({
    loader: ({ params }: { params: { slug?: string } }) => params.slug,
  }));
  const screen = { id: 'screen', lazy } as unknown as RouteObject;
  await load([boundary, screen]);
  expect(await load([boundary, screen])).toEqual({ loaderData: { boundary: null, screen: 'drill' }, errors: null });
  expect(lazy).toHaveBeenCalledTimes(1);
});

test('what never revalidates keeps its data', async () => {
  const loader = vi.fn<() => string>(() => 'new');
  const frame: RouteObject = { id: 'root', loader, shouldRevalidate: () => false };
  expect(await load([frame], { root: 'old' })).toEqual({ loaderData: { root: 'old' }, errors: null });
  expect(loader).not.toHaveBeenCalled();
  expect(await load([frame])).toEqual({ loaderData: { root: 'new' }, errors: null });
});

test('a thrown redirect is where to go instead', async () => {
  const loader = () => {
    throw redirect('/product/new-slug', 301);
  };
  expect(await load([boundary, { id: 'screen', loader }])).toEqual({ redirect: '/product/new-slug' });
});

test('an error belongs to the boundary above; a thrown response is an error of its status', async () => {
  const failure = new Error('unreachable');
  const failing = (thrown: unknown): RouteObject => ({ id: 'screen', loader: () => Promise.reject(thrown) });
  expect(await load([boundary, failing(failure)])).toMatchObject({ errors: { boundary: failure } });
  expect(await load([boundary, failing(new Response(null, { status: 404 }))])).toMatchObject({
    errors: { boundary: { status: 404 } },
  });
});
