import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages.ts';
import type { Listing } from '../../contract.ts';
import { listingOf, productOf } from './listing.fixture.ts';
import { ListingPage } from './listing-page.tsx';
import type { ListingExtras } from './listing-tile.tsx';
import { withoutFilters, withRange } from './filter-changes.ts';
import { withSection } from './section-choice.ts';
import { withoutClosed } from './tree-branches.ts';
import { formatListingQuery, nothingChosen, parseListingQuery } from './listing-query.ts';
import type { CatalogueContext } from '../cards/catalogue-context.ts';

const context: CatalogueContext = { locale: 'es', t: messages.es, href: (path) => path };

const tile = {
  ...{
    label: 'Guía',
    title: 'Una batería',
    text: 'Para todo.',
    action: 'Leer',
    url: '#guide',
    picture: '/scenes/a.svg',
  },
};

async function render(data: Listing, query = '', extras?: ListingExtras): Promise<string> {
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
      extras={extras}
      below={<p>Guía de compra</p>}
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

test('a filter is in a group of its own name, and says what is counted', async () => {
  const values = [
    { value: '13', name: '13 mm', count: 8, selected: false },
    { value: '16', name: '16 mm', count: 1, selected: false },
  ];
  const filter = ['Carrera', 'Portabrocas'].map((name) => ({ code: name, name, type: 'list' as const, values }));
  const markup = await render(listingOf({ filter }));
  const groups = markup.split('<details').slice(1, 3);
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();
  expect(groups.map((group) => /role="group" aria-label="([^"]*)"/.exec(group)?.[1])).toEqual([
    'Carrera',
    'Portabrocas',
  ]);
  for (const group of groups)
    expect(Array.from(group.matchAll(/<label.*?<\/label>/gs), ([label]) => textOf(label)).slice(0, 2)).toEqual([
      '13 mm 8 productos',
      '16 mm 1 producto',
    ]);
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

test('sections are a tree of boxes without scripts, in which a nearer choice takes the place of a wider one', async () => {
  const value = (code: string, depth: number) => ({ value: code, name: code, count: 3, selected: false, depth });
  const values = [value('tools', 0), value('drills', 1), value('saws', 1), value('paint', 0)];
  const facet = { code: 'sections', name: 'Sección', type: 'list' as const, values };
  const markup = await render(listingOf({ filter: [facet] }), '?sections=drills');
  expect(markup).toMatch(
    /value="tools"\/>.*<details [^>]*open=""><summary>Dentro de tools<.*checked="" value="drills".*value="saws".*<\/details>.*value="paint"/s,
  );
  const chosen = (codes: string[], code: string) =>
    withSection({ ...nothingChosen, lists: { sections: codes } }, facet, code, true).lists['sections'];
  expect(chosen(['tools', 'paint'], 'saws')).toEqual(['paint', 'saws']);
  expect(chosen(['saws', 'drills'], 'tools')).toEqual(['tools']);
  expect(chosen(['drills'], 'saws')).toEqual(['drills', 'saws']);
});

test('a tree comes without its closed branches, and joins sections that are the only ones', async () => {
  const value = (code: string, depth: number, count = 3) => ({
    ...{ value: code, name: code, count, selected: false, depth },
  });
  const values = [
    ...[value('tools', 0, 9), value('electric', 1, 9), value('drills', 2), value('saws', 2, 6), value('jigsaws', 3, 6)],
    ...[value('paint', 0), value('brushes', 1), value('wide', 2), value('round', 2, 0), value('glue', 0)],
  ];
  const treeOf = (chosen: string[]) =>
    withoutClosed(values, chosen).map((one) => `${one.value}${one.isCut ? '…' : ''}`);
  expect(treeOf([])).toEqual(['tools', 'electric…', 'paint', 'brushes…', 'glue']);
  expect(treeOf(['jigsaws'])).toEqual(['tools', 'electric', 'drills', 'saws', 'jigsaws', 'paint', 'brushes…', 'glue']);
  expect(withoutClosed(values.slice(0, 5), []).map((one) => one.value)).toHaveLength(5);

  const filter = [{ code: 'sections', name: 'Sección', type: 'list' as const, values: withoutClosed(values, []) }];
  const markup = await render(listingOf({ filter }));
  expect(markup).toMatch(
    /value="electric"\/><span>tools › electric<.*<details [^>]*><summary>Dentro de electric<\/summary><noscript><button [^>]*value="electric" name="sections">/s,
  );
  expect(markup).not.toContain('drills');
  expect(await render(listingOf({ filter: [{ ...filter[0]!, values }] }), '?sections=saws')).toMatch(
    /checked="" value="saws"\/><span>saws › jigsaws</,
  );
});

test('a price that the text of a search names is taken off by searching the text as it is', () => {
  const spoken = { ...nothingChosen, ranges: { price: { max: 120 } }, isPriceSpoken: true };
  expect(formatListingQuery(withRange(spoken, 'price', null))).toBe('?literal=1');
  expect(formatListingQuery(withoutFilters(spoken))).toBe('?literal=1');
  expect(formatListingQuery(withRange(spoken, 'price', { max: 80 }))).toBe('?price.max=80');
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

const ask = 'Pregunta al mostrador';

test('the tile stands after six products, and its row is filled after a full page', async () => {
  const markup = await render(listingOf(), '', { tile, guide: '¿12 V o 18 V?', ask });
  const [before, after = ''] = markup.split('Una batería');
  expect(before!.match(/<article/g)).toHaveLength(6);
  expect(after.match(/<article/g)).toHaveLength(18);
  expect(after.slice(after.lastIndexOf('</article>'))).toMatch(/href="#guide"[^>]*><b>¿12 V o 18 V\?<\/b>/);
  const few = await render(listingOf({ products: listingOf().products.slice(0, 10) }), '', { tile, guide: null, ask });
  expect(few).toContain('Una batería');
  expect(few).not.toContain('Pregunta al mostrador');
  expect(
    await render(listingOf({ products: listingOf().products.slice(0, 6) }), '', { tile, guide: null, ask }),
  ).not.toContain('Una batería');
});

test('tile and guide are on the first page only, and not among filtered products', async () => {
  const extras = { tile, guide: null, ask };
  expect(await render(listingOf(), '', extras)).toContain('Guía de compra');
  for (const [data, query] of [
    [listingOf({ page: 2 }), '?page=2'],
    [listingOf(), '?brand=festool'],
  ] as const)
    expect(await render(data, query, extras)).not.toMatch(/Una batería|Guía de compra/);
});

test('the sections below are one row of links, those without room behind more', async () => {
  const child = (id: number) => ({
    id,
    name: `Sierras de calar ${id}`,
    url: `/catalog/s-${id}`,
    picture: null,
    count: 1,
  });
  const withSections = (count: number) => {
    const listing = listingOf();
    return {
      ...listing,
      section: { ...listing.section!, children: Array.from({ length: count }, (_, id) => child(id)) },
    };
  };
  const markup = await render(withSections(14));
  expect(markup.match(/href="\/catalog\/s-/g)).toHaveLength(14);
  expect(markup).toMatch(/<details[^>]*><summary>\d+\u00a0más/);
  expect(await render(withSections(4))).not.toContain('\u00a0más<');
});

test('offers the first frequent filter as a link, and further ones as buttons of one form', async () => {
  const markup = await render(listingOf());
  expect(markup).toMatch(/aria-label="Filtros frecuentes".*href="\/catalog\/taladros\?available=1"[^>]*>En stock</s);
  const chosen = await render(listingOf(), '?available=1');
  const [, form = ''] =
    /(<form [^>]*action="\/catalog\/taladros" method="get"><div [^>]*aria-label="Filtros frecuentes">.*?)<\/form>/s.exec(
      chosen,
    ) ?? [];
  expect(form).toContain('<input type="hidden" name="available" value="1"/>');
  expect(form).toMatch(/<button type="submit" [^>]*name="sale">Con descuento</);
  expect(form).not.toMatch(/<a |En stock/);
});

test('a card shows its figures with the names that screen readers need', async () => {
  const figures = [
    { code: 'torque', name: 'Par máximo', value: '60', unit: 'Nm' },
    { code: 'steps', name: 'Peldaños', value: '7', unit: '' },
  ];
  const products = listingOf()
    .products.slice(0, 1)
    .map((product) => ({ ...product, keyFigures: figures }));
  expect(await render(listingOf({ products }))).toMatch(
    /<li><span class="vh">Par máximo <\/span>60\u00a0Nm<\/li><li>7 peldaños<\/li>/,
  );
});

test('nothing in the page needs an inline style, which the content security policy forbids', async () => {
  expect(await render(listingOf(), '?price.min=45')).not.toContain(' style="');
});

test('says of a bare machine what it costs ready to use, and sorts and filters by it', async () => {
  const bare = { lacks: ['battery' as const, 'charger' as const], platform: { code: 'a-18', name: 'A 18 V' } };
  const ready = { code: 'ready', name: 'Lista para usar', type: 'range' as const, unit: '€', min: 40, max: 548 };
  const plain = listingOf({ products: [productOf(), productOf({ id: 2, bare })] });
  const products = [productOf({ bare, readyToUse: { price: 99.35, with: [] } }), ...plain.products];
  const rendered = await render({ ...plain, products, filter: [ready, ...plain.filter] }, '?ready.max=120');
  const markup = rendered.replaceAll('<!-- -->', '');
  expect(markup).toContain('Sin batería ni cargador · lista para usar desde <b class="nowrap">99,35\u00a0€</b>');
  expect(markup.match(/Sin batería ni cargador/g)).toHaveLength(2);
  expect(markup).toContain('href="/catalog/taladros" aria-label="Quitar filtro Lista para usar: Hasta 120\u00a0€"');
  expect(markup).toContain('name="ready.max" value="120\u00a0€"');
  expect(markup).toContain('value="ready_price_asc"');
  expect(await render(plain)).not.toContain('ready_price_asc');
});
