import { describe, expect, test } from 'vitest';
import { catalogueTables } from '../../catalogue-tables.ts';
import { expandKind, type Draft } from '../../expand-kind.ts';
import { compareReading } from './compare-reading.ts';
import { expectedNouns } from './expected-nouns.ts';
import type { Reading } from './reading.ts';

const { tables } = await catalogueTables();
const kinds = tables.flatMap(({ section, table }) => table.kinds.map((kind) => ({ section, kind })));

function productOf(code: string, hasValues: (values: Draft['values']) => boolean = () => true): Draft {
  const { section, kind } = kinds.find(({ kind: { code: own } }) => own === code)!;
  return expandKind(section, kind, 1).find(({ values }) => hasValues(values))!;
}

const empty: Reading = {
  form: '',
  thing: '',
  count: '1',
  parts: '',
  colours: '',
  power: '',
  printed: '',
  note: '',
  filled: '',
};

test('each kind has names by which its picture is known', () => {
  const unnamed = kinds
    .filter(({ section, kind }) =>
      expandKind(section, kind, 1).some(({ values }) => !expectedNouns(kind.code, values)[0]),
    )
    .map(({ kind }) => kind.code);
  expect(unnamed).toEqual([]);
});

describe('a reading', () => {
  const circlip = productOf('pliers', ({ jaw }) => jaw === 'circlip');

  test('agrees when it names the thing as the product does', () => {
    expect(compareReading(circlip, { ...empty, thing: 'Circlip pliers / alicates' })).toEqual([]);
  });

  test.each(['combination pliers', 'side cutters', 'pincers', 'unknown'])(
    'of %s is not one of circlip pliers',
    (thing) => {
      expect(compareReading(circlip, { ...empty, thing })).toEqual([`is ${thing}`]);
    },
  );

  test('of a longer name is not one of its part', () => {
    const drill = productOf('drill-driver', ({ delivery }) => delivery === 'kit');
    expect(compareReading(drill, { ...empty, thing: 'cordless drill', power: 'battery' })).toEqual([]);
    expect(compareReading(drill, { ...empty, thing: 'drill press', power: 'battery' })).toEqual(['is drill press']);
    expect(compareReading(drill, { ...empty, thing: 'drill', power: 'cable' })).toEqual([
      'has cable instead of a battery',
    ]);
  });

  test('counts the pieces of a set and the parts of a thing', () => {
    const set = productOf('chisel-set', ({ pieces }) => pieces === 6);
    expect(compareReading(set, { ...empty, thing: 'set of wood chisels', count: '6' })).toEqual([]);
    expect(compareReading(set, { ...empty, thing: 'set of wood chisels', count: '5' })).toEqual([
      'has 5 pieces instead of 6',
    ]);
    const strip = productOf('power-strip', ({ outlets }) => outlets === 6);
    expect(compareReading(strip, { ...empty, thing: 'power strip', parts: '6 sockets; 1 switch' })).toEqual([]);
    expect(compareReading(strip, { ...empty, thing: 'power strip', parts: '3 sockets' })).toEqual([
      'has 3 socket instead of 6',
    ]);
  });

  test('has the colour of the product, or that of its material', () => {
    const chest = productOf('tool-chest', ({ colour, drawers }) => colour === 'red' && drawers === 3);
    const read = { ...empty, thing: 'tool chest', parts: '3 drawers' };
    expect(compareReading(chest, { ...read, colours: 'red; silver' })).toEqual([]);
    expect(compareReading(chest, { ...read, colours: 'blue; silver' })).toEqual(['is blue; silver instead of red']);
    const copper = productOf('water-pipe', ({ material }) => material === 'copper');
    expect(compareReading(copper, { ...empty, thing: 'pipe', colours: 'blue' })).toEqual(['is blue instead of copper']);
  });

  test('has the figures that were filled in, and none that the product has not', () => {
    const tape = productOf('tape-measure', ({ 'length-m': length }) => length === 8);
    const read = { ...empty, thing: 'tape measure', colours: 'yellow; black' };
    expect(compareReading(tape, { ...read, printed: '8 m | 25 mm', filled: '8 m | 25 mm' })).toEqual([]);
    expect(compareReading(tape, { ...read, printed: '5 m | 8 m', filled: '8 m' })).toEqual([
      'prints 5, which the product has not',
    ]);
    expect(compareReading(tape, { ...read, printed: '', filled: '8 m' })).toEqual(['prints 8 m, which was not read']);
  });
});
