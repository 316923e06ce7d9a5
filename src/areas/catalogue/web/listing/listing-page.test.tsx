import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import type { Listing } from '../../contract.ts';
import { listingOf } from './listing.fixture.ts';
import { ListingPage } from './listing-page.tsx';
import { parseListingQuery } from './listing-query.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

const context: CatalogueContext = { locale: 'es', t: messages.es, href: (path) => path };

async function render(data: Listing, query = ''): Promise<string> {
  const choice = parseListingQuery(new URLSearchParams(query));
  const element = (
    <ListingPage
      title="Taladros"
      data={data}
      choice={choice}
      path="/catalog/taladros"
      view="table"
      loadPage={async () => null}
      context={context}
    />
  );
  const handler = createStaticHandler([{ path: '*', element }]);
  const routerContext = (await handler.query(
    new Request(`http://shop/catalog/taladros${query}`),
  )) as StaticHandlerContext;
  return renderToString(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, routerContext)}
      context={routerContext}
      hydrate={false}
    />,
  );
}

/** What a browser without scripts would send: the successful controls of the form. */
function formQuery(markup: string): URLSearchParams {
  const query = new URLSearchParams();
  for (const [tag] of markup.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute('name');
    if (
      name &&
      /price|brand|available|sale|^a\.|^is\./.test(name) &&
      (attribute('type') !== 'checkbox' || / checked=""/.test(tag))
    )
      query.append(name, attribute('value') ?? '');
  }
  return query;
}

beforeEach(() => {
  const error = vi.spyOn(console, 'error');
  return () => {
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  };
});

test('without a script the filters are a form that leads to the same choice', async () => {
  const markup = await render(
    listingOf(),
    '?brand=festool&brand=stihl&price.min=45&price.max=620&available=1&is.brushless=1',
  );
  expect(markup).toMatch(/<form [^>]*action="\/catalog\/taladros" method="get"/);
  expect(markup).toContain('type="submit"');
  const sent = parseListingQuery(formQuery(markup));
  expect(sent.lists).toEqual({ brand: ['festool', 'stihl'] });
  expect(sent.flags).toEqual(['available', 'brushless']);
  expect(sent.ranges.price).toEqual({ min: 45, max: 620 });
});

test('a filter has its number of products, grouped by thousands', async () => {
  const filter = [{ code: 'available', name: 'En stock', type: 'flag', count: 3707, selected: false }] as const;
  expect(await render(listingOf({ filter: [...filter] }))).toContain('>3.707<');
});

test('each chosen filter is a link that takes only itself back', async () => {
  const markup = await render(listingOf(), '?brand=festool&price.min=45&sort=price_asc&page=2');
  expect(markup).toMatch(
    /href="\/catalog\/taladros\?price\.min=45&amp;sort=price_asc" aria-label="Quitar filtro Festool"/,
  );
  expect(markup).toMatch(
    /href="\/catalog\/taladros\?brand=festool&amp;sort=price_asc" aria-label="Quitar filtro Desde 45\u00a0€"/,
  );
  expect(markup).toMatch(/href="\/catalog\/taladros\?sort=price_asc"[^>]*>Quitar filtros/);
});

test('shows a chosen end as chosen, even beyond the remaining range', async () => {
  const markup = await render(listingOf({ products: [], total: 0 }), '?price.max=1');
  expect(markup).toContain('Quitar filtro Hasta 1\u00a0€');
});

test('the other pages are links that keep the choice', async () => {
  const markup = await render(listingOf({ page: 2 }), '?brand=festool&page=2');
  expect(markup).toContain('href="/catalog/taladros?brand=festool&amp;page=3"');
  expect(markup).toContain('href="/catalog/taladros?brand=festool"');
});

test('an empty listing says so and offers a way back', async () => {
  const none = { products: [], total: 0, pages: 0 };
  expect(await render(listingOf(none), '?brand=festool')).toMatch(
    /Ningún producto cumple.*href="\/catalog\/taladros"[^>]*>Quitar filtros/s,
  );
  expect(await render(listingOf(none))).toMatch(/todavía no tiene productos.*href="\/catalog"/s);
  expect(await render(listingOf({ products: [], page: 9 }), '?page=9')).toMatch(
    /ya no existe.*href="\/catalog\/taladros"/s,
  );
});

test('nothing in the page needs an inline style, which the content security policy forbids', async () => {
  expect(await render(listingOf(), '?price.min=45')).not.toContain(' style="');
});
