import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { Frame } from '#screens/storefront/frame/frame.tsx';
import { loadFrame } from '#screens/storefront/frame/frame-data.ts';
import { ErrorPage, FramelessError } from '#screens/storefront/frame/error-page.tsx';
import { screens } from '#routes/storefront-screens.ts';
import type { Screen } from '#values/screen.ts';
import type { LoaderArguments } from '#web/router-context.ts';

export interface ScreenModule {
  readonly default: ComponentType;
  readonly loader?: (args: LoaderArguments) => unknown;
}

/** Returns a screen's module: at once if it is loaded (server, first page), else by loading it. */
export type ScreenSource = (file: string) => ScreenModule | (() => Promise<ScreenModule>);

/**
 * The routes of both sides: the frame, under it a pathless route with the error boundary, under that the screens.
 * So 404 and 500 keep the frame and their status.
 */
export function createRoutes(source: ScreenSource): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      loader: loadFrame,
      shouldRevalidate: () => false,
      Component: Frame,
      // Without its data there is no frame, but still a page that says so.
      ErrorBoundary: FramelessError,
      children: [
        {
          id: 'boundary',
          ErrorBoundary: ErrorPage,
          children: [
            ...screens.map((screen) => screenRoute(screen, source(screen.file))),
            {
              id: 'unknown',
              path: '*',
              loader: () => {
                throw new Response(null, { status: 404 });
              },
            },
          ],
        },
      ],
    },
  ] as RouteObject[];
}

function screenRoute(screen: Screen, source: ReturnType<ScreenSource>): RouteObject {
  const place = screen.path === '/' ? { index: true as const } : { path: screen.path.slice(1) };
  const base = { id: screen.file, ...place };
  if (typeof source === 'function')
    return {
      ...base,
      lazy: async () => {
        const module = await source();
        return { Component: module.default, ...(module.loader && { loader: module.loader }) } as object;
      },
    } as RouteObject;
  return { ...base, Component: source.default, ...(source.loader && { loader: source.loader }) } as RouteObject;
}
