import type { RawInput } from './api-client.ts';

/** The method and relative URL of a call: path parameters filled in, lists of the query joined by commas. */
export function callUrl(key: string, input: RawInput): { method: string; url: string } {
  const [method, path] = key.split(' ') as [string, string];
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return { method, url: `/api${filled}${query.size > 0 ? `?${query}` : ''}` };
}
