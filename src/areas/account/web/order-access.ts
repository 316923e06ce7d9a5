import type { Outcome } from '#values/api-error.ts';
import type { ApiClient, CallOptions } from '#web/api-client.ts';
import { browserApi } from '#web/browser-api.ts';
import { browserStorage } from '#web/browser-storage.ts';

/** What the link of an order's mail proves. */
interface OrderLink {
  readonly number: string;
  readonly key: string;
}

// As long as the tab: the way to the bank and back is within it.
const stored = browserStorage('sessionStorage', 'order.links');
const readLinks = () => (stored.read() ?? {}) as Readonly<Record<string, OrderLink>>;
// Tokens are in memory only, like that of the session.
const tokens = new Map<string, string>();

/**
 * Opens an order by the link of its mail. Where the browser's own session does not see it, this tab does until it is closed,
 * beside whatever session and basket the browser has.
 */
export async function openOrderLink(link: OrderLink, signal?: AbortSignal): Promise<Outcome<{ orderId: number }>> {
  const outcome = await browserApi()('POST /sale/order/open', { body: link }, { ...(signal && { signal }) });
  if (!outcome.ok) return outcome;
  const { orderId, accessToken, isOwn } = outcome.value;
  const { [orderId]: _, ...others } = readLinks();
  stored.write(isOwn ? others : { ...others, [orderId]: link });
  if (!isOwn) tokens.set(String(orderId), accessToken);
  return outcome;
}

/** The API for the calls of one order: by the link of its mail where this tab has opened it, else by the browser's session. */
export function orderApi(orderId: number | string): ApiClient {
  const id = String(orderId);
  const api = browserApi() as (key: string, input: unknown, options?: CallOptions) => Promise<Outcome<unknown>>;
  const link = readLinks()[id];
  if (!link) return browserApi();

  async function call(key: string, input: unknown, options: CallOptions = {}): Promise<Outcome<unknown>> {
    const token = tokens.get(id);
    const by = (authorization: string) => ({ ...options, headers: { ...options.headers, authorization } });
    const outcome = token === undefined ? null : await api(key, input, by(`Bearer ${token}`));
    if (outcome && (outcome.ok || outcome.error.statusCode !== 401)) return outcome;
    // Its quarter of an hour is over, or the page was loaded anew.
    const opened = await openOrderLink(link!, options.signal);
    const renewed = tokens.get(id);
    return opened.ok && renewed !== undefined ? api(key, input, by(`Bearer ${renewed}`)) : api(key, input, options);
  }
  return call as ApiClient;
}
