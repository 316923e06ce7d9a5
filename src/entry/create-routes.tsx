import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { FramelessError } from '#screens/storefront/frame/page/page-failed.tsx';
import { screens } from '#routes/storefront-screens.ts';
import { frameOf, type Screen, shopFrame } from '#values/screen.ts';
import type { LoaderArguments } from '#web/router-context.ts';

/** The module of a screen or a frame. */
export interface ScreenModule {
  readonly default: ComponentType;
  readonly loader?: (args: LoaderArguments) => unknown;
  /** What a frame shows in place of a screen that failed. */
  readonly ErrorBoundary?: ComponentType;
}

/** Returns the module of a file: at once if it is loaded (server, first page), else by loading it. */
export type ModuleSource = (file: string) => ScreenModule | (() => Promise<ScreenModule>);

/**
 * The routes of both sides: for each frame a route, under it a pathless one with the error boundary, under that the frame's
 * screens. So 404 and 500 keep the frame and their status.
 */
export const createRoutes = (source: ModuleSource): RouteObject[] =>
  [...new Set(screens.map(frameOf))].map((frame) => {
    const framed = screens.filter((screen) => frameOf(screen) === frame).map((screen) => screenRoute(screen, source));
    const boundary = {
      ...routeOf({ id: `${frame} boundary` }, source(frame), boundaryParts),
      children: frame === shopFrame ? [...framed, unknownPage] : framed,
    };
    return {
      ...routeOf({ id: frame, path: '/' }, source(frame), pageParts),
      shouldRevalidate: () => false,
      // Without its data there is no frame, but still a page that says so.
      ErrorBoundary: FramelessError,
      children: [boundary],
    } as RouteObject;
  });

const unknownPage: RouteObject = {
  id: 'unknown',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
};

const screenRoute = (screen: Screen, source: ModuleSource): RouteObject => ({
  ...routeOf(
    { id: screen.file, ...(screen.path === '/' ? { index: true } : { path: screen.path.slice(1) }) },
    source(screen.file),
    pageParts,
  ),
  handle: screen,
});

const pageParts = ({ default: Component, loader }: ScreenModule) => ({ Component, ...(loader && { loader }) });
const boundaryParts = ({ ErrorBoundary }: ScreenModule) => ({ ErrorBoundary });

const routeOf = (
  place: { readonly id: string; readonly path?: string; readonly index?: boolean },
  source: ReturnType<ModuleSource>,
  parts: (module: ScreenModule) => object,
): RouteObject =>
  ({
    ...place,
    ...(typeof source === 'function' ? { lazy: async () => parts(await source()) } : parts(source)),
  }) as RouteObject;
