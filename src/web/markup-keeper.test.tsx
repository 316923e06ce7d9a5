import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeptMarkup, MarkupPlacesContext } from './kept-markup.tsx';
import { MarkupKeeper } from './markup-keeper.ts';

interface Goods {
  readonly name: string;
  readonly price: number;
}

let rendered: string[] = [];

const Card = ({ name, price }: Goods) => {
  rendered.push(name);
  return (
    <li>
      {name}: {price} €
    </li>
  );
};

const list = (goods: readonly Goods[]) => (
  <ul>
    {goods.map((one) => (
      <KeptMarkup key={one.name} of={['card', one]}>
        {() => <Card {...one} />}
      </KeptMarkup>
    ))}
  </ul>
);

const renderWith = (keeper: MarkupKeeper, page: ReactNode): string =>
  keeper
    .render(
      (places) => renderToString(<MarkupPlacesContext value={places}>{page}</MarkupPlacesContext>),
      JSON.stringify,
    )
    .toString();

const withKeeper = (keeper: MarkupKeeper, goods: readonly Goods[]): string => {
  rendered = [];
  return renderWith(keeper, list(goods));
};

const saw = { name: 'Sierra <18 V>', price: 99 };
const drill = { name: 'Taladro', price: 129 };

test('what is kept gives the markup that rendering gives', () => {
  const keeper = new MarkupKeeper(100_000);
  const plain = renderToString(list([saw, drill]));
  expect(withKeeper(keeper, [saw, drill])).toBe(plain);
  expect(rendered).toEqual([saw.name, drill.name]);
  expect(withKeeper(keeper, [saw, drill])).toBe(plain);
  expect(rendered).toEqual([]);
});

test('in another page, order or company it is found too', () => {
  const keeper = new MarkupKeeper(100_000);
  withKeeper(keeper, [saw]);
  expect(withKeeper(keeper, [drill, saw])).toBe(renderToString(list([drill, saw])));
  withKeeper(keeper, [saw, drill]);
  expect(rendered).toEqual([]);
});

test('changed data are rendered anew', () => {
  const keeper = new MarkupKeeper(100_000);
  withKeeper(keeper, [saw, drill]);
  const cheaper = { ...saw, price: 79 };
  expect(withKeeper(keeper, [cheaper, drill])).toBe(renderToString(list([cheaper, drill])));
  expect(withKeeper(keeper, [cheaper])).toContain('79');
  expect(rendered).toEqual([]);
});

test('the same part twice in a page stands there twice', () => {
  const keeper = new MarkupKeeper(100_000);
  const twice = (
    <>
      {list([saw])}
      {list([saw])}
    </>
  );
  expect(renderWith(keeper, twice)).toBe(renderToString(twice));
  expect(renderWith(keeper, twice)).toBe(renderToString(twice));
});

test('parts may hold parts: what changed is rendered anew, with the others as they were kept', () => {
  const keeper = new MarkupKeeper(100_000);
  const shelf = (goods: readonly Goods[]) => (
    <KeptMarkup of={['shelf', goods]}>{() => <section>{list(goods)}</section>}</KeptMarkup>
  );
  const withShelf = (goods: readonly Goods[]): string => {
    rendered = [];
    return renderWith(keeper, shelf(goods));
  };
  expect(withShelf([saw, drill])).toBe(renderToString(shelf([saw, drill])));
  withShelf([saw, drill]);
  expect(rendered).toEqual([]);
  const cheaper = { ...saw, price: 79 };
  expect(withShelf([cheaper, drill])).toBe(renderToString(shelf([cheaper, drill])));
  withShelf([drill, cheaper]);
  expect(rendered).toEqual([]);
});

test('it holds no more than it may; what is used stays', () => {
  const keeper = new MarkupKeeper(2000);
  for (let price = 0; price < 200; price += 1) withKeeper(keeper, [drill, { name: 'Broca', price }]);
  expect(rendered).toEqual(['Broca']);
  withKeeper(keeper, [{ name: 'Broca', price: 0 }]);
  expect(rendered).toEqual(['Broca']);
});
