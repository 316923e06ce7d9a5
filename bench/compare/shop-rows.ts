import type { RunningShop } from './running-shop.ts';

/** What is asked of both shops, request after request; `at` counts the answers of a shop, from 0. */
export interface Row {
  readonly name: string;
  readonly ask: (at: number) => Promise<void>;
  /** How many of a round at most: the demo's stock is not for ever, nor are its products. */
  readonly most?: number;
  /** Waited for after a round, in ms, so that the jobs of its answers count whenever a shop takes them up. */
  readonly jobsMs?: number;
}

interface Card {
  readonly id: number;
  readonly url: string;
  readonly price: { readonly base: number } | null;
  readonly stock: { readonly quantity: number };
}

interface Facet {
  readonly code: string;
  readonly values: readonly { readonly code: string; readonly count: number }[];
}

const sectionId = 172;

/** The rows for one of the shops; both have the same demo, so that they ask the same. */
export async function rowsOf({ origin }: RunningShop): Promise<readonly Row[]> {
  const call = async (
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
  ) => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response;
  };
  const json = async (...all: Parameters<typeof call>) => (await call(...all)).json();
  const drain = async (...all: Parameters<typeof call>): Promise<void> => void (await (await call(...all)).bytes());
  const post = (path: string, body: object) => drain('POST', path, { body });

  const list = { sectionId, limit: 24 };
  const listing = (await json('POST', '/api/catalog/product/list', { body: list })) as {
    products: Card[];
    facets?: Facet[];
  };
  const cards = (await json('POST', '/api/catalog/search', { body: { query: 'taladro', limit: 48 } }))
    .products as Card[];
  const sold = await Promise.all(
    ['tornillo', 'brocas', 'cinta', 'pintura', 'guantes'].map((query) =>
      json('POST', '/api/catalog/search', { body: { query, limit: 48 } }),
    ),
  );
  const soldCards = sold.flatMap(({ products = [] }: { products?: Card[] }) => products);
  const goods = soldCards
    .filter(({ price, stock }) => price && price.base < 50 && stock.quantity > 4)
    .toSorted((a, b) => b.stock.quantity - a.stock.quantity);
  const paths = [...new Set([...listing.products, ...cards].map(({ url }) => url))];
  const slugs = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  // Pages of products that no other row asks for, in both languages.
  const others = [...new Set(soldCards.map(({ url }) => url))].filter((url) => !paths.includes(url));
  const unseen = [...others, ...others.map((path) => `/ca${path}`)];
  let seen = 0;
  const brotli = { 'accept-encoding': 'br' };
  const page = (path: string) => drain('GET', path, { headers: brotli });
  const facet = listing.facets?.find(({ values }) => values.length > 1);
  const filters = facet ? { [facet.code]: [facet.values[0]!.code] } : { price: { min: 10, max: 60 } };
  const beginnings = ['t', 'ta', 'tal', 'bro', 'cin', 'sie', 'tor', 'mar'];
  const searches = ['taladro', 'brocas madera', 'cinta metrica', 'pintura blanca', 'manguera jardin'];
  const errors = ['taladdro', 'destornilador', 'alicats', 'martilo', 'pintra'];
  const oneOf = <T>(all: readonly T[], at: number): T => all[at % all.length]!;

  let visitor = 0;
  const order = async (): Promise<void> => {
    const person = (visitor += 1);
    const network = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
    const email = `compare-${process.pid}-${person}@ejemplo.cat`;
    const from = { 'x-forwarded-for': network };
    const { accessToken } = await json('POST', '/api/sale/checkout-account', {
      headers: from,
      body: { name: 'Marta', lastName: 'Puig', email, agree: true },
    });
    const headers = { ...from, authorization: `Bearer ${accessToken}`, 'idempotency-key': `${process.pid}-${person}` };
    await drain('POST', '/api/sale/basket', { headers, body: { product_id: oneOf(goods, person).id, quantity: 1 } });
    const { version } = await json('GET', '/api/sale/basket', { headers });
    await drain('POST', '/api/sale/order', {
      headers,
      body: {
        customer: { type: 'individual', name: 'Marta', surname: 'Puig', email, phone: '612 34 56 78' },
        delivery: { type: 'pickup', pickupPointId: 1 },
        payment: 'transfer',
        comment: '',
        agree: true,
        basketVersion: version,
      },
    });
  };
  const basket = async (at: number): Promise<void> => {
    const response = await call('POST', '/api/sale/basket', { body: { product_id: oneOf(goods, at).id, quantity: 1 } });
    await response.bytes();
    const cookie = response.headers
      .getSetCookie()
      .find((one) => one.includes('basket='))!
      .split(';')[0]!;
    await drain('GET', '/api/sale/basket', { headers: { cookie } });
  };
  return [
    { name: 'list with facets', ask: () => post('/api/catalog/product/list', list) },
    { name: 'filtered list', ask: () => post('/api/catalog/product/list', { ...list, filters }) },
    { name: 'product with what fits', ask: (at) => drain('GET', `/api/catalog/product/${oneOf(slugs, at)}`) },
    { name: 'search', ask: (at) => post('/api/catalog/search', { query: oneOf(searches, at), limit: 24 }) },
    {
      name: 'search with a typing error',
      ask: (at) => post('/api/catalog/search', { query: oneOf(errors, at), limit: 24 }),
    },
    { name: 'suggestion', ask: (at) => post('/api/search', { query: oneOf(beginnings, at) }) },
    { name: 'basket: one piece in, read', ask: basket },
    { name: 'whole order: guest, basket, order', ask: order, most: 40, jobsMs: 2500 },
    { name: 'kept page (home)', ask: () => page('/') },
    // Prices that nobody has asked for before make a listing that is in no cache and is not kept.
    {
      name: 'listing page never kept',
      ask: (at) => page(`/offers?price.min=1&price.max=${100 + at}.${process.pid % 90}`),
    },
    {
      name: 'product page as first asked for',
      ask: () => page(oneOf(unseen, (seen += 1))),
      most: 40,
    },
    // Few, so that they are all kept after the round that warms up.
    {
      name: 'kept product page, new address',
      ask: (at) => page(`${oneOf(paths.slice(0, 10), at)}?utm_source=c${process.pid}-${at}`),
    },
  ];
}
