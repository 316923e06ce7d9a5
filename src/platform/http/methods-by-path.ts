import type { CallKey } from '#values/call.ts';
import type { Route } from './handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that is on a route. */
    call?: Route['call'];
  }
}

/**
 * For each path of calls ('GET /menu', 'GET /page/:name'), the methods that it answers, HEAD with GET; none for unknown paths. Where
 * several have it, those count whose parameters it can be: 'list' is no order's id.
 */
export function methodsByPath(routes: ReadonlyMap<CallKey, Route>, others: readonly CallKey[]) {
  const patterns = new Map<
    string,
    { readonly pattern: RegExp; readonly methods: Set<string>; readonly call?: Route['call'] }
  >();
  for (const key of [...routes.keys(), ...others]) {
    const [method, path] = key.split(' ') as [string, string];
    const call = routes.get(key)?.call;
    const found = patterns.get(path) ?? { pattern: patternOf(path), methods: new Set(), ...(call && { call }) };
    found.methods.add(method);
    // Nobody would end the stream of a HEAD request.
    if (method === 'GET' && !call?.stream) found.methods.add('HEAD');
    patterns.set(path, found);
  }
  const all = [...patterns.values()];
  return (path: string): string[] => {
    const found = all.flatMap(({ pattern, ...one }) => {
      const match = pattern.exec(path);
      return match ? [{ ...one, params: match.groups ?? {} }] : [];
    });
    const fitting = found.filter(({ call, params }) => !call || hasItsParams(call, params));
    const methods = (fitting.length > 0 ? fitting : found).flatMap((one) => [...one.methods]);
    return [...new Set(methods)].toSorted();
  };
}

/** Whether the parameters of a path may be those of a call. */
export const hasItsParams = ({ params: schema }: Route['call'], params: unknown): boolean =>
  schema === undefined || schema.safeParse(params).success;

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
