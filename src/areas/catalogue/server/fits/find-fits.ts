import type { ProductFilters } from '../../contract.ts';
import { Failure } from '#platform/http/failure.ts';
import type { CatalogueIndex, IndexedAttribute, IndexedBrand, IndexedSection } from '../index/catalogue-index.ts';
import { chooseFilters } from '../index/chosen-filters.ts';
import { sortedByRank } from '../index/order-products.ts';
import { selectProducts } from '../index/select-products.ts';
import { factsAt } from './facts-at.ts';
import { brokenRule, compares, type FitFacts, type FitRule, type FitSide, isOnSide, rulesAbout } from '../fit-rules.ts';

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

/** What fits a product, by the shop's rules: group by group, in the order of the rules and of the sections. */
export function findFits(index: CatalogueIndex, id: number): { platform: SharedPlatform | null; groups: FitGroup[] } {
  const position = index.positionById.get(id);
  if (position === undefined || index.fitRules.length === 0) return { platform: null, groups: [] };
  const product = factsAt(index, position);
  const governing = rulesAbout(index.fitRules, product);
  const factsOf = rememberFacts(index);
  const found = new Map<string, { role: Role; section: IndexedSection; rules: FitRule[]; positions: Set<number> }>();
  for (const rule of governing) {
    if (rule.use !== 'offer') continue;
    for (const role of ['accessory', 'machine'] as const) {
      if (!isOnSide(rule[opposite(role)], product)) continue;
      for (const other of candidates(index, rule, role, product).filter((at) => isOnSide(rule[role], factsOf(at)))) {
        if (other === position || brokenRule(governing, product, factsOf(other))) continue;
        const section = index.section[other]!;
        const key = `${role} ${section.id}`;
        const group = found.get(key) ?? { role, section, rules: [], positions: new Set() };
        found.set(key, group);
        group.positions.add(other);
        if (!group.rules.includes(rule)) group.rules.push(rule);
      }
    }
  }
  const groups = [...found.values()].slice(0, maxGroups).map(({ role, section, rules, positions }): FitGroup => ({
    role,
    section,
    ids: bestOf(index, positions, index.model[position]!),
    total: positions.size,
    filters: rules.length === 1 ? filtersFor(index, rules[0]!, role, section, positions) : null,
  }));
  return { platform: platformOf(index, position, product), groups };
}

const opposite = (role: Role): Role => (role === 'accessory' ? 'machine' : 'accessory');

/** A product that several rules speak of is read once. */
function rememberFacts(index: CatalogueIndex): (position: number) => FitFacts {
  const known = new Map<number, FitFacts>();
  return (position) => {
    const facts = known.get(position) ?? factsAt(index, position);
    known.set(position, facts);
    return facts;
  };
}

/** Positions of the products in a side's sections for which the rule's conditions hold, in the order of their sections. */
function candidates(index: CatalogueIndex, rule: FitRule, role: Role, product: FitFacts): number[] {
  const marks = rule.conditions.map(({ attribute, is, of }) =>
    role === 'accessory'
      ? marksOf(index, attribute, (value) =>
          (product.attributes[of] ?? []).some((machine) => compares(value, is, machine)),
        )
      : marksOf(index, of, (value) =>
          (product.attributes[attribute] ?? []).some((accessory) => compares(accessory, is, value)),
        ),
  );
  return positionsOn(index, rule[role]).filter((position) => marks.every((mark) => hasMarked(index, position, mark)));
}

function positionsOn(index: CatalogueIndex, { sections }: FitSide): number[] {
  if (sections.length === 0) return index.sections.flatMap((section) => ownProducts(index, section));
  return [...new Set(sections.flatMap((code) => Array.from(index.sectionByCode.get(code)?.products ?? [])))];
}

const ownProducts = (index: CatalogueIndex, section: IndexedSection): number[] =>
  section.children.length > 0
    ? Array.from(section.products).filter((position) => index.section[position] === section)
    : Array.from(section.products);

/** 1 at each term of the attribute whose value goes. */
function marksOf(index: CatalogueIndex, code: string, goes: (value: number | string | true) => boolean): Uint8Array {
  const marks = new Uint8Array(index.terms.length);
  const attribute = index.attributes[index.attributeByCode.get(code) ?? -1];
  for (const [value, term] of attribute?.terms ?? []) if (goes(value)) marks[term] = 1;
  return marks;
}

function hasMarked({ termStart, productTerms }: CatalogueIndex, position: number, marks: Uint8Array): boolean {
  for (let at = termStart[position]!; at < termStart[position + 1]!; at += 1) if (marks[productTerms[at]!]) return true;
  return false;
}

/** What can be bought comes first, then what sells best; versions of one model are one. */
function bestOf(index: CatalogueIndex, positions: ReadonlySet<number>, ownModel: string | null): number[] {
  const models = new Set<string | null>(ownModel === null ? [] : [ownModel]);
  const ordered = sortedByRank(Int32Array.from(positions), index.rank.popular);
  const available = [...ordered].filter((position) => index.available[position]);
  const rest = [...ordered].filter((position) => !index.available[position]);
  const best: number[] = [];
  for (const position of [...available, ...rest]) {
    const model = index.model[position]!;
    if (best.length === productsOfGroup) break;
    if (model !== null && models.has(model)) continue;
    models.add(model);
    best.push(index.ids[position]!);
  }
  return best;
}

/** The filters that the rule's conditions amount to, if the section's listing then shows what fits and nothing else. */
function filtersFor(
  index: CatalogueIndex,
  rule: FitRule,
  role: Role,
  section: IndexedSection,
  positions: ReadonlySet<number>,
): ProductFilters | null {
  const attributes: NonNullable<ProductFilters['attributes']> = {};
  const named = rule.conditions.map(({ attribute, of }) => (role === 'accessory' ? attribute : of));
  for (const code of named) {
    const at = index.attributeByCode.get(code)!;
    const { filter } = index.attributes[at]!;
    if (filter === 'none' || filter === 'flag') return null;
    const values = valuesOf(index, at, positions);
    if (filter === 'list') attributes[code] = values.map(String).slice(0, maxValues);
    else attributes[code] = { min: Math.min(...values.map(Number)), max: Math.max(...values.map(Number)) };
  }
  const chosen = chooseFilters(index, { attributes });
  if (chosen instanceof Failure) return null;
  return selectProducts(index, section.products, chosen).matching.length === positions.size ? { attributes } : null;
}

function valuesOf(index: CatalogueIndex, attribute: number, positions: ReadonlySet<number>) {
  const values = new Set<number | string | true>();
  for (const position of positions)
    for (let at = index.termStart[position]!; at < index.termStart[position + 1]!; at += 1) {
      const term = index.terms[index.productTerms[at]!]!;
      if (term.attribute === attribute) values.add(term.value);
    }
  return [...values];
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
    const all = selectProducts(index, index.products, chosen).matching.length;
    const brand = index.brands[index.brand[position]!];
    const isBrands = brand && selectProducts(index, brand.products, chosen).matching.length === all;
    return {
      attribute,
      term: index.terms[term]!,
      total: index.isArchived[position] ? all : all - 1,
      brand: isBrands ? brand : null,
      filters,
    };
  }
  return null;
}
