import { attributeOf, isAttributeCode, type AttributeCode, type Values } from '../../attributes.ts';
import type { NumberedDraft } from '../../product.ts';
import { expectedColour, wordsOfColour } from './colour-words.ts';
import { expectedNouns, hasWord, namesIn, plainText } from './expected-nouns.ts';
import type { Reading } from './reading.ts';

type Subject = Pick<NumberedDraft, 'kind' | 'values' | 'name'>;

/** Things up to this number are counted one by one. */
const countedExactly = 12;

const isAbout = (count: number, expected: number): boolean =>
  Math.abs(count - expected) <= (expected > countedExactly ? expected * 0.1 : 0);

/** Numbers as texts of both languages write them: `1.200` and `5,0`. */
const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)*/g), ([number]) =>
    Number(number.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')),
  ).filter(Number.isFinite);

function numbersOf({ values, name }: Subject): ReadonlySet<number> {
  const named = Object.entries(values).map(([code, value]) => {
    const attribute = isAttributeCode(code) ? attributeOf(code) : undefined;
    return attribute?.type === 'text' ? (attribute.values[String(value)]?.es ?? '') : String(value).replace('.', ',');
  });
  return new Set([...named, name.es].flatMap(numbersIn));
}

function* differencesOfThing({ kind, values }: Subject, reading: Reading): Generator<string> {
  const [first, ...others] = expectedNouns(kind.code, values);
  if (first === undefined) return yield `tables/picture-nouns.csv has no names for ${kind.code}`;
  const { thing, parts, colours, printed, note } = reading;
  const all = [thing, parts, colours, printed, note].join(' ');
  const read = namesIn(thing);
  if (!first.words.some((word) => read.has(word))) yield `is ${thing}`;
  for (const { when, words } of others)
    if (!hasWord(all, words)) yield `shows nothing of ${when || words.slice(0, 2).join(', ')}`;
  for (const { count, of } of [first, ...others]) if (count) yield* differencesOfCount(count, of, values, reading);
}

function* differencesOfCount(
  rule: string,
  of: readonly string[],
  values: Values,
  { count, parts }: Reading,
): Generator<string> {
  const expected = Number(values[rule.replace('?', '') as AttributeCode]);
  if (Number.isNaN(expected)) return;
  const counted =
    of.length === 0
      ? [Number(count)]
      : parts
          .split(/[;,]/)
          .filter((part) => hasWord(part, of))
          .map((part) => numbersIn(part)[0] ?? Number.NaN);
  if (counted.length === 0 && rule.endsWith('?')) return;
  if (!counted.some((number) => isAbout(number, expected)))
    yield `has ${counted.join(' or ') || 'no number of'} ${of[0] ?? 'pieces'} instead of ${expected}`;
}

function* differencesOfColour(values: Values, { colours }: Reading): Generator<string> {
  const colour = expectedColour(values);
  if (colour !== undefined && !hasWord(colours, wordsOfColour(colour))) yield `is ${colours} instead of ${colour}`;
}

/** What the drive of a machine may look like. */
function* differencesOfPower({ kind, values }: Subject, { power, parts }: Reading): Generator<string> {
  const { 'power-source': source, delivery } = values;
  if (!kind.instructions || source === undefined) return;
  const read = plainText(power);
  const isBattery = read.startsWith('battery');
  // That of a robot is inside.
  if (source === 'battery' && delivery !== 'body' && !isBattery && read !== 'unclear')
    yield `has ${read} instead of a battery`;
  if ((source !== 'battery' || delivery === 'body') && isBattery) yield 'has a battery';
  if (source === 'petrol' && read.startsWith('cable')) yield 'has a cable instead of an engine';
  if (delivery === 'case' && !hasWord(parts, ['case', 'box', 'toolbox', 'suitcase', 'maletin', 'briefcase']))
    yield 'has no case';
}

function* differencesOfPrint(subject: Subject, { printed, filled }: Reading): Generator<string> {
  const read = numbersIn(printed);
  const own = numbersIn(filled);
  // The small print on a machine beside its case need not be legible in the size of a card.
  if (own.length > 0 && !own.some((number) => read.includes(number))) yield `prints ${filled}, which was not read`;
  const known = numbersOf(subject);
  const foreign = read.filter((number) => !own.includes(number) && !known.has(number));
  if (foreign.length > 0) yield `prints ${foreign.join(', ')}, which the product has not`;
}

/** Where a reading of a picture differs from the data of a product that has this picture; empty when they agree. */
export const compareReading = (subject: Subject, reading: Reading): string[] => [
  ...differencesOfThing(subject, reading),
  ...differencesOfColour(subject.values, reading),
  ...differencesOfPower(subject, reading),
  ...differencesOfPrint(subject, reading),
];
