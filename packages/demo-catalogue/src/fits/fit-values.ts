import type { Facts, Values } from '../attributes.ts';
import type { BrandCode } from '../brands.ts';

/** Values by which the shop tells what fits, that follow from the others. They are no part of a product's identity. */
type FitValues = (facts: Facts, brand: BrandCode) => Values;

const chucked = (diameter: number): Values => ({ 'shank-diameter': diameter });
const hexShank = 6.35;
/** Bits above 10 mm for wood and masonry have a turned-down shank. */
const reduced: FitValues = ({ diameter }) => chucked(Math.min(diameter, 10));
const hexShanked: FitValues = () => chucked(hexShank);

const sawBore: FitValues = ({ 'disc-diameter': disc }) => ({ bore: disc < 190 ? 20 : 30 });

/** Small grinders for 76 mm discs have a spindle of their own. */
const grinder: FitValues = ({ 'disc-diameter': disc }) => (disc < 100 ? { bore: 10 } : { bore: 22.2, thread: 'm14' });

const wheelBore: Readonly<Record<number, number>> = { 125: 12.7, 150: 16, 175: 32, 200: 20 };

/** Pitch, gauge and drive links of the chain of a bar, by its length in centimetres. */
const chains: Readonly<Record<number, readonly [string, number, number]>> = {
  15: ['1-4-lp', 1.1, 28],
  20: ['1-4-lp', 1.1, 33],
  30: ['3-8-lp', 1.3, 44],
  35: ['3-8-lp', 1.3, 50],
  40: ['3-8-lp', 1.3, 56],
  45: ['3-8', 1.5, 66],
  50: ['3-8', 1.5, 72],
};
const chain: FitValues = ({ 'bar-length': bar }) => {
  const [pitch, gauge, links] = chains[bar]!;
  return { 'chain-pitch': pitch, 'chain-gauge': gauge, 'drive-links': links };
};

/** The smallest bag that is as large as the container; Festool makes its own. */
const bag: FitValues = ({ volume }, brand) => {
  const size = [20, 30, 36].find((one) => volume <= one) ?? 50;
  return { 'bag-model': brand === 'festool' ? `festool-${size}` : `u${size}` };
};

/** Width across flats of hexagon heads and nuts (ISO 4014, DIN 934 of the usual sizes). */
const keySizes: Readonly<Record<string, number>> = { m5: 8, m6: 10, m8: 13, m10: 17, m12: 19 };
const hexHead: FitValues = ({ thread }) => ({ 'key-size': keySizes[thread]! });

/** Ceramic tiles need the least of cementitious adhesives (EN 12004); porcelain soaks up none, and moves outdoors. */
const tileAdhesive: FitValues = ({ material, place }) => ({
  'adhesive-class': material === 'ceramic' ? 'c1' : place === 'outdoor' ? 'c2s1' : 'c2',
});
const adhesiveClasses: Readonly<Record<string, string>> = { c1t: 'c1', c1te: 'c1', c2te: 'c2', c2tes1: 'c2s1' };

const fitValues: Readonly<Record<string, FitValues>> = {
  'angle-grinder': grinder,
  'angle-grinder-battery': grinder,
  'circular-saw': sawBore,
  'battery-circular-saw': sawBore,
  'bench-grinder': ({ 'disc-diameter': disc }) => ({ bore: wheelBore[disc]! }),
  'twist-bit-metal': ({ diameter }) => chucked(diameter),
  'metal-bit-set': ({ pieces }) => chucked(pieces > 13 ? (pieces > 19 ? 13 : 10) : 8),
  'masonry-bit': reduced,
  'wood-bit': reduced,
  'wood-bit-set': () => chucked(10),
  'masonry-bit-set': () => chucked(10),
  'spade-bit': hexShanked,
  'bit-pack': hexShanked,
  'impact-bit-set': hexShanked,
  'drill-brush': hexShanked,
  'hole-saw': ({ diameter }) => chucked(diameter > 30 ? 9.5 : hexShank),
  'impact-wrench': ({ shank }) => ({ 'drive-size': shank === 'square-3-4' ? '3-4' : '1-2' }),
  'vacuum-cleaner': (facts, brand) => ({ ...bag(facts, brand), 'hose-diameter': facts.volume < 36 ? 27 : 36 }),
  'workshop-vacuum': (facts, brand) => ({ ...bag(facts, brand), 'hose-diameter': 36 }),
  'battery-vacuum': () => ({ 'hose-diameter': 27 }),
  'vacuum-bag': bag,
  'vacuum-hose': ({ diameter }) => ({ 'hose-diameter': diameter }),
  'air-tool-set': () => ({ pressure: 6 }),
  'inverter-welder': ({ diameter }) => ({ 'electrode-diameter': diameter }),
  'mig-welder': ({ diameter, process }) => ({
    'wire-diameter': diameter,
    ...(process === 'multi' && { 'electrode-diameter': 4 }),
  }),
  'welding-electrode': () => ({ process: 'mma' }),
  'welding-wire': () => ({ process: 'mig' }),
  'petrol-chainsaw': chain,
  'battery-chainsaw': chain,
  'mains-chainsaw': chain,
  'saw-chain': chain,
  'petrol-brush-cutter': ({ engine }) => ({ 'line-diameter': engine < 40 ? 2.4 : 3 }),
  'battery-trimmer': ({ voltage }) => ({ 'line-diameter': voltage < 36 ? 2 : 2.4 }),
  'trimmer-line': ({ diameter }) => ({ 'line-diameter': diameter }),
  'nylon-plug': ({ diameter }) => ({ 'drill-diameter': diameter }),
  'hook-anchor': ({ diameter }) => ({ 'drill-diameter': diameter }),
  'expansion-anchor': ({ thread }) => ({ 'drill-diameter': Number(thread.slice(1)) }),
  'hex-bolt': hexHead,
  'hex-nut': hexHead,
  'wall-tile': tileAdhesive,
  'porcelain-tile': tileAdhesive,
  'tile-adhesive': (facts) => ({ 'adhesive-class': adhesiveClasses[facts['strength-class']]! }),
};

const powerPacks = new Set(['battery-pack', 'fast-charger', 'multi-charger']);

/** A machine with an exchangeable battery, a battery or a charger belongs to the platform of its maker and voltage. */
const platform: FitValues = (facts, brand) => ({ 'battery-platform': `${brand}-${facts.voltage}` });
const hasPlatform = (kind: string, { voltage, 'power-source': source }: Values): boolean =>
  voltage !== undefined && (source === 'battery' || powerPacks.has(kind));

export const fitValuesOf = (kind: string, values: Values, brand: BrandCode): Values => ({
  ...fitValues[kind]?.(values as Facts, brand),
  ...(hasPlatform(kind, values) && platform(values as Facts, brand)),
});
