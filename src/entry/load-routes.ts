import { type RouteObject, type RouterContextProvider } from 'react-router';

export interface RouteData {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

interface Match {
  readonly route: RouteObject;
  readonly params: Record<string, string | undefined>;
}

interface Loading {
  readonly url: string;
  readonly signal: AbortSignal;
  readonly context: RouterContextProvider;
  /** What the page before has loaded: routes that never revalidate keep it. */
  readonly known: { readonly loaderData: Record<string, unknown> };
}

/**
 * Fetches the modules and the data of a page, all routes at the same time. The first redirect wins; an error belongs to the
 * closest error boundary at or above its route. Responses that loaders throw are errors of their status.
 */
export async function loadRoutes(
  matches: readonly Match[],
  loading: Loading,
): Promise<RouteData | { readonly redirect: string }> {
  const results = await Promise.allSettled(matches.map((match) => loadRoute(match, loading)));
  const loaderData: Record<string, unknown> = {};
  let errors: Record<string, unknown> | null = null;
  for (const [index, result] of results.entries()) {
    const outcome: unknown = result.status === 'fulfilled' ? result.value : result.reason;
    if (outcome instanceof Response) {
      const location = outcome.headers.get('location');
      if (location !== null) return { redirect: location };
    }
    if (result.status === 'fulfilled') loaderData[matches[index]!.route.id!] = result.value;
    else
      errors ??= { [boundaryOf(matches, index)]: outcome instanceof Response ? { status: outcome.status } : outcome };
  }
  return { loaderData, errors };
}

async function loadRoute({ route, params }: Match, { url, signal, context, known }: Loading): Promise<unknown> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  const { loader, id } = route;
  if (typeof loader !== 'function') return null;
  if (route.shouldRevalidate && known.loaderData[id!] !== undefined) return known.loaderData[id!];
  const request = new Request(url, { signal });
  return (await loader({ request, params, context, url: new URL(url), pattern: route.path ?? '' } as never)) ?? null;
}

function boundaryOf(matches: readonly Match[], index: number): string {
  const above = matches.slice(0, index + 1).reverse();
  return (above.find(({ route }) => route.ErrorBoundary) ?? matches[0]!).route.id!;
}
