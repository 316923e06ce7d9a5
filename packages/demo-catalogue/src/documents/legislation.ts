import type { NumberedDraft } from '../product.ts';
import { isMachine } from '../product-facts.ts';
import { attributes } from '../attributes.ts';
import type { Words } from '../words.ts';
import { isProtective } from './guides/find-guide.ts';

const laws = {
  machinery: { es: 'Directiva 2006/42/CE, de máquinas', ca: 'Directiva 2006/42/CE, de màquines' },
  emc: {
    es: 'Directiva 2014/30/UE, de compatibilidad electromagnética',
    ca: 'Directiva 2014/30/UE, de compatibilitat electromagnètica',
  },
  rohs: {
    es: 'Directiva 2011/65/UE, de sustancias peligrosas en aparatos eléctricos y electrónicos',
    ca: 'Directiva 2011/65/UE, de substàncies perilloses en aparells elèctrics i electrònics',
  },
  noise: {
    es: 'Directiva 2000/14/CE, de emisiones sonoras de máquinas al aire libre',
    ca: 'Directiva 2000/14/CE, d’emissions sonores de màquines a l’aire lliure',
  },
  lowVoltage: { es: 'Directiva 2014/35/UE, de baja tensión', ca: 'Directiva 2014/35/UE, de baixa tensió' },
  vessels: {
    es: 'Directiva 2014/29/UE, de recipientes a presión simples',
    ca: 'Directiva 2014/29/UE, de recipients a pressió simples',
  },
  gas: { es: 'Reglamento (UE) 2016/426, de aparatos de gas', ca: 'Reglament (UE) 2016/426, d’aparells de gas' },
  batteries: {
    es: 'Reglamento (UE) 2023/1542, de pilas y baterías',
    ca: 'Reglament (UE) 2023/1542, de piles i bateries',
  },
  ppe: {
    es: 'Reglamento (UE) 2016/425, de equipos de protección individual',
    ca: 'Reglament (UE) 2016/425, d’equips de protecció individual',
  },
  construction: {
    es: 'Reglamento (UE) n.º 305/2011, de productos de construcción',
    ca: 'Reglament (UE) núm. 305/2011, de productes de construcció',
  },
  safety: {
    es: 'Reglamento (UE) 2023/988, de seguridad general de los productos',
    ca: 'Reglament (UE) 2023/988, de seguretat general dels productes',
  },
} as const satisfies Record<string, Words>;

/** The standard of the family, or of the kind where it has no family. */
const standards: Readonly<Record<string, string>> = {
  drills: 'EN 62841-2-1',
  screwdrivers: 'EN 62841-2-2',
  'impact-drivers': 'EN 62841-2-2',
  'impact-wrenches': 'EN 62841-2-2',
  combos: 'EN 62841-1',
  'rotary-hammers': 'EN IEC 62841-2-6',
  grinders: 'EN IEC 62841-2-3',
  sanders: 'EN 62841-2-4',
  'circular-saws': 'EN 62841-2-5',
  jigsaws: 'EN 62841-2-11',
  'reciprocating-saws': 'EN 62841-2-11',
  'scroll-saws': 'EN 62841-1',
  multitools: 'EN 62841-1',
  'rotary-tools': 'EN 62841-1',
  planers: 'EN 62841-2-14',
  routers: 'EN 62841-2-17',
  'biscuit-joiners': 'EN 62841-2-17',
  'mitre-saws': 'EN IEC 62841-3-9',
  'table-saws': 'EN 62841-3-1',
  'band-saws': 'EN 61029-2-5',
  'drill-presses': 'EN IEC 62841-3-13',
  'bench-grinders': 'EN 62841-3-4',
  'bench-sanders': 'EN 61029-1',
  'heat-guns': 'EN 60335-2-45',
  'glue-guns': 'EN 60335-2-45',
  chargers: 'EN 60335-2-29',
  batteries: 'EN 62133-2',
  'vacuum-cleaners': 'EN 60335-2-69',
  compressors: 'EN 1012-1',
  inflators: 'EN 1012-1',
  nailers: 'EN ISO 11148-13',
  staplers: 'EN ISO 11148-13',
  generators: 'EN ISO 8528-13',
  welders: 'EN IEC 60974-1',
  'pressure-washers': 'EN 60335-2-79',
  'laser-levels': 'EN 60825-1',
  'distance-meters': 'EN 60825-1',
  detectors: 'EN 61326-1',
  mixers: 'EN 62841-1',
  mowers: 'EN ISO 5395-2',
  'robot-mowers': 'EN 50636-2-107',
  chainsaws: 'EN 62841-4-1',
  'brush-cutters': 'EN ISO 11806-1',
  'hedge-trimmers': 'EN 62841-4-2',
  secateurs: 'EN 62841-1',
  blowers: 'EN 50636-2-100',
  shredders: 'EN 50434',
  barbecues: 'EN 1860-1',
  heaters: 'EN 60335-2-30',
  stoves: 'EN 16510-1',
  fans: 'EN 60335-2-80',
  lights: 'EN IEC 60598-1',
  ladders: 'EN 131-2',
  scaffolds: 'EN 1004-1',
  'cement-bag': 'EN 197-1',
  'tile-adhesive': 'EN 12004',
  plasterboard: 'EN 520',
  'insulation-roll': 'EN 13162',
  'hollow-brick': 'EN 771-1',
  window: 'EN 14351-1',
  'socket-outlet': 'UNE 20315',
  'light-switch': 'EN 60669-1',
  'circuit-breaker': 'EN 60898-1',
  'extension-reel': 'EN 61242',
  'extension-lead': 'UNE 20315',
  'power-strip': 'UNE 20315',
  'bath-extractor': 'EN 60335-2-80',
  'laser-receiver': 'EN 61326-1',
};

const construction = new Set([
  'cement-bag',
  'tile-adhesive',
  'plasterboard',
  'insulation-roll',
  'hollow-brick',
  'window',
  'stove',
]);
const outdoor = new Set([
  'mowers',
  'chainsaws',
  'brush-cutters',
  'hedge-trimmers',
  'blowers',
  'shredders',
  'generators',
  'pressure-washers',
  'mixers',
]);
const lowVoltage = new Set([
  'socket-outlet',
  'light-switch',
  'circuit-breaker',
  'extension-reel',
  'extension-lead',
  'power-strip',
]);
const appliances = new Set(['heaters', 'fans', 'lights', 'chargers', 'welders']);

/** Building products are declared by their performance. */
export const isConstruction = ({ kind }: Pick<NumberedDraft, 'kind'>): boolean => construction.has(kind.code);

/** What the declaration of a product names: the Union's law and the harmonised standards. */
export function legislationOf(product: NumberedDraft): { laws: Words[]; standards: string[] } {
  const { kind, values } = product;
  const family = kind.instructions ?? kind.code;
  const own =
    values.standard === undefined
      ? undefined
      : attributes.standard.values[values.standard as keyof typeof attributes.standard.values];
  const named = [own?.es, standards[family] ?? standards[kind.code]].filter((one) => one !== undefined);
  if (isConstruction(product)) return { laws: [laws.construction], standards: named };
  if (isProtective(product)) return { laws: [laws.ppe], standards: named };
  if (lowVoltage.has(kind.code)) return { laws: [laws.lowVoltage, laws.rohs], standards: named };
  if (family === 'batteries') return { laws: [laws.batteries, laws.emc], standards: named };
  if (!isMachine(product))
    return {
      laws: named.includes('EN 60825-1') || named.includes('EN 61326-1') ? [laws.emc, laws.rohs] : [laws.safety],
      standards: named,
    };
  if (values['power-source'] === 'gas' && family === 'barbecues') return { laws: [laws.gas], standards: ['EN 498'] };
  const isElectric = values['power-source'] === 'battery' || values['power-source'] === 'mains';
  return {
    laws: [
      appliances.has(family) ? laws.lowVoltage : laws.machinery,
      ...(values['power-source'] === 'pneumatic' ? [] : [laws.emc]),
      ...(isElectric ? [laws.rohs] : []),
      ...(outdoor.has(family) ? [laws.noise] : []),
      ...(family === 'compressors' ? [laws.vessels] : []),
    ],
    standards: named,
  };
}
