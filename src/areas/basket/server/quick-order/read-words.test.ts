import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantityFault } from './quantity-fault.ts';
import { packingVariants, readWords } from './read-words.ts';

describe('a line in words', () => {
  it.each([
    ['2 tubo pvc 40', [['tubo pvc 40', 2]]],
    [
      'VK P750 1',
      [
        ['VK P750', 1],
        ['VK P750 1', null],
      ],
    ],
    ['10 sacos cemento gris 25kg', [['sacos cemento gris 25kg', 10]]],
    ['12 tornillos 4x40', [['tornillos 4x40', 12]]],
    ['3 M8 tuerca', [['M8 tuerca', 3]]],
    ['tuerca M8', [['tuerca M8', null]]],
    [
      'tuerca M8 x 3',
      [
        ['tuerca M8', 3],
        ['tuerca M8 x 3', null],
      ],
    ],
    [
      'tubo pvc 40',
      [
        ['tubo pvc', 40],
        ['tubo pvc 40', null],
      ],
    ],
    ['4 x codo pvc', [['codo pvc', 4]]],
    ['4x codo pvc', [['codo pvc', 4]]],
    ['4 uds. codo pvc', [['codo pvc', 4]]],
    [
      'codo pvc 4 uds',
      [
        ['codo pvc', 4],
        ['codo pvc 4 uds', null],
      ],
    ],
    [
      'tornillo 5x50 caja 200 - 3 cajas',
      [
        ['tornillo 5x50 caja 200', 3],
        ['tornillo 5x50 caja 200 - 3 cajas', null],
      ],
    ],
    [
      'cement gris 10 sacs',
      [
        ['cement gris', 10],
        ['cement gris 10 sacs', null],
      ],
    ],
    [
      'codo pvc, 4',
      [
        ['codo pvc', 4],
        ['codo pvc, 4', null],
      ],
    ],
    ['1.000 tacos', [['tacos', 1000]]],
    ['25 kg cemento', [['25 kg cemento', null]]],
    [
      'cable 3x1,5 25 metros',
      [
        ['cable 3x1,5', null],
        ['cable 3x1,5 25 m', 1],
      ],
    ],
    [
      '25 m de cadena 5 mm',
      [
        ['cadena 5 mm', null],
        ['cadena 5 mm 25 m', 1],
      ],
    ],
    [
      '12 m2 baldosas',
      [
        ['12 m2 baldosas', null],
        ['baldosas', null],
      ],
    ],
    ['2 rollos aislante 6 m2', [['rollos aislante 6 m2', 2]]],
    ['escalera 3 metros', [['escalera 3 metros', null]]],
    ['3 metros', [['3 metros', null]]],
    ['3 en 1 aceite', [['3 en 1 aceite', null]]],
    ['1/2 codo', [['1/2 codo', null]]],
    [
      'cable 2,5',
      [
        ['cable', null],
        ['cable 2,5', null],
      ],
    ],
    ['0 martillos', [['martillos', 0]]],
    ['2,5 martillos', [['martillos', null]]],
    ['REF-1\tTubo PVC 40\t2', [['Tubo PVC 40', 2]]],
    ['2;tubo pvc 40', [['tubo pvc 40', 2]]],
    [
      'tubo pvc 40;;',
      [
        ['tubo pvc', 40],
        ['tubo pvc 40', null],
      ],
    ],
    ['57-95132;3', []],
    ['48 25407 3', []],
    ['=SUM(A1)', []],
    ['+cmd|x', []],
    ['<b>hola</b> 2', []],
    ['', []],
  ] as const)('is read as name and quantity: %s', (text, readings) => {
    expect(readWords(text).map(({ words, quantity }) => [words, quantity])).toEqual(readings);
  });

  it.each([
    ['12 m2 baldosas', 'baldosas', 12],
    ['baldosas 12 m2', 'baldosas', 12],
    ['baldosas 60x60 - 12,5 m²', 'baldosas 60x60', 12.5],
    ['20 metros cuadrados de parquet', 'parquet', 20],
    ['rajola 8 metres quadrats', 'rajola', 8],
    ['baldosas;12 m2', 'baldosas', 12],
  ])('may want what covers square metres: %s', (text, words, area) => {
    expect(readWords(text).at(-1)).toEqual({ words, quantity: null, area });
  });

  it.each(['3 m2', '10 azulejos caja 1,44 m2', 'caja 1,44 m2 azulejos 3'])('wants no area: %s', (text) => {
    expect(readWords(text).flatMap(({ area }) => area ?? [])).toEqual([]);
  });

  it('may say how the goods are packed', () => {
    expect(packingVariants('sacos cemento gris 25kg')).toEqual(['cemento gris 25kg', 'sacos cemento gris 25kg']);
    expect(packingVariants('cajas de tornillos')).toEqual(['tornillos', 'cajas de tornillos']);
    expect(packingVariants('tornillo 5x50 caja 200')).toEqual(['tornillo 5x50', 'tornillo 5x50 caja 200']);
    expect(packingVariants('caja tacos 8 bolsa de 100')).toEqual([
      'tacos 8',
      'caja tacos 8',
      'caja tacos 8 bolsa de 100',
      'tacos 8 bolsa de 100',
    ]);
    expect(packingVariants('caja')).toEqual(['caja']);
    expect(packingVariants('cajón')).toEqual(['cajón']);
  });

  it.each([
    ['martillo 0', 'zero', '0'],
    ['48-25407;0', 'zero', '0'],
    ['48-25407;2,5', 'fraction', '2,5'],
    ['2,5 martillos', 'fraction', '2,5'],
    ['martillo -1', 'negative', '-1'],
    ['martillo 1e9', 'tooMany', '1e9'],
    ['martillo 1000000', 'tooMany', '1000000'],
  ])('says what is wrong with its quantity: %s', (text, kind, written) => {
    expect(quantityFault(text)).toEqual({ kind, written });
  });

  it.each(['martillo', '33-13597; ; tubo pvc 40', 'tuerca M8', '48-25407'])('may have none: %s', (text) => {
    expect(quantityFault(text)).toBeNull();
  });

  it('is read whatever it is, in no time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (text) => {
        for (const { words } of readWords(text)) expect(words.length).toBeLessThanOrEqual(text.length);
        quantityFault(text);
      }),
      { numRuns: 50 },
    );
    const before = process.cpuUsage();
    for (const text of ['a '.repeat(100), '1 '.repeat(100), 'a,'.repeat(100), `1${'0'.repeat(199)}`, ' '.repeat(200)])
      for (let run = 0; run < 20; run += 1) readWords(text);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
