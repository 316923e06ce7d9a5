/** For each path of calls ('GET /menu', 'GET /page/:name'), the methods that it answers, HEAD with GET; none for unknown paths. */
export function methodsByPath(keys: readonly string[]): (path: string) => string[] {
  const patterns = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  for (const key of keys) {
    const [method, path] = key.split(' ') as [string, string];
    const found = patterns.get(path) ?? { pattern: patternOf(path), methods: new Set() };
    found.methods.add(method);
    if (method === 'GET') found.methods.add('HEAD');
    patterns.set(path, found);
  }
  const all = [...patterns.values()];
  return (path) =>
    [...new Set(all.flatMap(({ pattern, methods }) => (pattern.test(path) ? [...methods] : [])))].toSorted();
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
