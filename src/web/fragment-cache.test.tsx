import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cachedFragment, FragmentSlotsContext } from './cached-fragment.tsx';
import { FragmentCache } from './fragment-cache.ts';

interface Goods {
  readonly name: string;
  readonly price: number;
}

let rendered: string[] = [];

const Card = cachedFragment(({ goods: { name, price } }: { goods: Goods }) => {
  rendered.push(name);
  return (
    <li>
      {name}: {price} €
    </li>
  );
});

const list = (goods: readonly Goods[]) => (
  <ul>
    {goods.map((one) => (
      <Card key={one.name} goods={one} />
    ))}
  </ul>
);

const renderPage = (cache: FragmentCache, page: ReactNode, shared = ''): string => {
  rendered = [];
  return cache
    .render(
      (slots) => renderToString(<FragmentSlotsContext value={slots}>{page}</FragmentSlotsContext>),
      JSON.stringify,
      shared,
    )
    .toString();
};

const renderList = (cache: FragmentCache, goods: readonly Goods[]): string => renderPage(cache, list(goods));

const saw = { name: 'Sierra <18 V>', price: 99 };
const drill = { name: 'Taladro', price: 129 };

test('gives the markup that rendering gives, rendered once', () => {
  const cache = new FragmentCache(100_000);
  const plain = renderToString(list([saw, drill]));
  expect(renderList(cache, [saw, drill])).toBe(plain);
  expect(rendered).toEqual([saw.name, drill.name]);
  expect(renderList(cache, [saw, drill])).toBe(plain);
  expect(rendered).toEqual([]);
});

test('finds a fragment in another page and order', () => {
  const cache = new FragmentCache(100_000);
  renderList(cache, [saw]);
  expect(renderList(cache, [drill, saw])).toBe(renderToString(list([drill, saw])));
  renderList(cache, [saw, drill]);
  expect(rendered).toEqual([]);
});

test('renders changed data anew', () => {
  const cache = new FragmentCache(100_000);
  renderList(cache, [saw, drill]);
  const cheaper = { ...saw, price: 79 };
  expect(renderList(cache, [cheaper, drill])).toBe(renderToString(list([cheaper, drill])));
  expect(renderList(cache, [cheaper])).toContain('79');
  expect(rendered).toEqual([]);
});

test('fills in the same fragment twice in a page', () => {
  const cache = new FragmentCache(100_000);
  const twice = (
    <>
      {list([saw])}
      {list([saw])}
    </>
  );
  expect(renderPage(cache, twice)).toBe(renderToString(twice));
  expect(renderPage(cache, twice)).toBe(renderToString(twice));
});

test('renders a changed fragment within another, and fills in the others', () => {
  const cache = new FragmentCache(100_000);
  const Shelf = cachedFragment(({ goods }: { goods: readonly Goods[] }) => <section>{list(goods)}</section>);
  const check = (goods: readonly Goods[], expected: readonly string[]) => {
    const html = renderPage(cache, <Shelf goods={goods} />);
    expect(rendered).toEqual(expected);
    expect(html).toBe(renderToString(<Shelf goods={goods} />));
  };
  const cheaper = { ...saw, price: 79 };
  check([saw, drill], [saw.name, drill.name]);
  check([saw, drill], []);
  check([cheaper, drill], [saw.name]);
  check([drill, cheaper], []);
});

test('distinguishes components, shared data and props', () => {
  const cache = new FragmentCache(100_000);
  const one = cachedFragment(({ n }: { n?: number | undefined }) => <b>{n}</b>);
  const other = cachedFragment(({ n }: { n?: number | undefined }) => <i>{n}</i>);
  const html = (component: typeof one, n: number | undefined, shared = '') =>
    renderPage(cache, createElement(component, { n }), shared);
  expect([html(one, 1), html(other, 1), html(one, 2), html(one, undefined)]).toEqual([
    '<b>1</b>',
    '<i>1</i>',
    '<b>2</b>',
    '<b></b>',
  ]);
  let year = 2026;
  const Footer = cachedFragment(() => <p>{year}</p>);
  const footer = (shared: string) => renderPage(cache, <Footer />, shared);
  footer('frame of 2026');
  year = 2027;
  expect(footer('frame of 2026')).toBe('<p>2026</p>');
  expect(footer('frame of 2027')).toBe('<p>2027</p>');
});

test('keys handlers by their presence, and rejects other functions and elements', () => {
  const cache = new FragmentCache(100_000);
  type Props = { onMore?: () => void; context?: { more?: () => string }; hrefOf?: () => string; badge?: ReactNode };
  const Pager = cachedFragment(({ onMore, context }: Props) => (
    <p>
      {onMore ? 'more' : 'all'} {context?.more?.()}
    </p>
  ));
  const html = (props: Props) => renderPage(cache, <Pager {...props} />).replaceAll('<!-- -->', '');
  expect(html({ onMore: () => {} })).toBe('<p>more </p>');
  expect(html({})).toBe('<p>all </p>');
  expect(html({ context: { more: () => 'Ver más' } })).toBe('<p>all Ver más</p>');
  expect(() => html({ hrefOf: () => '/' })).toThrow('a fragment depends on hrefOf()');
  expect(() => html({ badge: <b /> })).toThrow('a fragment depends on the element badge');
});

test('drops the least recently used first beyond its size limit', () => {
  const cache = new FragmentCache(2000);
  for (let price = 0; price < 200; price += 1) renderList(cache, [drill, { name: 'Broca', price }]);
  expect(rendered).toEqual(['Broca']);
  renderList(cache, [{ name: 'Broca', price: 0 }]);
  expect(rendered).toEqual(['Broca']);
});
