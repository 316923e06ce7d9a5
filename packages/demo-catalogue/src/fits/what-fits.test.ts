import { describe, expect, test } from 'vitest';
import type { Values } from '../attributes.ts';
import { catalogueTables } from '../catalogue-tables.ts';
import { type Draft, expandKind } from '../expand-kind.ts';
import { isOnSide } from '../shop-rules.ts';
import { fitRules, ruleBrokenBy, requireFits } from './what-fits.ts';

const { tables } = await catalogueTables();
const drafts = tables.flatMap(({ section, table }) => table.kinds.flatMap((kind) => expandKind(section, kind, 1)));

/** A product of a kind with these values: 'angle-grinder disc-diameter=115', 'battery-pack milwaukee voltage=18'. */
function find(words: string): Draft {
  const [kind, ...needs] = words.split(' ');
  const found = drafts.find(
    (draft) =>
      draft.kind.code === kind &&
      needs.every((need) => {
        const [code, value] = need.split('=');
        return value === undefined ? draft.brand === code : String(draft.values[code as keyof Values]) === value;
      }),
  );
  if (!found) throw new Error(`the demo has no ${words}`);
  return found;
}

/** What a rule speaks of so that it is never offered: no disc fits a band saw. */
const fitsNothing: Readonly<Record<string, string>> = {
  'anchor-bit': 'masonry-bit-set',
  'barbecue-cover': 'electric-barbecue',
  chuck: 'cup-brush hand-wire-brush sds-bit wheel-brush',
  'cup-brush': 'angle-grinder-battery',
  electrode: 'mig-welder tig-welder',
  'glue-stick': 'battery-heat-gun heat-gun',
  'grinding-wheel': 'belt-disc-sander wet-grinder',
  'impact-socket': 'drywall-screwdriver impact-driver',
  'router-bit': 'battery-planer biscuit-joiner planer',
  'sanding-belt': 'battery-sander bench-grinder drill-press drill-vice grinding-wheel random-orbit-sander wet-grinder',
  'sanding-disc': 'belt-sander',
  'saw-blade': 'band-saw saw-stand',
  'screw-bit': 'self-drilling-screw',
  shank: 'rotary-tool scroll-saw',
  'trimmer-line': 'battery-hedge-trimmer petrol-hedge-trimmer',
  'vacuum-bag': 'battery-vacuum',
  'welding-wire': 'inverter-welder tig-welder',
  'wheel-brush': 'belt-disc-sander wet-grinder',
};

const wrong: readonly (readonly [rule: string, one: string, other: string])[] = [
  ['battery', 'battery-pack milwaukee voltage=18', 'hammer-drill makros voltage=18'],
  ['battery', 'battery-pack norda voltage=12', 'hammer-drill norda voltage=18'],
  ['battery', 'battery-pack norda voltage=18', 'fast-charger norda voltage=36'],
  ['charger', 'fast-charger milwaukee voltage=18', 'battery-jigsaw norda voltage=18'],
  ['platform', 'hammer-drill norda voltage=18', 'impact-driver norda voltage=12'],
  ['platform', 'battery-mower stihl', 'battery-blower norda voltage=36'],
  ['grinder-disc', 'angle-grinder disc-diameter=115', 'cutting-disc disc-diameter=230'],
  ['grinder-disc', 'angle-grinder-battery disc-diameter=125', 'diamond-disc disc-diameter=300'],
  ['grinder-disc', 'angle-grinder-battery disc-diameter=76', 'flap-disc disc-diameter=115'],
  ['grinder-disc', 'circular-saw disc-diameter=160', 'cutting-disc disc-diameter=230'],
  ['cup-brush', 'angle-grinder disc-diameter=115', 'cup-brush diameter=100'],
  ['knife-blade', 'utility-knife blade-form=snap-off', 'knife-blade blade-form=trapezoid'],
  ['wheel-brush', 'bench-grinder disc-diameter=150', 'wheel-brush diameter=200'],
  ['saw-blade', 'circular-saw disc-diameter=190', 'circular-saw-blade disc-diameter=216'],
  ['saw-blade', 'angle-grinder disc-diameter=230', 'circular-saw-blade disc-diameter=235'],
  ['grinding-wheel', 'bench-grinder disc-diameter=150', 'grinding-wheel disc-diameter=200'],
  ['chuck', 'drill-driver chuck=10', 'twist-bit-metal diameter=12'],
  ['chuck', 'hammer-drill', 'sds-bit shank=sds-plus'],
  ['shank', 'mains-rotary-hammer shank=sds-max', 'sds-bit shank=sds-plus'],
  ['shank', 'mains-rotary-hammer shank=sds-plus', 'masonry-bit'],
  ['shank', 'impact-driver', 'wood-bit'],
  ['shank', 'jigsaw', 'sabre-blade'],
  ['shank', 'multitool', 'jigsaw-blade'],
  ['shank', 'scroll-saw', 'jigsaw-blade'],
  ['impact-socket', 'impact-wrench shank=square-1-2', 'impact-socket drive-size=3-4'],
  ['hand-socket', 'ratchet drive-size=1-4', 'hand-socket drive-size=1-2'],
  ['router-bit', 'router collet=6', 'router-bit-set collet=8'],
  ['screw-bit', 'wood-screw tip-size=t20', 'bit-pack tip-size=t25'],
  ['screw-bit', 'self-drilling-screw drive-head=hex', 'bit-pack tip-size=ph2'],
  ['anchor-bit', 'nylon-plug diameter=8', 'masonry-bit diameter=6'],
  ['anchor-bit', 'expansion-anchor thread=m12', 'sds-bit diameter=10'],
  ['sanding-disc', 'random-orbit-sander pad-size=125', 'sanding-disc diameter=150'],
  ['sanding-belt', 'belt-sander width=75 length=457', 'sanding-belt width=75 length=533'],
  ['vacuum-bag', 'vacuum-cleaner festool', 'vacuum-bag brumak volume=20'],
  ['vacuum-hose', 'workshop-vacuum', 'vacuum-hose diameter=27'],
  ['glue-stick', 'glue-gun diameter=7', 'glue-stick diameter=11'],
  ['nail', 'battery-nailer gauge=g18', 'collated-nail gauge=g16'],
  ['nail', 'pneumatic-stapler gauge=s-90', 'staple-box gauge=s-53'],
  ['electrode', 'tig-welder', 'welding-electrode'],
  ['welding-wire', 'inverter-welder', 'welding-wire'],
  ['welding-wire', 'mig-welder diameter=0.8', 'welding-wire diameter=1'],
  ['washer-hose', 'petrol-pressure-washer', 'washer-hose pressure=160'],
  ['saw-chain', 'petrol-chainsaw bar-length=40', 'saw-chain bar-length=35'],
  ['trimmer-line', 'battery-trimmer voltage=18', 'trimmer-line diameter=3'],
  ['hose-connector', 'garden-hose diameter=15', 'hose-connector diameter=19'],
  ['nut-of-bolt', 'hex-bolt thread=m8', 'hex-nut thread=m10'],
  ['nut-of-rod', 'threaded-rod thread=m8', 'hex-nut thread=m10'],
  ['washer-of-nut', 'hex-nut thread=m8', 'flat-washer thread=m10'],
  ['wrench', 'hex-bolt thread=m8', 'combination-wrench key-size=10'],
  ['pipe-fitting', 'water-pipe diameter=16', 'pipe-connector diameter=20'],
  ['flexible-connector', 'angle-valve thread=1-2', 'flexible-connector'],
  ['barbecue-cover', 'gas-barbecue width-cm=60', 'barbecue-cover width-cm=70'],
  ['tile-adhesive', 'porcelain-tile place=outdoor', 'tile-adhesive strength-class=c1te'],
  ['tile-adhesive', 'porcelain-tile place=outdoor', 'tile-adhesive strength-class=c2te'],
  ['tile-adhesive', 'wall-tile', 'tile-adhesive strength-class=c2tes1'],
  ['duct', 'bath-extractor diameter=125', 'ventilation-duct diameter=100'],
];

const right: readonly (readonly [one: string, other: string])[] = [
  ['battery-pack norda voltage=18', 'hammer-drill norda voltage=18'],
  ['battery-pack norda voltage=18', 'fast-charger norda voltage=18'],
  ['battery-mower stihl', 'battery-pack stihl voltage=36'],
  ['angle-grinder disc-diameter=115', 'cutting-disc disc-diameter=115'],
  ['angle-grinder disc-diameter=230', 'cup-brush diameter=100'],
  ['angle-grinder disc-diameter=125', 'safety-spectacles'],
  ['circular-saw disc-diameter=190', 'circular-saw-blade disc-diameter=190'],
  ['drill-driver chuck=10', 'twist-bit-metal diameter=10'],
  ['hammer-drill', 'spade-bit'],
  ['impact-driver', 'impact-bit-set'],
  ['mains-rotary-hammer shank=sds-max', 'sds-bit shank=sds-max'],
  ['petrol-chainsaw bar-length=40', 'saw-chain bar-length=40'],
  ['petrol-chainsaw bar-length=50', 'saw-chain bar-length=50'],
  ['battery-chainsaw bar-length=15', 'saw-chain bar-length=15'],
  ['battery-chainsaw bar-length=20', 'saw-chain bar-length=20'],
  ['battery-sander pad-size=77', 'sanding-disc diameter=77'],
  ['charcoal-barbecue width-cm=57', 'barbecue-cover width-cm=70'],
  ['vacuum-cleaner norda volume=30', 'vacuum-bag brumak volume=30'],
  ['pneumatic-nailer', 'air-compressor pressure=8'],
  ['utility-knife blade-width=18', 'knife-blade blade-width=18'],
  ['hex-bolt thread=m8', 'combination-wrench key-size=13'],
  ['porcelain-tile place=outdoor', 'tile-adhesive strength-class=c2tes1'],
  ['porcelain-tile place=indoor', 'tile-adhesive strength-class=c2te'],
  ['wall-tile', 'tile-adhesive strength-class=c1te'],
  ['porcelain-tile place=outdoor', 'tile-grout'],
];

describe('the demo’s rules', () => {
  test.each(wrong)('%s: %s is not offered with %s', (code, one, other) => {
    expect(ruleBrokenBy(find(one), find(other))).toBeDefined();
    const withoutIt = ruleBrokenBy(find(one), find(other), code);
    // Batteries and chargers are held by the platform too.
    if (!['battery', 'charger', 'platform'].includes(code)) expect(withoutIt?.code).toBeUndefined();
    expect(ruleBrokenBy(find(other), find(one))).toBeDefined();
  });

  test.each(right)('%s is offered with %s', (one, other) => {
    expect(ruleBrokenBy(find(one), find(other))?.code).toBeUndefined();
  });

  test.each(fitRules.map((rule) => [rule.code, rule] as const))('%s: has accessories that fit machines', (_, rule) => {
    const sides = {
      accessory: drafts.filter((draft) => isOn(rule.accessory, draft)),
      machine: drafts.filter((draft) => isOn(rule.machine, draft)),
    };
    expect(sides.accessory.length).toBeGreaterThan(0);
    expect(
      sides.accessory.some((one) => sides.machine.some((other) => one !== other && !ruleBrokenBy(one, other))),
    ).toBe(true);
  });

  test('the values that a rule compares are on both sides of it', () => {
    const bare = new Set<string>();
    for (const { code, accessory, machine, conditions } of fitRules)
      for (const draft of drafts)
        for (const { attribute, of } of conditions) {
          if (isOn(accessory, draft) && draft.values[attribute as keyof Values] === undefined)
            bare.add(`${code}: ${draft.kind.code}`);
          if (isOn(machine, draft) && draft.values[of as keyof Values] === undefined)
            bare.add(`${code}: ${draft.kind.code}`);
        }
    expect([...bare].sort()).toEqual(
      Object.entries(fitsNothing).flatMap(([code, kinds]) => kinds.split(' ').map((kind) => `${code}: ${kind}`)),
    );
  });
});

const isOn = (side: (typeof fitRules)[number]['accessory'], draft: Draft): boolean =>
  isOnSide(side, {
    sections: sectionsOf(draft.section),
    attributes: Object.fromEntries(Object.entries(draft.values).map(([code, value]) => [code, [value]])),
  });
const sectionsOf = (section: string): string[] => [section];

test('the build stops at a wrong offer and names it', () => {
  const product = (words: string, article: string) => ({ ...find(words), article, soldTogether: [], kitLines: [] });
  const grinder = product('angle-grinder disc-diameter=115', 'G');
  const [fitting, larger] = [
    product('cutting-disc disc-diameter=115', 'D'),
    product('cutting-disc disc-diameter=230', 'X'),
  ];
  expect(() => requireFits([{ ...grinder, soldTogether: ['D'] }, fitting])).not.toThrow();
  expect(() => requireFits([{ ...grinder, soldTogether: ['X'] }, larger])).toThrow(
    `${grinder.identity} and ${larger.identity} are sold together but do not fit (grinder-disc`,
  );
  const drill = product('hammer-drill norda voltage=18', 'H');
  const battery = product('battery-pack norda voltage=12', 'B');
  const parts = ['H', 'B'].map((article) => ({ article, quantity: 1 }));
  expect(() => requireFits([{ ...product('combo-2', 'K'), kitLines: parts }, drill, battery])).toThrow(
    /are parts of combo-2/,
  );
});
