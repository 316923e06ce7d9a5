import { isDeepStrictEqual } from 'node:util';
import { type Price, unitPrice } from '#areas/pricing/price.ts';
import type { QuantityPrice } from '#areas/pricing/quantity-price.ts';
import type { Cents } from '#values/money.ts';
import type { AttributeValues } from '../catalogue-tables.ts';
import { type FitFacts, type FitRule, type FitSide, isOnSide } from '../fit-rules.ts';
import type { IndexedSection } from './catalogue-index.ts';
import { type Accessory, type BareMachine, cheapestSet, type Need, needsOf } from './cheapest-set.ts';

/** What of a product's row tells whether it is a bare machine, or a battery or charger for one. */
export interface PowerRow {
  readonly id: number;
  readonly section_id: number;
  readonly available: boolean;
  readonly is_archived: boolean;
  readonly is_virtual: boolean;
  readonly stock: number;
  /** In cents; null for none. */
  readonly quantity_prices: readonly QuantityPrice<Cents>[] | null;
  readonly attributes: AttributeValues;
}

export interface StoredBare {
  /** By position. */
  readonly machines: readonly (readonly [number, FitFacts])[];
  readonly accessories: readonly (readonly [number, Accessory])[];
}

/** Machines of which the rules cannot tell one from another: a shop has some dozens. */
interface MachineGroup {
  readonly facts: FitFacts;
  readonly needs: readonly Need[];
}

/**
 * The bare machines of the index with the cheapest of what they lack. Machines are kept in groups and sets are found once
 * for each, among the accessories that share the value of its rule: after a change of those few only.
 */
export class BareMachines {
  /** The rules that say what is lacking. */
  readonly #rules: readonly FitRule[];
  /** Codes of the attributes that these compare: what has none of them is neither machine nor accessory. */
  readonly #compared: readonly string[];
  /** All rules that may forbid one of their accessories. */
  readonly #governing: readonly FitRule[];
  /** Codes of the attributes and sections that these rules look at. */
  readonly #attributes: readonly string[];
  readonly #sections: ReadonlySet<string>;
  readonly #sectionById: ReadonlyMap<number, IndexedSection>;
  readonly #groups = new Map<string, MachineGroup>();
  readonly #groupAt = new Map<number, MachineGroup>();
  readonly #accessoryAt = new Map<number, Accessory>();
  #last: ReadonlyMap<number, BareMachine> = new Map();
  #hasChanged = false;

  constructor(fitRules: readonly FitRule[], sectionById: ReadonlyMap<number, IndexedSection>, stored?: StoredBare) {
    this.#rules = fitRules.filter(({ use }) => use === 'battery' || use === 'two-batteries' || use === 'charger');
    const attributesOf = ({ conditions }: FitRule) => conditions.flatMap((one) => [one.attribute, one.of]);
    this.#compared = [...new Set(this.#rules.flatMap(attributesOf))];
    const places = placesOf(this.#rules, sectionById);
    const mayHave = ({ sections }: FitSide): boolean =>
      sections.length === 0 || !places || sections.some((code) => places.has(code));
    this.#governing = fitRules.filter(({ accessory, machine }) => mayHave(accessory) || mayHave(machine));
    const sides = this.#governing.flatMap(({ accessory, machine }) => [accessory, machine]);
    const needed = sides.flatMap(({ needs }) => needs.map(({ attribute }) => attribute));
    this.#attributes = [...new Set([...needed, ...this.#governing.flatMap(attributesOf)])].sort();
    this.#sections = new Set(sides.flatMap(({ sections }) => sections));
    this.#sectionById = sectionById;
    for (const [position, facts] of stored?.machines ?? []) {
      const group = this.#groupOf(facts);
      if (group) this.#groupAt.set(position, group);
    }
    for (const [position, accessory] of stored?.accessories ?? []) this.#accessoryAt.set(position, accessory);
    this.#hasChanged = stored !== undefined;
  }

  /** What another one can be made of, with the same rules and sections. */
  stored(): StoredBare {
    return {
      machines: [...this.#groupAt].map(([position, { facts }]) => [position, facts]),
      accessories: [...this.#accessoryAt],
    };
  }

  /** Takes in a product that is new or has changed. */
  set(position: number, row: PowerRow, price: Price<Cents>): void {
    const mayMatter = this.#compared.some((code) => row.attributes[code] !== undefined);
    if (!mayMatter && !this.#groupAt.has(position) && !this.#accessoryAt.has(position)) return;
    const facts = mayMatter ? this.#factsOf(row) : null;
    const group = facts && this.#groupOf(facts);
    if (this.#groupAt.get(position) !== (group ?? undefined)) {
      this.#hasChanged = true;
      if (group) this.#groupAt.set(position, group);
      else this.#groupAt.delete(position);
    }
    const accessory = facts && this.#accessoryOf(facts, row, price);
    const before = this.#accessoryAt.get(position);
    if (isDeepStrictEqual(before ?? null, accessory)) return;
    this.#hasChanged = true;
    if (accessory) this.#accessoryAt.set(position, accessory);
    else this.#accessoryAt.delete(position);
  }

  /** The bare machines by position: the same map as long as nothing of it has changed. */
  snapshot(): ReadonlyMap<number, BareMachine> {
    if (!this.#hasChanged) return this.#last;
    this.#hasChanged = false;
    const shelves = new Map(this.#rules.map((rule) => [rule, this.#shelfOf(rule)]));
    const bareOf = ({ facts, needs }: MachineGroup): BareMachine => {
      const { of } = needs[0]!.rules[0]!.conditions[0]!;
      return {
        lacks: needs.map(({ part }) => part),
        platform: { attribute: of, value: facts.attributes[of]![0]! },
        set: cheapestSet(facts, needs, (rule) => shelves.get(rule)!(facts), this.#governing),
      };
    };
    const ofGroup = new Map([...new Set(this.#groupAt.values())].map((group) => [group, bareOf(group)]));
    return (this.#last = new Map([...this.#groupAt].map(([position, group]) => [position, ofGroup.get(group)!])));
  }

  /** Of a product only what the rules look at. */
  #factsOf({ section_id, attributes: all }: PowerRow): FitFacts {
    const sections: string[] = [];
    for (let section = this.#sectionById.get(section_id) ?? null; section; section = section.parent)
      if (this.#sections.has(section.code)) sections.push(section.code);
    const attributes: AttributeValues = {};
    for (const code of this.#attributes) if (all[code]) attributes[code] = all[code];
    return { sections, attributes };
  }

  #groupOf(facts: FitFacts): MachineGroup | null {
    const key = JSON.stringify(facts);
    const known = this.#groups.get(key);
    if (known) return known;
    const needs = needsOf(this.#rules, facts);
    if (needs.length === 0) return null;
    const group = { facts, needs };
    this.#groups.set(key, group);
    return group;
  }

  #accessoryOf(facts: FitFacts, row: PowerRow, price: Price<Cents>): Accessory | null {
    const isOffered = row.available && !row.is_archived && unitPrice(price) > 0;
    if (!isOffered || !this.#rules.some((rule) => isOnSide(rule.accessory, facts))) return null;
    const stock = row.is_virtual ? Number.MAX_SAFE_INTEGER : row.stock;
    return { id: row.id, facts, price: { ...price, quantityPrices: row.quantity_prices ?? [] }, stock };
  }

  /** What may fit a machine by a rule: with a condition of equality only what has the machine's value. */
  #shelfOf(rule: FitRule): (machine: FitFacts) => readonly Accessory[] {
    const all = [...this.#accessoryAt.values()].filter(({ facts }) => isOnSide(rule.accessory, facts));
    const equal = rule.conditions.find(({ is }) => is === '=');
    if (!equal) return () => all;
    const byValue = new Map<unknown, Accessory[]>();
    for (const accessory of all)
      for (const value of accessory.facts.attributes[equal.attribute] ?? [])
        byValue.set(value, [...(byValue.get(value) ?? []), accessory]);
    return (machine) => (machine.attributes[equal.of] ?? []).flatMap((value) => byValue.get(value) ?? []);
  }
}

/** Codes of the sections in which the rules' accessories may be, and of those above; null: in any. */
function placesOf(
  rules: readonly FitRule[],
  sectionById: ReadonlyMap<number, IndexedSection>,
): ReadonlySet<string> | null {
  if (rules.some(({ accessory }) => accessory.sections.length === 0)) return null;
  const named = new Set(rules.flatMap(({ accessory }) => accessory.sections));
  const places = new Set<string>();
  for (const section of sectionById.values()) {
    const path: string[] = [];
    for (let at: IndexedSection | null = section; at; at = at.parent) path.push(at.code);
    if (path.some((code) => named.has(code))) for (const code of path) places.add(code);
  }
  return places;
}
