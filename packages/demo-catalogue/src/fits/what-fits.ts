import type { Product } from '../product.ts';
import { sectionTree } from '../section-tree.ts';
import { brokenRule, describeRule, type FitFacts, type FitRule, isOnSide, parseFitRule } from '../shop-rules.ts';
import type { Section } from '../section.ts';
import { fitRuleRows } from './fit-rules.ts';

/** The rules as the shop reads them. */
export const fitRules: readonly FitRule[] = fitRuleRows.map((row) =>
  parseFitRule(Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell)]))),
);

const pathsOf = (section: Section, above: readonly string[]): [string, readonly string[]][] => {
  const path = [section.code, ...above];
  return [[section.code, path], ...(section.children ?? []).flatMap((child) => pathsOf(child, path))];
};
const sectionPaths: ReadonlyMap<string, readonly string[]> = new Map(sectionTree.flatMap((top) => pathsOf(top, [])));

type Described = Pick<Product, 'section' | 'values'>;

interface Fitted {
  readonly facts: FitFacts;
  /** Rules that speak of the product as the accessory, or as the machine. */
  readonly asAccessory: readonly FitRule[];
  readonly asMachine: ReadonlySet<FitRule>;
}

/** What is known by the values of a product: it is compared with hundreds of others. */
const known = new WeakMap<object, Fitted>();

function fittedOf({ section, values }: Described): Fitted {
  const found = known.get(values);
  if (found) return found;
  const facts: FitFacts = {
    sections: sectionPaths.get(section)!,
    attributes: Object.fromEntries(Object.entries(values).map(([code, value]) => [code, [value]])),
  };
  const fitted = {
    facts,
    asAccessory: fitRules.filter((rule) => isOnSide(rule.accessory, facts)),
    asMachine: new Set(fitRules.filter((rule) => isOnSide(rule.machine, facts))),
  };
  known.set(values, fitted);
  return fitted;
}

/** The rule that forbids to offer them together, other than one. */
export function ruleBrokenBy(one: Described, other: Described, except?: string): FitRule | undefined {
  const [first, second] = [fittedOf(one), fittedOf(other)];
  const governing = [
    ...first.asAccessory.filter((rule) => second.asMachine.has(rule)),
    ...second.asAccessory.filter((rule) => first.asMachine.has(rule)),
  ].filter(({ code }) => code !== except);
  return governing.length === 0 ? undefined : brokenRule(governing, first.facts, second.facts);
}

/** Whether the shop may offer them together. */
export const areOfferedTogether = (one: Described, other: Described): boolean => !ruleBrokenBy(one, other);

type Linked = Pick<Product, 'identity' | 'article' | 'section' | 'values' | 'soldTogether' | 'kitLines'>;

/** Each offer must fit: what is sold together, partners among themselves too, and the parts of a kit among themselves. Throws an error that names both. */
export function requireFits(products: readonly Linked[]): void {
  const byArticle = new Map(products.map((product) => [product.article, product]));
  const check = (one: Linked, other: Linked, offer: string): void => {
    const rule = ruleBrokenBy(one, other);
    if (rule) throw new Error(`${one.identity} and ${other.identity} ${offer} but do not fit (${describeRule(rule)})`);
  };
  const checkPairs = (linked: readonly Linked[], offer: string): void => {
    for (const [at, one] of linked.entries()) for (const other of linked.slice(at + 1)) check(one, other, offer);
  };
  for (const product of products) {
    const named = (articles: readonly string[]): Linked[] => articles.map((article) => byArticle.get(article)!);
    checkPairs([product, ...named(product.soldTogether)], 'are sold together');
    checkPairs(named(product.kitLines.map(({ article }) => article)), `are parts of ${product.identity}`);
  }
}
