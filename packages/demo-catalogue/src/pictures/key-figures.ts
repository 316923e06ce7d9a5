import { attributeOf, isAttributeCode, type AttributeCode, type Values } from '../attributes.ts';
import { fillTemplate } from '../fill-template.ts';
import type { Template } from '../kind-table.ts';

const maxFigures = 3;

/** Pictures serve both languages: numbers, and names that both write alike, such as M8 or SDS-Plus. */
function isFigure(code: string, values: Values): boolean {
  // The colour is painted.
  if (!isAttributeCode(code) || code === 'colour') return false;
  const attribute = attributeOf(code);
  const value = values[code];
  if (attribute.type === 'number') return value !== undefined;
  const words = attribute.type === 'text' ? attribute.values[String(value)] : undefined;
  return words !== undefined && words.es === words.ca && words.es.length <= 12 && /\d|^\p{Lu}{2}/u.test(words.es);
}

/** Numbers without a unit are written as trades write them; others are a count, which is written as a multiple. */
const signs: Partial<Record<AttributeCode, string>> = {
  grain: 'P\u00a0{grain}',
  teeth: 'Z\u00a0{teeth}',
  'shoe-size': 'EU\u00a0{shoe-size}',
  'security-level': 'N\u00a0{security-level}',
  conductors: '{conductors}\u00a0×',
};

/** The unit of pieces differs by language. */
function formOf(code: string): string {
  const attribute = isAttributeCode(code) ? attributeOf(code) : undefined;
  const isCount = attribute?.type === 'number' && (attribute.unit === '' || attribute.unit === 'ud.');
  return signs[code as AttributeCode] ?? (isCount ? `×\u00a0{${code}#}` : `{${code}}`);
}

/** The figures that tell a product from its neighbours: those its name has, in its order. */
export function keyFigures(name: Template, values: Values, more: readonly string[]): readonly string[] {
  const named = Array.from(name.es.matchAll(/\{([\w-]+)[^}]*\}/g), ([, code]) => code!);
  return [...new Set([...named, ...more])]
    .filter((code) => isFigure(code, values))
    .slice(0, maxFigures)
    .map((code) => fillTemplate({ es: formOf(code), ca: formOf(code) }, values)?.es ?? '')
    .filter(Boolean);
}
