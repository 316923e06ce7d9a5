import { attributeOf, isAttributeCode, type Values } from './attributes.ts';
import type { Template } from './kind-table.ts';
import type { Words } from './words.ts';

type Language = keyof Words;

/** The one unit that the two languages abbreviate differently. */
export const unitIn = (unit: string, language: Language): string => (unit === 'ud.' && language === 'ca' ? 'u.' : unit);

/** A number as both languages write it: comma for decimals, point for thousands, also with four digits as shop labels do. */
export function writeNumber(value: number, decimals = 0): string {
  const rounded = Number(value.toFixed(3));
  const digits = Math.max(decimals, (String(rounded).split('.')[1] ?? '').length);
  const [whole = '', fractionPart] = rounded.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fractionPart ? `${grouped},${fractionPart}` : grouped;
}

/** A word in lower case, for within a sentence; acronyms such as ABS stay as they are. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Catalan elides `de` before a vowel, also that of a spelt letter: `mànec d’alumini`, `tauler d’MDF`. */
const withPreposition = (preposition: string, written: string, language: Language): string =>
  preposition !== '' && language === 'ca' && /^([aeiouàèéíòóúAEIOUÀÈÉÍÒÓÚ]|[FHLMNRSX]\p{Lu})/u.test(written)
    ? `${preposition.charAt(0)}’${written}`
    : preposition + written;

type Names = Readonly<Record<string, Words>>;

/** `:many` is the Catalan feminine plural of the adjective that a value begins with: 'combinades de carraca'. */
function writeValue(code: string, form: string, values: Values, names: Names, language: Language): string | undefined {
  if (names[code]) return names[code][language];
  if (!isAttributeCode(code)) throw new Error(`unknown attribute in a template: ${code}`);
  const value = values[code];
  if (value === undefined) return undefined;
  const attribute = attributeOf(code);
  if (attribute.type === 'text') {
    const name = attribute.values[String(value)]?.[language];
    if (name === undefined) throw new Error(`attribute ${code} has no value ${String(value)}`);
    if (form === ':many') return lowerFirst(name).replace(/^(\p{L}+)a(?!\p{L})/u, '$1es');
    return form === ':low' ? lowerFirst(name) : name;
  }
  // Words of its own where the name does not agree with the noun.
  if (attribute.type === 'flag') return form.startsWith('|') ? form.slice(1) : lowerFirst(attribute.name[language]);
  const number = writeNumber(Number(value), attribute.decimals);
  const [, one, several] = form.split('|');
  if (several) return `${number}\u00a0${value === 1 ? one : several}`;
  return form === '#' || attribute.unit === '' ? number : `${number}\u00a0${unitIn(attribute.unit, language)}`;
}

/** The text with its values, or undefined when a value outside brackets is missing. */
function fillText(text: string, values: Values, names: Names, language: Language): string | undefined {
  let complete = true;
  const filled = text.replace(
    /(\b[Dd]e )?\{([\w-]+)(#|:low|:many|\|[^|}]+(?:\|[^|}]+)?)?\}/g,
    (_, preposition: string | undefined, code: string, form: string | undefined) => {
      const written = writeValue(code, form ?? '', values, names, language);
      if (written === undefined) complete = false;
      return withPreposition(preposition ?? '', written ?? '', language);
    },
  );
  return complete ? filled : undefined;
}

function fillLanguage(template: string, values: Values, names: Names, language: Language): string | undefined {
  const withOptions = template.replace(
    /\[([^\]]*)\]/g,
    (_, part: string) => fillText(part, values, names, language) ?? '',
  );
  // The point of an abbreviation ends the sentence too: `La bolsa trae 2 ud.`
  return fillText(withOptions, values, names, language)?.replaceAll('..', '.');
}

/** The text in both languages; `names` are placeholders besides the attributes. Undefined when a value outside brackets is missing. */
export function fillTemplate(template: Template, values: Values, names: Names = {}): Words | undefined {
  const es = fillLanguage(template.es, values, names, 'es');
  const ca = fillLanguage(template.ca, values, names, 'ca');
  return es === undefined || ca === undefined ? undefined : { es, ca };
}
