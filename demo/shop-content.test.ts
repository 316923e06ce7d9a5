import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentFolder, readEach } from '#areas/content/server/content-folder.ts';
import { readEntryFiles } from '#areas/content/server/entry-file.ts';
import { jobValues } from '#areas/content/server/jobs.ts';
import { projectValues } from '#areas/content/server/projects.ts';
import { readSeasonFiles } from '#areas/content/server/seasons.ts';
import { readPageFile } from '#areas/content/server/page-file.ts';
import { readQuestionFiles } from '#areas/content/server/questions.ts';
import { readGuideFiles, readTileFiles } from '#areas/content/server/section-content.ts';
import { promotionValues } from '#areas/content/server/promotions.ts';
import { highlightsOf, readHighlights } from '#areas/catalogue/server/product/product-highlights.ts';
import { readMenuData } from '#areas/navigation/server/menu-data.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { demoProducts, type Section, sectionTree } from '#demo-catalogue';
import { createPagePathTest } from '#platform/pages/page-key.ts';
import { screens } from '#routes/storefront-screens.ts';

const shopDir = join(import.meta.dirname, 'shop');
/** Each placeholder stays visible, so that its use can be compared. */
const facts = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => `@${String(name)}@`,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
);

const pages = await createContentFolder({
  folder: join(shopDir, 'pages'),
  read: (sources) => readEach((locale) => readPageFile(sources[locale], locale, facts)),
});
const promotions = await createContentFolder({
  folder: join(shopDir, 'promotions'),
  read: (sources, slug) => readEntryFiles(sources, slug, promotionValues, () => facts),
});
const jobs = await createContentFolder({
  folder: join(shopDir, 'jobs'),
  read: (sources, slug) => readEntryFiles(sources, slug, jobValues, () => facts),
});
const guides = await createContentFolder({
  folder: join(shopDir, 'guides'),
  read: (sources, name) => readGuideFiles(sources, name, () => facts),
});
const tiles = await createContentFolder({
  folder: join(shopDir, 'tiles'),
  read: (sources, name) => readTileFiles(sources, name, () => facts),
});
const projects = await createContentFolder({
  folder: join(shopDir, 'projects'),
  read: (sources, slug) => readEntryFiles(sources, slug, projectValues, () => facts),
});
const seasons = await createContentFolder({
  folder: join(shopDir, 'seasons'),
  read: (sources, name) => readSeasonFiles(sources, name, () => facts),
});
const questions = await createContentFolder({
  folder: join(shopDir, 'questions'),
  read: (sources, name) => readQuestionFiles(sources, name, () => facts),
});
const htmlOf = ({ questions: all }: { readonly questions: readonly { readonly answer: string }[] }) => ({
  html: all.map(({ answer }) => answer).join('\n'),
});
const texts = [
  ...[...pages.entries].map(([name, { es, ca }]) => ({ name: `pages/${name}`, es, ca })),
  ...[...promotions.entries].map(([name, { es, ca }]) => ({ name: `promotions/${name}`, es, ca })),
  ...[...jobs.entries].map(([name, { es, ca }]) => ({ name: `jobs/${name}`, es, ca })),
  ...[...guides.entries].map(([name, { es, ca }]) => ({ name: `guides/${name}`, es, ca })),
  ...[...tiles.entries].map(([name, { es, ca }]) => ({ name: `tiles/${name}`, es, ca })),
  ...[...projects.entries].map(([name, { es, ca }]) => ({ name: `projects/${name}`, es, ca })),
  ...[...questions.entries].map(([name, { es, ca }]) => ({
    name: `questions/${name}`,
    es: htmlOf(es),
    ca: htmlOf(ca),
  })),
];

const products = (await demoProducts()).filter(({ archived }) => !archived);
const articles = new Set(products.map(({ article }) => article));
/** Addresses of sections, each with the codes of the sections in it. */
const sections = new Map(sectionTree.flatMap((section) => addressesOf(section, '/catalog')));

function addressesOf(section: Section, parent: string): [string, Set<string>][] {
  const path = `${parent}/${section.code}`;
  const below = (section.children ?? []).flatMap((child) => addressesOf(child, path));
  return [[path, new Set([section.code, ...below.flatMap(([, codes]) => [...codes])])], ...below];
}
const productsIn = (path: string) => products.filter(({ section }) => sections.get(path)?.has(section));

const findAll = (html: string, pattern: RegExp): string[] => Array.from(html.matchAll(pattern), ([, found]) => found!);
/** The elements of a text in their order, without its words: blocks, headings, lists, tables, pictures and links. */
const outlineOf = (html: string): string[] =>
  findAll(html, /<((?!strong|em)[a-z][^>]*)>/g).map((tag) =>
    tag.replace(/ (?:alt|aria-label)="[^"]*"/, '').replace(/ href="\/ca(?=[/"])/, ' href="'),
  );

it('has pages, promotions and jobs', () => {
  expect(pages.entries.size).toBeGreaterThan(10);
  expect(promotions.entries.size).toBeGreaterThan(5);
  expect(jobs.entries.size).toBeGreaterThan(5);
});

it.each(texts)('has no tags among the words of $name', ({ es, ca }) => {
  expect([es, ca].map(({ html }) => html).join()).not.toMatch(/&lt;\/?\w+/);
});

it.each(texts)('has the same parts of $name in both languages', ({ es, ca }) => {
  expect(outlineOf(ca.html)).toEqual(outlineOf(es.html));
  const factsIn = (html: string) => findAll(html, /@(\w+)@/g).sort();
  expect(factsIn(ca.html)).toEqual(factsIn(es.html));
});

describe('a link', () => {
  const hasScreen = createPagePathTest(screens, (name) => name !== 'main' && pages.entries.has(name));
  const exists = (path: string): boolean => {
    if (path === '/assets/licences.txt') return true;
    if (path.startsWith('/catalog/')) return productsIn(path).length > 0;
    const [, folder, name] = /^\/(promotions|tools-by-job)\/(.+)$/.exec(path) ?? [];
    if (folder) return (folder === 'promotions' ? promotions : jobs).entries.has(name!);
    // The addresses of products, brands and orders come from data that the content does not name.
    return hasScreen(path) && !/^\/(product|brands|order\/confirm|profile\/orders)\/./.test(path);
  };

  it.each(texts)('in $name leads to a page', ({ es, ca }) => {
    const paths = [...findAll(es.html, / href="(\/[^"]*)"/g), ...findAll(ca.html, / href="\/ca(\/[^"]*)"/g)];
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it('of the menus leads to a page', () => {
    const { header, footer, bottom } = readMenuData(shopDir);
    const links = [...header, ...footer.flatMap(({ children }) => children), ...bottom].map(({ link }) => link);
    expect(links.filter((link) => !exists(link))).toEqual([]);
  });
});

it.each(texts)('has the pictures of $name, with words for who cannot see them', ({ es, ca }) => {
  for (const text of [es, ca]) {
    const named = 'picture' in text && text.picture !== null ? [text.picture] : [];
    const files = [...named, ...findAll(text.html, /<img src="([^"]*)"/g)];
    expect(files.filter((file) => !existsSync(join(shopDir, 'public', file)))).toEqual([]);
    expect(text.html).not.toContain('alt=""');
  }
});

it('has a guide with a table for the sections in which choosing is hard', () => {
  expect(guides.entries.size).toBeGreaterThanOrEqual(12);
  for (const [name, { es, ca }] of guides.entries)
    for (const { html } of [es, ca])
      expect([name, html.match(/data-usual/g)?.length ?? 0]).toEqual([
        name,
        expect.toSatisfy((count: number) => count > 3),
      ]);
});

it.each([...guides.entries, ...tiles.entries])('has the sections in which %s stands', (_, { es }) => {
  expect(es.sections.filter((path) => productsIn(path).length === 0)).toEqual([]);
});

it.each([...questions.entries])('has products for the questions %s', (_, { es: { sections: where, where: fit } }) => {
  const holds = ({ values: own }: (typeof products)[number]): boolean =>
    !fit ||
    Object.entries(own).some(
      ([code, values]) =>
        code === fit.attribute && [values].flat().some((value) => !fit.is || fit.is.includes(String(value))),
    );
  for (const section of where) expect([section, productsIn(section).filter(holds).length]).not.toEqual([section, 0]);
});

it('names a section in one guide and one tile at most', () => {
  for (const { entries } of [guides, tiles]) {
    const all = [...entries.values()].flatMap(({ es }) => es.sections);
    expect(all).toEqual([...new Set(all)]);
  }
});

it.each([...tiles.entries])(
  'leads from the tile %s to a guide, job or promotion',
  (_, { es: { link, sections: where } }) => {
    const guided = new Set([...guides.entries.values()].flatMap(({ es }) => es.sections));
    const [, folder, name = ''] = link.split('/');
    if (link === '#guide') expect(where.filter((section) => !guided.has(section))).toEqual([]);
    else expect((folder === 'promotions' ? promotions : jobs).entries.has(name)).toBe(true);
  },
);

it.each([...jobs.entries])('sells what the job %s names', (_, { es: job }) => {
  expect(job.articles.filter((article) => !articles.has(article))).toEqual([]);
  expect(job.sections.filter((path) => productsIn(path).length === 0)).toEqual([]);
});

it.each([...promotions.entries])('has products for the promotion %s', (_, { es: { products: choice } }) => {
  // Ids are the database's: an import into another one gives others.
  expect(choice.ids).toBeUndefined();
  expect(choice.articles?.filter((article) => !articles.has(article)) ?? []).toEqual([]);
  const shown = (choice.section ? productsIn(choice.section) : products).filter(
    ({ article, brand, salePrice }) =>
      (!choice.articles || choice.articles.includes(article)) &&
      (!choice.brand || choice.brand === brand) &&
      (!choice.reduced || salePrice !== undefined),
  );
  expect(shown.length).toBeGreaterThan(3);
});

it('does not count more products than there are', () => {
  const said = [...texts.flatMap(({ es, ca }) => [es, ca]), readShopData(shopDir).sellingPoints].flatMap((text) =>
    findAll(JSON.stringify(text), /m[áé]s de ([\d.]+) product/gi),
  );
  expect(said.length).toBeGreaterThanOrEqual(6);
  for (const count of said) expect(products.length).toBeGreaterThan(Number(count.replace('.', '')));
});

describe('the benefits of products', () => {
  const { benefits } = readHighlights(shopDir);
  /** What a text may claim of these sections alone. */
  const claims: readonly (readonly [RegExp, readonly string[]])[] = [
    [/armari|cabeza/, []],
    [/línea/, ['sierras-circulares', 'sierras-calar', 'sierras-estacionarias']],
    [/[Aa]rco|[Aa]rc /, ['soldadura']],
    [/llueve|plou/, ['ropa', 'calzado']],
    [/cuerda|corda/, ['generadores']],
    [/hierba|herba/, ['cortacespedes']],
    [
      /punto en el que trabajas/,
      [...sections.get('/catalog/herramientas-taller')!].filter((code) => code !== 'niveles-laser'),
    ],
    [/batería/, products.filter(({ values }) => values['power-source'] === 'battery').map(({ section }) => section)],
  ];
  const pathOf = (code: string) => [...sections.keys()].find((path) => path.endsWith(`/${code}`))!;

  it('are true of each product that has them', () => {
    const untrue = products.flatMap(({ section, values }) => {
      const own = Object.fromEntries(Object.entries(values).map(([code, value]) => [code, [value].flat()])) as never;
      const product = { values: own, described: [], section: { url: pathOf(section), keyAttributes: [] } };
      return highlightsOf({ benefits }, product, 'es').benefits.flatMap(({ text }) =>
        claims.some(([words, where]) => words.test(text) && !where.includes(section)) ? [`${section}: ${text}`] : [],
      );
    });
    expect([...new Set(untrue)]).toEqual([]);
  });
});

it.each(['es', 'ca'] as const)('has in %s an accessibility statement with all that the law asks for', (locale) => {
  const { html } = pages.entries.get('accessibility')![locale];
  expect(findAll(html, /<h2[^>]*>(.*?)<\/h2>/g)).toEqual(
    locale === 'es'
      ? expect.arrayContaining([
          'El servicio',
          'Cómo y cuándo lo hemos comprobado',
          'Excepciones',
          'Quién lo supervisa',
        ])
      : expect.arrayContaining(['El servei', 'Com i quan ho hem comprovat', 'Excepcions', 'Qui ho supervisa']),
  );
  expect(html).toMatch(/27 de novi?embre de 2026/);
});

it('names hours in its notes that are those of the week', () => {
  const { week, note } = readShopData(shopDir).openingHours!;
  for (const text of [note.es, note.ca])
    for (const time of findAll(text, /(\d{1,2}:\d\d)/g)) expect(week.join()).toContain(time.padStart(5, '0'));
});

describe.each([...projects.entries])('the project %s', (_, { es }) => {
  it('names articles that are sold, and a drawing that is there', () => {
    expect(es.articles.map(({ article }) => article).filter((article) => !articles.has(article))).toEqual([]);
    expect(existsSync(join(shopDir, 'public', es.picture))).toBe(true);
  });
});

describe('the seasons', () => {
  it('cover every day of a leap year once', () => {
    const days = Array.from({ length: 366 }, (_, day) =>
      new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(5, 10),
    );
    const all = [...seasons.entries.values()].map(({ es }) => es);
    const isIn = (day: string) => (season: (typeof all)[number]) =>
      season.from <= season.to ? season.from <= day && day <= season.to : season.from <= day || day <= season.to;
    expect(days.filter((day) => all.filter(isIn(day)).length !== 1)).toEqual([]);
  });

  it.each([...seasons.entries])('%s names articles that are sold, and a scene that is there', (_, { es }) => {
    expect(es.products.map(({ article }) => article).filter((article) => !articles.has(article))).toEqual([]);
    expect(existsSync(join(shopDir, 'public', es.picture))).toBe(true);
  });
});
