import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Alternative, findAlternatives } from '#areas/catalogue/server/product/find-alternatives.ts';
import { IndexedProducts } from '#areas/catalogue/server/index/indexed-products.ts';
import type { CatalogueIndex, IndexedSection } from '#areas/catalogue/server/index/catalogue-index.ts';
import { alternativeRuleFor } from '#areas/catalogue/server/product/alternative-rules.ts';
import { readHighlights } from '#areas/catalogue/server/product/product-highlights.ts';
import { type AttributeCode, attributes, demoProducts, fitRules, type Section, sectionTree } from '#demo-catalogue';

const { alternatives: rules } = readHighlights(join(import.meta.dirname, 'shop'));
const products = await demoProducts();
const idByArticle = new Map(products.map(({ article }, at) => [article, at + 1]));
const productOf = (id: number) => products[id - 1]!;
const brandCodes = [...new Set(products.map(({ brand }) => brand))];
const kitsWith = Map.groupBy(
  products.flatMap(({ article, kitLines }) =>
    kitLines.map((line) => ({ kit: idByArticle.get(article)!, part: line.article })),
  ),
  ({ part }) => part,
);

const both = { es: '', ca: '' };
function sectionsBelow(list: readonly Section[], url: string, into: IndexedSection[] = []): IndexedSection[] {
  for (const { code, keyAttributes, children = [] } of list) {
    into.push({
      ...{ id: into.length + 1, code, url: `${url}/${code}`, name: both, description: both, picture: null },
      ...{ keyAttributes: [...keyAttributes], parent: null, children: [], products: new Int32Array() },
    });
    sectionsBelow(children, `${url}/${code}`, into);
  }
  return into;
}
const sections = sectionsBelow(sectionTree, '/catalog');
const sectionByCode = new Map(sections.map((section) => [section.code, section]));

/** What each product is offered, with what it is compared to. */
let offers: { id: number; alternatives: Alternative[] }[] = [];
let codes: string[] = [];
let index: CatalogueIndex;

beforeAll(async () => {
  const indexed = new IndexedProducts({
    sections: new Map(sections.map((section) => [section.id, section])),
    brands: brandCodes.map((code, at) => ({
      ...{ id: at + 1, code, name: code, color: null, darkColor: null, description: both, picture: null },
      ...{ certificates: [], products: new Int32Array() },
    })),
    fitRules,
    attributes: Object.entries(attributes).map(([code, { type, filter }]) => ({
      ...{ code, name: both, group: both, type, unit: '', filter, terms: new Map() },
    })),
    valueNames: new Map(),
  });
  for (const [at, product] of products.entries())
    indexed.set({
      ...{
        id: at + 1,
        section_id: sectionByCode.get(product.section)!.id,
        brand_id: brandCodes.indexOf(product.brand) + 1,
      },
      ...{
        price: Math.round(product.price * 100),
        sale_price: product.salePrice ? Math.round(product.salePrice * 100) : null,
        lowest_price_30_days: Math.round(product.price * 100),
        ...{ stock: product.stock, is_virtual: false, quantity_prices: null },
      },
      ...{ available: product.stock > 0 || product.kitLines.length > 0, is_archived: product.archived, published: at },
      ...{
        popularity: product.popularity,
        name_es: product.name.es,
        name_ca: product.name.ca,
        model: product.model || null,
      },
      attributes: Object.fromEntries(Object.entries(product.values).map(([code, value]) => [code, [value]])),
    });
  index = await indexed.snapshot(1);
  codes = index.attributes.map(({ code }) => code);
  offers = products.map(({ article, section }, at) => ({
    id: at + 1,
    alternatives: findAlternatives(index, at + 1, {
      rule: alternativeRuleFor(rules, sectionByCode.get(section)!.url),
      kitIds: (kitsWith.get(article) ?? []).map(({ kit }) => kit),
    }),
  }));
});

const priceOf = ({ price, salePrice }: (typeof products)[number]): number => salePrice ?? price;
const valueOf = (id: number, attribute: number): number =>
  Number(productOf(id).values[codes[attribute] as AttributeCode]);

/** Whether a reason is true, by the goods themselves. */
const isTrue = (id: number, { id: other, reason, figure }: Alternative): boolean => {
  const [own, alternative] = [productOf(id), productOf(other)];
  if (alternative.archived || other === id) return false;
  const rule = alternativeRuleFor(rules, sectionByCode.get(own.section)!.url)!;
  switch (reason) {
    case 'lighter':
      return (
        rule.lighter.includes(codes[figure!.attribute]!) &&
        figure!.value === valueOf(other, figure!.attribute) &&
        valueOf(other, figure!.attribute) < valueOf(id, figure!.attribute)
      );
    case 'stronger':
      return (
        figure!.value === valueOf(other, figure!.attribute) &&
        valueOf(other, figure!.attribute) > valueOf(id, figure!.attribute) &&
        rule.stronger.every((code) => {
          const [less, more] = [own, alternative].map(({ values }) => values[code as AttributeCode]);
          return less === undefined || Number(more) >= Number(less);
        })
      );
    case 'cheaper':
      return !own.archived && priceOf(alternative) < priceOf(own);
    case 'brand':
      return alternative.brand !== own.brand;
    case 'kit':
      return alternative.kitLines.some(({ article }) => article === own.article);
  }
};

test('each reason given for one of all products is true', () => {
  const wrong = offers.flatMap(({ id, alternatives }) =>
    alternatives
      .filter((alternative) => !isTrue(id, alternative))
      .map((alternative) => [productOf(id).name.es, alternative.reason, productOf(alternative.id).name.es]),
  );
  expect(wrong).toEqual([]);
});

test('no product is offered twice, and no reason given twice', () => {
  const twice = offers.filter(({ alternatives }) => {
    const distinct = [new Set(alternatives.map(({ id }) => id)), new Set(alternatives.map(({ reason }) => reason))];
    return distinct.some(({ size }) => size < alternatives.length);
  });
  expect(twice).toEqual([]);
});

test('nearly all machines have two alternatives or more', () => {
  const machines = offers.filter(({ id }) => {
    const { values, archived } = productOf(id);
    return !archived && values['power-source'] !== undefined && values.weight !== undefined;
  });
  const many = machines.filter(({ alternatives }) => alternatives.length >= 2);
  expect(many.length / machines.length).toBeGreaterThan(0.8);
});

type Demo = (typeof products)[number];

const cents = (product: Demo): number => Math.round(priceOf(product) * 100);
const inStock = (section: string, { brand, values }: Demo): Demo[] =>
  products.filter(
    (one) =>
      one.section === section &&
      one.brand === brand &&
      one.values.voltage === values.voltage &&
      one.stock > 0 &&
      !one.archived,
  );

/** By brand and voltage alone, without the rules: the cents of the cheapest battery and charger, null where one is missing. */
function cheapestPair(machine: Demo): number | null {
  const [batteries, chargers] = ['baterias', 'cargadores'].map((section) => inStock(section, machine).map(cents));
  if (batteries!.length === 0 || chargers!.length === 0) return null;
  return Math.min(...batteries!.flatMap((battery) => chargers!.map((charger) => battery + charger)));
}

const isBare = ({ values, section }: Demo): boolean =>
  values['power-source'] === 'battery' &&
  values['battery-platform'] !== undefined &&
  values.delivery !== 'kit' &&
  !['baterias', 'cargadores'].includes(section);

test('each bare machine is named with the cheapest battery and charger of its brand and voltage, and no other', () => {
  const bare = new Map(products.flatMap((product, at) => (isBare(product) ? [[at, product] as const] : [])));
  expect([...index.bare.keys()].toSorted((a, b) => a - b)).toEqual([...bare.keys()]);
  const wrong = [...bare].flatMap(([position, machine]) => {
    const { set } = index.bare.get(position)!;
    const best = cheapestPair(machine);
    const parts = (set?.with ?? []).map(({ productId }) => products[productId - 1]!);
    const isRight =
      best === null
        ? set === null
        : set?.price === best &&
          parts.map(({ section }) => section).join() === 'baterias,cargadores' &&
          parts.every(({ brand, values }) => brand === machine.brand && values.voltage === machine.values.voltage) &&
          parts.reduce((sum, part) => sum + cents(part), 0) === best &&
          index.readyPrice[position] === cents(machine) + best;
    return isRight ? [] : [machine.name.es];
  });
  expect(wrong).toEqual([]);
  expect([...index.bare.values()].filter(({ set }) => set).length).toBeGreaterThan(250);
});

test('drills up to 120 € are ready to use, though none is sold with its battery', () => {
  const drills = products.flatMap((product, at) =>
    product.section === 'taladros' && product.values['power-source'] === 'battery' && !product.archived ? [at] : [],
  );
  const upTo = (prices: ArrayLike<number>) => drills.filter((at) => prices[at]! > 0 && prices[at]! <= 120_00);
  expect(upTo(index.price).every((at) => index.bare.has(at))).toBe(true);
  expect(upTo(index.readyPrice).length).toBeGreaterThan(0);
  const drill = drills.find((at) => products[at]!.name.es.startsWith('VK D12-35'))!;
  expect(index.readyPrice[drill]).toBe(99_35);
});
