import { expect, it } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { Ranker } from './rank-documents.ts';
import { elsewhere, type Goods, indexOf, shop } from './small-shop.fixture.ts';

async function productsOfKind(goods: Goods, query: string): Promise<string[]> {
  const { products, terms } = await indexOf(goods);
  const { documents, matchCount } = new Ranker(terms, new Float32Array(products.length).fill(1)).rank(
    readQuery(terms, query, false),
  );
  return [...documents.subarray(0, matchCount)].map((at) => products[at]!.name).sort();
}

it.each([
  ['bombilla', /^Bombilla/, 3],
  ['foco', /^Foco/, 2],
  ['motosierra', /^Motosierra/, 2],
  ['manguera', /^Manguera/, 2],
  ['martillo', /^Martillo de/, 2],
  ['enchufe', /^Base de enchufe/, 2],
] as const)('counts of %j those of its own kind alone', async (query, name, count) => {
  const found = await productsOfKind(shop, query);
  expect(found).toHaveLength(count);
  for (const one of found) expect(one).toMatch(name);
});

it('counts what a synonym names where the word has no kind of its own', async () => {
  expect(await productsOfKind(elsewhere, 'bombilla')).toEqual(['FOCO AHORRADOR 20W', 'FOCO LED 9W']);
});

/** Bulbs of one brand, so many, beside its lamp, its cables and another brand's bulb. */
const bulbs = (count: number): Goods => [
  ['Bombillas', ...Array.from({ length: count }, (_, at) => `Bombilla Clarel ${at + 1} W`), 'Bombilla Norda'],
  ['Lámparas', 'Lámpara Clarel', 'Lámpara Vulkar'],
  ['Cables', ...Array.from({ length: 20 }, (_, at) => `Cable Clarel ${at + 1} m`)],
];

it('counts what a synonym names too where a brand has few of the word’s own kind', async () => {
  for (const count of [1, 3, 11]) {
    const found = await productsOfKind(bulbs(count), 'bombilla clarel');
    expect(found).toContain('Lámpara Clarel');
    expect(found).not.toContain('Lámpara Vulkar');
  }
  expect(await productsOfKind(bulbs(12), 'bombilla clarel')).not.toContain('Lámpara Clarel');
});

it('counts the kind without the other words too where a brand has few of it', async () => {
  expect(await productsOfKind(bulbs(3), 'bombilla clarel')).toContain('Bombilla Norda');
  expect(await productsOfKind(bulbs(12), 'bombilla clarel')).not.toContain('Bombilla Norda');
});

it('still finds the narrower kind by its whole name', async () => {
  expect(await productsOfKind(shop, 'martillo perforador')).toContain('Martillo perforador SDS-Plus');
});

it('does not count as related what only a description mentions', async () => {
  const { products, terms } = await indexOf(shop, { 'Marco de dos': 'Se monta sin martillo.' });
  const { documents } = new Ranker(terms, new Float32Array(products.length).fill(1)).rank(
    readQuery(terms, 'martillo', false),
  );
  const names = [...documents].map((at) => products[at]!.name);
  expect(names).toContain('Martillo perforador SDS-Max');
  expect(names).not.toContain('Marco de dos');
});

it('reads each meaning of a word once, though several synonyms say it', async () => {
  const { terms } = await indexOf([['Cajas', 'Caja metálica', 'Caja de metal', 'Caja de acero', 'Caixa de ferro']]);
  const [, metal] = readQuery(terms, 'caja metálica', false);
  const meanings = metal!.alternatives.map(({ terms: all, isSynonym }) => `${isSynonym} ${all.map(terms.textOf)}`);
  expect(meanings.length).toBeGreaterThan(2);
  expect(new Set(meanings).size).toBe(meanings.length);
});

it('ignores a word that no product has', async () => {
  expect(await productsOfKind(shop, 'manguera jardín xqzwv')).toEqual(await productsOfKind(shop, 'manguera jardín'));
  expect(await productsOfKind(shop, 'xqzwv')).toEqual([]);
});

it('answers words that only different products have', async () => {
  expect(await productsOfKind(shop, 'gasolina plana vela')).not.toEqual([]);
});

it('takes a far key in a short word for a guess, a near one for a slip', async () => {
  const { terms } = await indexOf(shop);
  expect(readQuery(terms, 'pluna', false)[0]).toMatchObject({ isGuess: true });
  expect(readQuery(terms, 'plaba', false)[0]).toMatchObject({ isGuess: false, confidence: expect.closeTo(0.64, 1) });
});

it('puts the kind that the first word names before other goods that have all words somewhere', async () => {
  const wheels = Array.from(
    { length: 12 },
    (_, at) => `Rueda de goma, modelo ${String.fromCodePoint(97 + at).repeat(3)}`,
  );
  const goods: Goods = [
    ['Ruedas', 'Rueda de goma con freno', ...wheels],
    ['Sierras', 'Sierra de mesa con ruedas', 'Sierra de cinta con ruedas'],
  ];
  const { products, terms } = await indexOf(goods, {
    'Sierra de mesa con ruedas': 'Con freno.',
    'Sierra de cinta con ruedas': 'Con freno.',
  });
  const ranker = new Ranker(terms, new Float32Array(products.length).fill(1));
  const { documents } = ranker.rank(readQuery(terms, 'ruedas con freno', false));
  const names = [...documents].map((at) => products[at]!.name);
  expect(names[0]).toBe('Rueda de goma con freno');
  expect(names.slice(1, 13).every((name) => name.startsWith('Rueda'))).toBe(true);
});

/** Names as other programs give them: the brand first, known as one or not, the thing behind what links it. */
const ofOtherTrades: Goods = [
  ['Varios', 'Norda aceite de motor 5W40', 'Norda cable HDMI 2 m', 'Norda split, aire acondicionado'],
  ['Recambios', 'Varta Blue batería para coche 60 Ah', 'Repsol aceite sintético para motor', 'Casco Airon de moto'],
  ['Hogar', 'Fagor horno multifunción', 'Garrafa de aguarrás 5 l', 'Juego completo de sábanas', 'Funda para sofá'],
  ['Congeladores y lavadoras', 'Norda WX 8 kg'],
];

it.each([
  ['aceite de motor', ['Norda aceite de motor 5W40', 'Repsol aceite sintético para motor']],
  ['cable hdmi', ['Norda cable HDMI 2 m']],
  ['aire acondicionado', ['Norda split, aire acondicionado']],
  ['norda aire acondicionado', ['Norda split, aire acondicionado']],
  ['batería de coche', ['Varta Blue batería para coche 60 Ah']],
  ['baterías coche', ['Varta Blue batería para coche 60 Ah']],
  ['casco de moto', ['Casco Airon de moto']],
  ['horno', ['Fagor horno multifunción']],
  ['aguarrás', ['Garrafa de aguarrás 5 l']],
  ['sábanas', ['Juego completo de sábanas']],
  ['lavadora', ['Norda WX 8 kg']],
])('finds %j where the shop sells it, whatever its name begins with', async (query, names) => {
  const { terms } = await indexOf(ofOtherTrades);
  expect(readQuery(terms, query, false).some(({ notSold }) => notSold)).toBe(false);
  expect(await productsOfKind(ofOtherTrades, query)).toEqual(expect.arrayContaining(names));
});

it('still says that goods are not sold of which only a part of the words or what is for them has the name', async () => {
  const { terms } = await indexOf(ofOtherTrades);
  for (const query of ['sofá', 'cable usb', 'batería de moto'])
    expect(readQuery(terms, query, false)[0]!.notSold, query).toMatch(/thing|related/);
});
