import { z } from 'zod';
import type { SequraSettings } from '#platform/financing-settings.ts';
import { ProviderError, readJson, requestProvider } from '../provider-request.ts';
import type { SequraOrder, SequraShipment } from './sequra-order.ts';

/** A uuid, by which seQura knows an order. */
export const sequraId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const paymentMethods = z.object({
  payment_options: z.array(z.object({ methods: z.array(z.object({ product: z.string() })) })),
});

/** The calls of seQura’s API. All throw a `ProviderError` when it does not answer or refuses. */
export function createSequraClient({
  settings,
  waitMs,
}: {
  readonly settings: SequraSettings;
  /** The time for one answer; 10 s by default. */
  readonly waitMs?: number | undefined;
}) {
  const { url, user, password, merchant } = settings;
  const headers = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'sequra-merchant-id': merchant,
    accept: 'application/json',
  };
  const common = { headers, ...(waitMs !== undefined && { waitMs }) };
  const orderUrl = (id: string): string => `${url}/orders/${encodeURIComponent(id)}`;

  return {
    /** Asks whether an order can be financed; returns the id by which seQura knows it from then on. */
    async solicit(order: SequraOrder): Promise<string> {
      // Not repeated: a second one would be another application. It is no charge either, so a new attempt is harmless.
      const { headers: answered } = await requestProvider({
        ...common,
        method: 'POST',
        url: `${url}/orders`,
        body: { order },
        mayRepeat: false,
      });
      const id =
        URL.parse(answered.get('location') ?? '', url)
          ?.pathname.split('/')
          .at(-1) ?? '';
      if (!sequraId.test(id)) throw new ProviderError('seQura named no order');
      return id;
    },

    /** seQura’s products for an order, such as pp3. */
    async listProducts(id: string): Promise<string[]> {
      const answer = await requestProvider({
        ...common,
        method: 'GET',
        url: `${orderUrl(id)}/payment_methods`,
        mayRepeat: true,
      });
      const parsed = paymentMethods.safeParse(readJson(answer));
      if (!parsed.success) throw new ProviderError('seQura listed its products in an unknown way');
      return parsed.data.payment_options.flatMap(({ methods }) => methods.map(({ product }) => product));
    },

    /** The HTML in which the customer identifies himself: an iframe and a script. Not to be stored. */
    async getForm(id: string, product: string): Promise<string> {
      const { text } = await requestProvider({
        ...common,
        headers: { ...headers, accept: 'text/html' },
        method: 'GET',
        url: `${orderUrl(id)}/form_v2?${new URLSearchParams({ product, ajax: 'true' })}`,
        mayRepeat: true,
      });
      return text;
    },

    /**
     * Confirms an order, or puts it on hold while seQura reviews it; returns the status of the answer. 409: what seQura
     * approved is another cart. Statuses that are neither a success nor expected are thrown.
     */
    async confirm(id: string, order: SequraOrder, expected: readonly number[]): Promise<number> {
      const { status } = await requestProvider({
        ...common,
        method: 'PUT',
        url: orderUrl(id),
        body: { order },
        mayRepeat: true,
        expected,
      });
      return status;
    },

    /** Reports what was shipped, or with two empty carts that the order is cancelled; false when seQura does not know it. */
    async report(reference: string, order: SequraShipment): Promise<boolean> {
      const { status } = await requestProvider({
        ...common,
        method: 'PUT',
        url: `${url}/merchants/${encodeURIComponent(merchant)}/orders/${encodeURIComponent(reference)}`,
        body: { order },
        mayRepeat: true,
        expected: [404],
      });
      return status !== 404;
    },
  };
}
