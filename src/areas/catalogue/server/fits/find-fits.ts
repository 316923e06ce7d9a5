import type { ProductFilters } from '../../contract.ts';
import { Failure } from '#platform/http/failure.ts';
import type {
  AlikeProducts,
  CatalogueIndex,
  IndexedAttribute,
  IndexedBrand,
  IndexedSection,
} from '../index/catalogue-index.ts';
import { chooseFilters, type ChosenFilters } from '../index/chosen-filters.ts';
import {
  brokenRule,
  type FitFacts,
  type FitRule,
  type FitSide,
  isOnSide,
  keepsRule,
  rulesAbout,
} from '../fit-rules.ts';

const maxGroups = 8;
const productsOfGroup = 3;
/** An address with more values than a listing reads would show more than what fits. */
const maxValues = 100;

type Role = 'accessory' | 'machine';

/** Products of one section that fit a product: its accessories, or the machines that take it. */
export interface FitGroup {
  readonly role: Role;
  readonly section: IndexedSection;
  /** The best-selling ones, one of each model, as ids. */
  readonly ids: readonly number[];
  readonly total: number;
  /** What shows exactly these in the section's listing; null: no filter does. */
  readonly filters: ProductFilters | null;
}

/** A value that joins products whose batteries, hoses or the like are the same. */
export interface SharedPlatform {
  readonly attribute: IndexedAttribute;
  readonly term: CatalogueIndex['terms'][number];
  /** Other products with it. */
  readonly total: number;
  /** Whose listing shows them all with these filters; null: none does. */
  readonly brand: IndexedBrand | null;
  readonly filters: ProductFilters;
}

/**
 * What fits a product, by the shop's rules: group by group, in the order of the rules and of the sections. Rules are asked once for
 * all products that they cannot tell apart, so that it costs little more with ten times as many products.
 */
export function findFits(index: CatalogueIndex, id: number): { platform: SharedPlatform | null; groups: FitGroup[] } {
  const position = index.positionById.get(id);
  if (position === undefined || index.fitRules.length === 0) return { platform: null, groups: [] };
  const product = index.alike[position]!.facts;
  const governing = rulesAbout(index.fitRules, product);
  const found = new Map<string, { role: Role; section: IndexedSection; rules: FitRule[]; alike: Set<AlikeProducts> }>();
  for (const rule of governing) {
    if (rule.use !== 'offer') continue;
    for (const role of ['accessory', 'machine'] as const) {
      if (!isOnSide(rule[opposite(role)], product)) continue;
      const fits = ({ facts }: AlikeProducts): boolean =>
        (role === 'accessory' ? keepsRule(rule, facts, product) : keepsRule(rule, product, facts)) &&
        !brokenRule(governing, product, facts);
      for (const [section, alike] of fittingIn(index, rule[role], fits, position)) {
        const key = `${role} ${section.id}`;
        const group = found.get(key) ?? { role, section, rules: [], alike: new Set() };
        found.set(key, group);
        for (const one of alike) group.alike.add(one);
        group.rules.push(rule);
      }
    }
  }
  const groups = [...found.values()].slice(0, maxGroups).map(({ role, section, rules, alike }): FitGroup => {
    const total = countBut(position, alike);
    return {
      role,
      section,
      ids: bestOf(index, alike, position),
      total,
      filters: rules.length === 1 ? filtersFor(index, rules[0]!, role, section, [...alike], total) : null,
    };
  });
  return { platform: platformOf(index, position, product), groups };
}

const opposite = (role: Role): Role => (role === 'accessory' ? 'machine' : 'accessory');

/** By section, what fits of a side's products but the one at the position; what comes first in a section of the side comes first. */
function fittingIn(
  index: CatalogueIndex,
  { sections }: FitSide,
  fits: (alike: AlikeProducts) => boolean,
  but: number,
): [IndexedSection, AlikeProducts[]][] {
  const found: { section: IndexedSection; alike: AlikeProducts[]; place: number; first: number }[] = [];
  for (const [section, all] of index.alikeIn) {
    const place = sections.findIndex((code) => all[0]?.facts.sections.includes(code));
    if (sections.length > 0 && place < 0) continue;
    const alike = all
      .filter((one) => firstBut(but, one) !== undefined && fits(one))
      .sort((a, b) => firstBut(but, a)! - firstBut(but, b)!);
    if (alike.length > 0) found.push({ section, alike, place, first: firstBut(but, alike[0]!)! });
  }
  if (sections.length > 0) found.sort((a, b) => a.place - b.place || a.first - b.first);
  return found.map(({ section, alike }) => [section, alike]);
}

const firstBut = (but: number, { positions }: AlikeProducts): number | undefined =>
  positions[0] === but ? positions[1] : positions[0];

function countBut(but: number, alike: Iterable<AlikeProducts>): number {
  let count = 0;
  for (const { positions } of alike) count += positions.length - Number(positions.includes(but));
  return count;
}

/** What can be bought comes first, then what sells best; versions of one model are one, those of the product's own none. */
function bestOf(index: CatalogueIndex, alike: ReadonlySet<AlikeProducts>, but: number): number[] {
  const { available, model, rank } = index;
  const models = new Set([model[but]].filter((own) => own !== null));
  const best = new Set<number>();
  const isBetter = (one: number, other: number): boolean =>
    (available[other]! - available[one]! || rank.popular[one]! - rank.popular[other]!) < 0;
  while (best.size < productsOfGroup) {
    let next: number | undefined;
    for (const { positions } of alike)
      for (const position of positions)
        if (next === undefined || isBetter(position, next))
          if (position !== but && !best.has(position) && !models.has(model[position]!)) next = position;
    if (next === undefined) break;
    best.add(next);
    if (model[next] !== null) models.add(model[next]!);
  }
  return [...best].map((position) => index.ids[position]!);
}

/** The filters that the rule's conditions amount to, if the section's listing then shows what fits and nothing else. */
function filtersFor(
  index: CatalogueIndex,
  rule: FitRule,
  role: Role,
  section: IndexedSection,
  alike: readonly AlikeProducts[],
  total: number,
): ProductFilters | null {
  const attributes: NonNullable<ProductFilters['attributes']> = {};
  const named = rule.conditions.map(({ attribute, of }) => (role === 'accessory' ? attribute : of));
  for (const code of named) {
    const { filter } = index.attributes[index.attributeByCode.get(code)!]!;
    if (filter === 'none' || filter === 'flag') return null;
    const values = [...new Set(alike.flatMap(({ facts }) => facts.attributes[code] ?? []))];
    if (filter === 'list') attributes[code] = values.map(String).slice(0, maxValues);
    else attributes[code] = { min: Math.min(...values.map(Number)), max: Math.max(...values.map(Number)) };
  }
  const chosen = chooseFilters(index, { attributes });
  if (chosen instanceof Failure) return null;
  const shown = alikeWith(index, sectionsFrom(section), chosen);
  return countBut(-1, shown) === total ? { attributes } : null;
}

function sectionsFrom(section: IndexedSection): IndexedSection[] {
  return [section, ...section.children.flatMap(sectionsFrom)];
}

/** What has, in some sections, the chosen values of attributes that rules look at. */
function alikeWith(
  index: CatalogueIndex,
  sections: readonly IndexedSection[],
  { attributes }: ChosenFilters,
): AlikeProducts[] {
  const wanted = [...attributes].map(([at, { terms }]) => ({ attribute: index.attributes[at]!, terms }));
  return sections
    .flatMap((section) => index.alikeIn.get(section)!)
    .filter(({ facts }) =>
      wanted.every(({ attribute, terms }) =>
        facts.attributes[attribute.code]?.some((value) => terms.has(attribute.terms.get(value)!)),
      ),
    );
}

/** The platform that a rule names and the product has. */
function platformOf(index: CatalogueIndex, position: number, product: FitFacts): SharedPlatform | null {
  for (const rule of index.fitRules) {
    const [condition] = rule.conditions;
    if (rule.use !== 'platform' || !condition || !isOnSide(rule.machine, product)) continue;
    const attribute = index.attributes[index.attributeByCode.get(condition.of) ?? -1];
    const value = product.attributes[condition.of]?.[0];
    const term = value === undefined ? undefined : attribute?.terms.get(value);
    if (!attribute || term === undefined) continue;
    const filters = { attributes: { [attribute.code]: [String(value)] } };
    const chosen = chooseFilters(index, filters);
    if (chosen instanceof Failure) continue;
    const all = alikeWith(index, index.sections, chosen);
    const brand = index.brands[index.brand[position]!];
    const isBrands = all.every(({ positions }) => positions.every((one) => index.brands[index.brand[one]!] === brand));
    return {
      attribute,
      term: index.terms[term]!,
      total: countBut(position, all),
      brand: brand && isBrands ? brand : null,
      filters,
    };
  }
  return null;
}
