import type { Call, CallKey } from '#values/call.ts';
import type { Route } from './handler.ts';

/** Finds the handler of each call of the contents page; a call without one, or one left over, stops the start. */
export function routesByKey(
  api: Readonly<Record<CallKey, Call>>,
  routes: readonly Route[],
): ReadonlyMap<CallKey, Route> {
  const byCall = new Map(routes.map((route) => [route.call, route]));
  const found = new Map<CallKey, Route>();
  for (const [key, call] of Object.entries(api) as [CallKey, Call][]) {
    const route = byCall.get(call);
    if (!route) throw new Error(`no handler for ${key}`);
    found.set(key, route);
  }
  const known = new Set(Object.values(api));
  const stray = routes.find((route) => !known.has(route.call));
  if (stray) throw new Error(`the call "${stray.call.summary}" has a handler but no path in api.ts`);
  return found;
}
