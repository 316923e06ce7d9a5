import type { CatalogueIndex, IndexedAttribute, IndexedSection } from '../index/catalogue-index.ts';
import type { DescribedAttribute } from './describe-attributes.ts';

type KeyFigure = Pick<DescribedAttribute, 'code' | 'name' | 'value' | 'unit'>;

/** Two or three: one alone says little, and a fourth is not read. */
const minFigures = 2;
const maxFigures = 3;
/** A bare '13 mm' does not say what it measures, unless the shopkeeper chose it for the section. */
const unclearUnits: readonly string[] = ['mm', 'cm', 'm', ''];

/**
 * The figures of a product's card: what its section names as important, then numbers whose unit says what they are. What
 * the product's name says already comes only where nothing else is left. None where there are fewer than two.
 */
export function keyFigures(
  index: CatalogueIndex,
  { keyAttributes }: IndexedSection,
  attributes: readonly DescribedAttribute[],
  name: string,
): KeyFigure[] {
  const typeOf = (code: string): IndexedAttribute['type'] | undefined =>
    index.attributes[index.attributeByCode.get(code) ?? -1]?.type;
  const chosen = keyAttributes.flatMap(
    (key) => attributes.find(({ code }) => code === key && typeOf(code) !== 'flag') ?? [],
  );
  const others = attributes.filter(
    ({ code, unit }) => !unclearUnits.includes(unit) && !keyAttributes.includes(code) && typeOf(code) === 'number',
  );
  const words = plain(name);
  const unnamed: DescribedAttribute[] = [];
  const named: DescribedAttribute[] = [];
  for (const figure of [...chosen, ...others]) {
    if (unnamed.length === maxFigures) break;
    const { value, unit } = figure;
    (hasWords(words, plain(unit ? `${value} ${unit}` : value)) ? named : unnamed).push(figure);
  }
  const repeated = unnamed.length >= minFigures ? [] : named.filter((figure) => chosen.includes(figure));
  const best = [...unnamed, ...repeated].slice(0, maxFigures);
  if (best.length < minFigures) return [];
  return best.map(({ code, name: label, value, unit }) => ({ code, name: label, value, unit }));
}

/** Names write '5,0 Ah', and attributes '5 Ah'. */
const plain = (text: string): string =>
  text
    .replaceAll('\u00A0', ' ')
    .replace(/(\d),0+(?=\D|$)/g, '$1')
    .toLowerCase();

/** Whether the words stand in a text, not as a part of others: '8 V' is not in '18 V'. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!/[\p{L}\d.,]$/u.test(text.slice(0, at)) && !/^[\p{L}\d]/u.test(text.slice(at + words.length))) return true;
  return false;
}
