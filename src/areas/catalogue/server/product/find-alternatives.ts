import type { AlternativeReason } from '../../contract.ts';
import type { AlternativeRule } from './alternative-rules.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { sortedByRank } from '../index/order-products.ts';

export interface Alternative {
  readonly id: number;
  readonly reason: AlternativeReason;
  /** The attribute that makes it so, as its position in the index, and the alternative's value; null: price, brand or kit. */
  readonly figure: { readonly attribute: number; readonly value: number } | null;
}

/** The most popular of a section; the rest of one with more is not looked at. */
const maxCandidates = 2000;
/** A tenth: what is hardly less or more is no reason to choose it. */
const clearlyLess = 0.9;
const clearlyMore = 1.1;
/** Likeness goes from 0, nothing in common, to 1, equal in all attributes: goods of one kind share most of theirs. */
const minLikeness = 0.5;
/** Differences in likeness up to this are small ones, such as 100 g or 100 rpm. */
const alikeWithin = 0.03;

/** The values of a product by the attribute's position in the index. */
type Values = ReadonlyMap<number, readonly (number | string | true)[]>;

interface Candidate {
  readonly position: number;
  readonly values: Values;
  readonly likeness: number;
}

/**
 * One product for each reason to choose another than this one, for which it is true; a reason without one is left out.
 * Compared is what is sold in the same section, by the rule; without one only what has the same attributes. What can be had
 * comes first, then what is most alike, then what sells best. Versions of the same model are shown elsewhere.
 */
export function findAlternatives(
  index: CatalogueIndex,
  id: number,
  { rule, kitIds }: { readonly rule: AlternativeRule | undefined; readonly kitIds: readonly number[] },
): Alternative[] {
  const position = index.positionById.get(id);
  if (position === undefined) return [];
  const own = valuesAt(index, position);
  const candidates = candidatesFor(index, position, own, rule);
  const lighter = attributesOf(index, rule?.lighter).find((attribute) => numberOf(own, attribute) !== null);
  const strengths = attributesOf(index, byKeyFigures(index, position, rule?.stronger)).filter(
    (attribute) => numberOf(own, attribute) !== null,
  );
  // The price of what is not sold any more says nothing.
  const price = index.isArchived[position] ? 0 : index.price[position]!;
  const models = new Set<string>();
  const found: Alternative[] = [];

  const choose = (
    reason: AlternativeReason,
    among: readonly Pick<Candidate, 'position'>[],
    figureOf: (candidate: Candidate) => Alternative['figure'] = () => null,
  ): void => {
    const isNew = ({ position: at }: Pick<Candidate, 'position'>): boolean =>
      !found.some((other) => other.id === index.ids[at]) && !models.has(index.model[at] ?? '');
    const free = among.filter(isNew);
    const best = free.find((one) => index.available[one.position] === 1) ?? free[0];
    if (!best) return;
    found.push({ id: index.ids[best.position]!, reason, figure: figureOf(best as Candidate) });
    const model = index.model[best.position];
    if (model) models.add(model);
  };

  if (lighter !== undefined)
    choose(
      'lighter',
      candidates.filter(({ values }) => {
        const weight = numberOf(values, lighter);
        return weight !== null && weight > 0 && weight <= numberOf(own, lighter)! * clearlyLess;
      }),
      ({ values }) => ({ attribute: lighter, value: numberOf(values, lighter)! }),
    );
  const gainOf = ({ values }: Candidate): number | undefined =>
    strengths.find((attribute) => numberOf(values, attribute)! >= numberOf(own, attribute)! * clearlyMore);
  choose(
    'stronger',
    candidates.filter(
      (candidate) =>
        // More of one and less of another would be a matter of opinion.
        strengths.every(
          (attribute) => (numberOf(candidate.values, attribute) ?? -Infinity) >= numberOf(own, attribute)!,
        ) && gainOf(candidate) !== undefined,
    ),
    (candidate) => {
      const attribute = gainOf(candidate)!;
      return { attribute, value: numberOf(candidate.values, attribute)! };
    },
  );
  const cheaper = candidates.filter(({ position: at }) => index.price[at]! <= price * clearlyLess);
  // The cheapest of those that are as good as equal, so that no other of them undercuts it.
  const minAlike = (cheaper.find(({ position: at }) => index.available[at] === 1) ?? cheaper[0])?.likeness ?? 0;
  choose(
    'cheaper',
    cheaper
      .filter(({ likeness }) => likeness >= minAlike - alikeWithin)
      .sort((one, other) => index.price[one.position]! - index.price[other.position]!),
  );
  choose(
    'brand',
    candidates.filter(
      ({ position: at }) =>
        index.brand[at] !== -1 && index.brand[position] !== -1 && index.brand[at] !== index.brand[position],
    ),
  );
  choose(
    'kit',
    kitIds
      .flatMap((kit) => index.positionById.get(kit) ?? [])
      .filter((at) => isOffered(index, at, position))
      .sort((one, other) => index.rank.popular[one]! - index.rank.popular[other]!)
      .map((at) => ({ position: at })),
  );
  return found;
}

/** Whether a product is sold, and neither the product itself nor another version of it. */
function isOffered(index: CatalogueIndex, at: number, position: number): boolean {
  const model = index.model[position];
  return (
    at !== position && !index.isArchived[at] && index.price[at]! > 0 && (model === null || index.model[at] !== model)
  );
}

/** The most alike first, and of these the most popular. */
function candidatesFor(
  index: CatalogueIndex,
  position: number,
  own: Values,
  rule: AlternativeRule | undefined,
): Candidate[] {
  if (own.size === 0) return [];
  const same = rule?.same && attributesOf(index, rule.same);
  const compared = attributesOf(index, [...(rule?.lighter ?? []), ...(rule?.stronger ?? [])]);
  const candidates: Candidate[] = [];
  for (const at of sortedByRank(index.section[position]!.products, index.rank.popular).subarray(0, maxCandidates)) {
    if (!isOffered(index, at, position)) continue;
    const values = valuesAt(index, at);
    const mustAgree = same ?? [...own.keys(), ...values.keys()].filter((attribute) => !compared.includes(attribute));
    if (!mustAgree.every((attribute) => areEqual(own.get(attribute), values.get(attribute)))) continue;
    const likeness = likenessOf(own, values);
    if (likeness >= minLikeness) candidates.push({ position: at, values, likeness });
  }
  return candidates.sort((one, other) => other.likeness - one.likeness);
}

function valuesAt(index: CatalogueIndex, position: number): Values {
  const values = new Map<number, (number | string | true)[]>();
  for (let at = index.termStart[position]!; at < index.termStart[position + 1]!; at += 1) {
    const { attribute, value } = index.terms[index.productTerms[at]!]!;
    const known = values.get(attribute);
    if (known) known.push(value);
    else values.set(attribute, [value]);
  }
  return values;
}

const attributesOf = (index: CatalogueIndex, codes: readonly string[] = []): number[] =>
  codes.flatMap((code) => index.attributeByCode.get(code) ?? []);

/** The section's key figures first, in their order. */
const byKeyFigures = (index: CatalogueIndex, position: number, codes: readonly string[] = []): string[] => {
  const { keyAttributes } = index.section[position]!;
  return [...new Set([...keyAttributes.filter((code) => codes.includes(code)), ...codes])];
};

/** A single number; null for anything else. */
function numberOf(values: Values, attribute: number): number | null {
  const all = values.get(attribute);
  return all?.length === 1 && typeof all[0] === 'number' ? all[0] : null;
}

const areEqual = (one: readonly unknown[] = [], other: readonly unknown[] = []): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));

/** The share of all attributes of either in which they agree; of two numbers, how near they are. */
function likenessOf(own: Values, values: Values): number {
  let shared = 0;
  let agreement = 0;
  for (const [attribute, ofOwn] of own) {
    const ofOther = values.get(attribute);
    if (!ofOther) continue;
    shared += 1;
    const [one, other] = [numberOf(own, attribute), numberOf(values, attribute)];
    if (one !== null && other !== null) agreement += Math.min(one, other) / (Math.max(one, other) || 1);
    else if (areEqual(ofOwn, ofOther)) agreement += 1;
  }
  return agreement / (own.size + values.size - shared);
}
