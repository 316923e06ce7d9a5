import type { Product } from './product.ts';

type Facts = Pick<Product, 'kind' | 'values'>;

const engines = new Set<unknown>(['battery', 'mains', 'three-phase', 'petrol', 'diesel', 'pneumatic', 'gas']);

/** Driven by a motor or heated by a burner, and not by hand. */
export const isMachine = ({ kind, values }: Pick<Facts, 'kind' | 'values'>): boolean =>
  !kind.virtual && engines.has(values['power-source']);

const electric = new Set<unknown>(['battery', 'mains', 'three-phase']);

/** Electrical and electronic equipment (RD 110/2015). */
export const isAppliance = ({ kind, values }: Facts): boolean => !kind.virtual && electric.has(values['power-source']);

/** Kinds that are electrical without a motor or heater that a value names. */
const electricKinds = new Set([
  'led-bulb',
  'filament-bulb',
  'led-tube',
  'petrol-generator',
  'inverter-generator',
  'diesel-generator',
  'line-laser',
  'rotary-laser',
  'welding-helmet',
  'safe',
  'socket-outlet',
  'light-switch',
  'circuit-breaker',
  'extension-reel',
  'extension-lead',
  'power-strip',
  'site-heater',
  'multimeter',
  'clamp-meter',
  'voltage-tester',
  'voltage-pen',
]);

const isElectronic = ({ kind, values }: Facts): boolean =>
  electricKinds.has(kind.code) ||
  values['dry-cells'] !== undefined ||
  values['lumens'] !== undefined ||
  values['reading'] === 'digital' ||
  values['stove-fuel'] === 'pellet';

/** Collected as electrical and electronic equipment (RD 110/2015): appliances, and lamps, instruments and fittings too. */
export const isWeee = (facts: Facts): boolean => isAppliance(facts) || (!facts.kind.virtual && isElectronic(facts));

/** Kinds that are batteries, or always have one though no value says so. */
const batteryKinds = new Set([
  'battery-pack',
  'household-battery',
  'button-cell',
  'hand-torch',
  'head-torch',
  'line-laser',
  'rotary-laser',
  'welding-helmet',
  'safe',
  'multimeter',
  'clamp-meter',
  'voltage-tester',
  'voltage-pen',
]);

/** A battery, or sold with one inside or in its box (Regulation (EU) 2023/1542); a bare machine comes without. */
export const hasBattery = ({ kind, values }: Facts): boolean =>
  batteryKinds.has(kind.code) ||
  (values['power-source'] === 'battery' && values['delivery'] !== 'body') ||
  values['dry-cells'] !== undefined ||
  values['reading'] === 'digital';

/** The class by weight in kilos; parcels have none. */
export function deliveryClassOf({ kind, values }: Facts): string {
  if (kind.deliveryClass) return kind.deliveryClass;
  const weight = Math.max(Number(values['weight'] ?? 0), Number(values['content-kg'] ?? 0));
  if (kind.virtual || weight < 20) return '';
  return weight < 120 ? 'bulky' : 'pallet';
}
