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

const withKeeper = (keeper: MarkupKeeper, goods: readonly Goods[]): string => {
  rendered = [];
  return keeper.render((places) => renderToString(<MarkupPlacesContext value={places}>{list(goods)}</MarkupPlacesContext>)).toString();
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
  const render = () => keeper.render((places) => renderToString(<MarkupPlacesContext value={places}>{twice}</MarkupPlacesContext>)).toString();
  expect(render()).toBe(renderToString(twice));
  expect(render()).toBe(renderToString(twice));
});

test('it holds no more than it may; what is used stays', () => {
  const keeper = new MarkupKeeper(2000);
  for (let price = 0; price < 200; price += 1) withKeeper(keeper, [drill, { name: 'Broca', price }]);
  expect(rendered).toEqual(['Broca']);
  withKeeper(keeper, [{ name: 'Broca', price: 0 }]);
  expect(rendered).toEqual(['Broca']);
});
