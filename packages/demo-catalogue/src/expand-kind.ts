import { attributes, isAttributeCode, type Facts, type Values } from './attributes.ts';
import { brandOf, brands, type BrandCode } from './brands.ts';
import { editionsFor } from './editions.ts';
import { modelNameOf } from './models/model-name.ts';
import { fillTemplate } from './fill-template.ts';
import { fitValuesOf } from './fits/fit-values.ts';
import type { Kind, Template, Version } from './kind-table.ts';
import { retailPrice } from './retail-price.ts';
import { chance, fraction } from './seed.ts';
import type { Words } from './words.ts';

/** A product without article number and links to other products. */
export interface Draft {
  /** The same in every build; articles, stock and dates follow from it. */
  readonly identity: string;
  readonly kind: Kind;
  readonly section: string;
  readonly brand: BrandCode;
  readonly values: Values;
  /** Begins with the model's name. */
  readonly name: Words;
  /** A code such as 'NDP 18-60' or the name of a series; empty for goods without either. */
  readonly modelName: string;
  readonly price: number;
  /** What a piece contains: `15 l`. */
  readonly content: string;
  readonly version: Version | undefined;
  /** Shared by the versions of one model. */
  readonly model: string;
  readonly versionLabel: Words | undefined;
}

interface Model {
  readonly key: string;
  /** The key without what its versions differ in. */
  readonly group: string;
  readonly values: Values;
}

const isBrand = (code: string): boolean => brands.has(code);

/** The models of a kind in every combination with its axes. */
export function combinations(kind: Kind): Values[] {
  const axes = Object.entries(kind.axes ?? {});
  return axes.reduce<Values[]>(
    (rows, [code, options]) =>
      rows.flatMap((row) => (options ?? []).map((option): Values => ({ ...row, [code]: option }))),
    [...kind.models],
  );
}

/** Identifies a model within its kind by its distinguishing values, so that common values can be added later. */
const keyOf = (row: Values, without: ReadonlySet<string> = new Set()): string =>
  Object.entries(row)
    .filter(([code]) => !without.has(code))
    .map(([code, value]) => (value === true ? code : String(value)))
    .join('-');

/** Varies a number by brand and rounds it to its usual precision. */
function varied(value: number, share: number, seed: string): number {
  const moved = value * (1 + (fraction(seed) * 2 - 1) * share);
  const step = value >= 1000 ? 50 : value >= 100 ? 5 : value >= 10 ? 1 : 0.1;
  return Number((Math.round(moved / step) * step).toFixed(1));
}

function withDerived(kind: Kind, row: Values, seed: string): Values {
  const full: Record<string, number | string | boolean> = { ...row };
  for (const [code, derive] of Object.entries(kind.derived ?? {})) {
    // A formula uses only values of its own table; a missing one becomes NaN and stops the build.
    full[code] = Number(derive(full as Facts).toFixed(2));
  }
  for (const [code, share] of Object.entries(kind.vary ?? {})) {
    if (typeof full[code] === 'number') full[code] = varied(full[code], share, `${seed} ${code}`);
  }
  // Nobody weighs a cabinet to ten grams.
  if (typeof full['weight'] === 'number' && full['weight'] >= 2)
    full['weight'] = Number(full['weight'].toFixed(full['weight'] < 20 ? 1 : 0));
  return full as Values;
}

function checkValues(values: Values, where: string): void {
  for (const [code, value] of Object.entries(values)) {
    if (!isAttributeCode(code)) throw new Error(`${where}: unknown attribute ${code}`);
    const attribute = attributes[code];
    const isValid =
      attribute.type === 'text'
        ? Object.hasOwn(attribute.values, String(value))
        : attribute.type === 'flag'
          ? value === true
          : typeof value === 'number' && Number.isFinite(value);
    if (!isValid) throw new Error(`${where}: ${code} cannot be ${String(value)}`);
  }
}

function modelsOf(kind: Kind, brand: BrandCode): Model[] {
  const apart = new Set<string>(kind.versionsBy?.codes ?? []);
  return combinations(kind)
    .map((row) => ({ key: keyOf(row), group: keyOf(row, apart), row: { ...kind.values, ...row } }))
    .filter(({ row }) => !kind.where || kind.where(row as Facts))
    .filter(({ group }, at) => at === 0 || chance(`makes ${brand} ${kind.code} ${group}`, kind.share ?? 1))
    .filter(({ row: { voltage } }) => voltage === undefined || (brandOf(brand).voltages?.includes(voltage) ?? true))
    .map(({ key, group, row }) => ({ key, group, values: withDerived(kind, row, `${brand} ${kind.code} ${group}`) }));
}

function mustFill(template: Template, values: Values, where: string): Words {
  const words = fillTemplate(template, values);
  if (!words) throw new Error(`${where}: the name needs a value that is missing: ${template.es}`);
  return { es: words.es.trim(), ca: words.ca.trim() };
}

const versionsOf = (kind: Kind, model: Model): readonly (Version | undefined)[] =>
  kind.versions?.filter((version) => !version.fits || version.fits(model.values as Facts)) ?? [undefined];

/** Every product of a kind, in the order of its table. */
export function expandKind(section: string, kind: Kind, scale: number): Draft[] {
  const drafts: Draft[] = [];
  for (const [brand, level] of Object.entries(kind.brands)) {
    if (!isBrand(brand)) throw new Error(`${kind.code}: unknown brand ${brand}`);
    for (const model of modelsOf(kind, brand)) {
      for (const version of versionsOf(kind, model)) {
        for (const edition of editionsFor(kind, scale))
          drafts.push(draftOf(section, kind, brand, level ?? 1, model, version, edition));
      }
    }
  }
  return drafts;
}

function draftOf(
  section: string,
  kind: Kind,
  brand: BrandCode,
  level: number,
  model: Model,
  version: Version | undefined,
  edition: ReturnType<typeof editionsFor>[number],
): Draft {
  const identity = [kind.code, brand, model.key, version?.code, edition.code].filter(Boolean).join('/');
  const values: Values = { ...model.values, ...version?.values, ...fitValuesOf(kind.code, model.values, brand) };
  checkValues(values, identity);
  const facts = values as Facts;
  const body = kind.price(facts) * (kind.exactPrice ? 1 : level * brandOf(brand).level);
  const amount = (version ? version.price(body, facts) : body) * edition.price;
  if (!(amount > 0)) throw new Error(`${identity}: no price`);
  const modelName = modelNameOf(section, kind, brand, values);
  const begin = modelName && `${modelName} `;
  const name = mustFill(kind.name, values, identity);
  const ending = version ? fillTemplate(version.name, values) : undefined;
  const label = version?.label ?? (kind.versionsBy && mustFill(kind.versionsBy.label, values, identity));
  return {
    identity,
    kind,
    section,
    brand,
    values,
    version,
    modelName,
    name: {
      es: begin + name.es + (ending?.es ?? '') + edition.name.es,
      ca: begin + name.ca + (ending?.ca ?? '') + edition.name.ca,
    },
    // A pack has several pieces, and no table says how many.
    content: edition.code ? '' : (kind.content?.(facts) ?? ''),
    price: kind.exactPrice ? amount : retailPrice(amount, `${brand} ${identity}`),
    model: [kind.code, brand, model.group].filter(Boolean).join('-'),
    versionLabel:
      label && edition.code ? { es: `${label.es}${edition.name.es}`, ca: `${label.ca}${edition.name.ca}` } : label,
  };
}
