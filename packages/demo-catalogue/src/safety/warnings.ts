import type { Product } from '../product.ts';
import type { Words } from '../words.ts';
import { labelWarnings, mixtureOf } from './label-warnings.ts';
import { isMachine } from '../product-facts.ts';
import { kindWarnings } from './kind-warnings.ts';
import { warningText } from './warning-texts.ts';

type Facts = Pick<Product, 'kind' | 'section' | 'values'>;
type Codes = Readonly<Record<string, readonly string[]>>;

const bySource: Codes = {
  battery: ['battery'],
  mains: ['mains'],
  'three-phase': ['mains'],
  petrol: ['fumes', 'fuel'],
  diesel: ['fumes', 'fuel'],
  pneumatic: ['air'],
};

/** Machines that throw nothing and turn nothing within reach. */
const harmless = new Set([
  'chargers',
  'combos',
  'lights',
  'heaters',
  'fans',
  'vacuum-cleaners',
  'inflators',
  'robot-mowers',
  'barbecues',
  'sprayers',
  'generators',
  'power-stations',
  'glue-guns',
  'water-timers',
]);

const byFamily: Codes = {
  drills: ['reaction', 'hiddenLines'],
  'impact-drivers': ['reaction'],
  'impact-wrenches': ['reaction'],
  screwdrivers: ['hiddenLines'],
  'rotary-hammers': ['hiddenLines', 'dust', 'vibration'],
  grinders: ['guard', 'dust'],
  'circular-saws': ['blade', 'dust'],
  jigsaws: ['dust'],
  'scroll-saws': ['dust'],
  'reciprocating-saws': ['hiddenLines', 'vibration'],
  sanders: ['dust'],
  planers: ['dust'],
  routers: ['dust'],
  'biscuit-joiners': ['dust'],
  multitools: ['hiddenLines', 'dust'],
  'rotary-tools': ['dust'],
  'heat-guns': ['hot'],
  'glue-guns': ['hot'],
  batteries: ['lithium', 'charger'],
  chargers: ['charger', 'cover'],
  combos: ['eyes', 'lithium'],
  'mitre-saws': ['blade', 'dust'],
  'table-saws': ['blade', 'dust'],
  'band-saws': ['entangle', 'dust'],
  'vacuum-cleaners': ['vacuum'],
  compressors: ['pressure'],
  inflators: ['pressure'],
  nailers: ['neverPoint'],
  staplers: ['neverPoint'],
  'power-stations': ['lithium', 'cover'],
  generators: ['backfeed', 'hot'],
  welders: ['arc', 'weldFumes'],
  'pressure-washers': ['jet'],
  'bench-grinders': ['disc'],
  'drill-presses': ['entangle'],
  'bench-sanders': ['entangle', 'dust'],
  'laser-levels': ['laser'],
  'distance-meters': ['laser'],
  detectors: ['hiddenLines'],
  safes: ['heavy'],
  lights: ['glare'],
  heaters: ['cover', 'hot'],
  stoves: ['ventilation', 'hot'],
  fans: ['moving'],
  mixers: ['drum', 'dust'],
  ladders: ['ladder', 'powerLines', 'loadLimit'],
  scaffolds: ['scaffold', 'powerLines', 'loadLimit'],
  mowers: ['feet', 'bystanders'],
  'robot-mowers': ['robot', 'feet'],
  chainsaws: ['kickback', 'logger'],
  'brush-cutters': ['bystanders', 'vibration'],
  'hedge-trimmers': ['sharp', 'vibration'],
  blowers: ['bystanders'],
  shredders: ['hopper'],
  secateurs: ['sharp'],
  sprayers: ['sprayer'],
  'water-timers': ['drinking'],
  taps: ['drinking', 'hotWater'],
  showers: ['drinking', 'hotWater'],
  barbecues: ['hot'],
  harnesses: ['ppe3', 'fall'],
  'ear-defenders': ['ppe3', 'fit'],
};

const bySection: Codes = {
  'brocas-metal': ['bits'],
  'brocas-hormigon': ['bits', 'dust'],
  'brocas-madera': ['bits'],
  coronas: ['bits'],
  puntas: ['bits', 'smallParts'],
  'discos-corte': ['disc', 'eyes'],
  'discos-diamante': ['disc', 'dust'],
  'hojas-circular': ['sharp', 'bits'],
  'hojas-calar-sable': ['sharp', 'bits'],
  'cepillos-alambre': ['wireBrush'],
  abrasivos: ['dust'],
  serruchos: ['sharp'],
  martillos: ['chips'],
  cuteres: ['sharp'],
  formones: ['sharp'],
  sargentos: ['tension'],
  llaves: ['overload'],
  'vasos-carracas': ['overload'],
  'tijeras-podar': ['sharp'],
  tornillos: ['smallParts'],
  pernos: ['smallParts'],
  anclajes: ['smallParts', 'hiddenLines'],
  clavos: ['smallParts', 'chips'],
  guantes: ['ppe2', 'entangle'],
  gafas: ['ppe2'],
  mascarillas: ['ppe3', 'fit'],
  'proteccion-auditiva': ['ppe3', 'fit'],
  ropa: ['ppe1'],
  mecanismos: ['installer'],
  'tubos-cajas': ['installer'],
  bombillas: ['installer', 'glare'],
  grifos: ['drinking'],
  tuberia: ['drinking'],
  duchas: ['drinking'],
  ladrillos: ['dust', 'heavy'],
  tableros: ['dust'],
  azadas: ['sharp'],
  palas: ['hiddenLines'],
};

/**
 * Kinds that anybody uses safely without being told, some of whose models therefore carry no warning: the law asks for none there
 * (Regulation (EU) 2023/988 art. 9(7)), and a warning of nothing takes the attention from those that matter.
 */
const withoutWarnings: ReadonlySet<string> = new Set([
  'spirit-level',
  'try-square',
  'bevel-gauge',
  'micrometer',
  'measuring-wheel',
  'marking-pencil',
  'organiser',
  'storage-bin',
  'protective-case',
  'tool-backpack',
  'tool-belt',
  'tool-pouch',
  'bucket-organiser',
  'insole',
  'work-sock',
  'safety-sign',
  'plasterer-float',
  'watering-can',
  'plant-pot',
  'paint-roller',
  'paint-brush',
  'paint-tray',
  'masking-tape',
  'double-sided-tape',
  'weather-strip',
  'siphon',
]);

function codesOf({ kind, section, values }: Facts): readonly string[] {
  const family = kind.instructions ?? '';
  const source = isMachine({ kind, values }) ? (bySource[String(values['power-source'])] ?? []) : [];
  const machine =
    source.length > 0 && kind.instructions && !harmless.has(family) ? (['eyes', ...source] as const) : source;
  const ofKind = kindWarnings[kind.code];
  const own =
    (typeof ofKind === 'function' ? ofKind(values) : ofKind) ?? (kind.instructions ? [] : bySection[section]) ?? [];
  return [...new Set<string>([...machine, ...(byFamily[family] ?? []), ...own])];
}

/** The warnings of the maker (Regulation (EU) 2023/988 art. 19), for mixtures the text of the label (Regulation (EC) 1272/2008). */
export function warningsOf(product: Facts): readonly Words[] {
  if (product.kind.virtual) return [];
  const mixture = mixtureOf(product);
  return mixture ? labelWarnings(mixture) : codesOf(product).map((code) => warningText(code));
}

/** Each thing warns of something, unless its kind is said to be harmless: a new kind is not forgotten. */
export const needsWarnings = ({ kind }: Facts): boolean => !kind.virtual && !withoutWarnings.has(kind.code);
