import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPriceWords } from './read-price-words.ts';

describe('the words of a price', () => {
  it.each([
    ['taladro hasta 120 €', 'taladro', { max: 120 }],
    ['taladro hasta 120€', 'taladro', { max: 120 }],
    ['taladro hasta 120', 'taladro', { max: 120 }],
    ['Taladro HASTA 1.200 euros', 'Taladro', { max: 1200 }],
    ['taladro hasta los 99,95 eur', 'taladro', { max: 99.95 }],
    ['lijadora por menos de 40', 'lijadora', { max: 40 }],
    ['lijadora por menos de 40 euros con maletín', 'lijadora con maletín', { max: 40 }],
    ['regalo por 20 €', 'regalo', { max: 20 }],
    ['trepant fins a 100 euros', 'trepant', { max: 100 }],
    ['trepant fins als 100 €', 'trepant', { max: 100 }],
    ['trepant de menys de 50', 'trepant', { max: 50 }],
    ['menys de 50 trepant', null, null],
    ['trepant per menys de 50', 'trepant', { max: 50 }],
    ['trepant per sota de 80 euros', 'trepant', { max: 80 }],
    ['sierra máximo 90 €', 'sierra', { max: 90 }],
    ['sierra 90 € como máximo', 'sierra', { max: 90 }],
    ['serra 90 euros com a màxim', 'serra', { max: 90 }],
    ['sierra de 90 euros o menos', 'sierra', { max: 90 }],
    ['sierra precio hasta 90', 'sierra', { max: 90 }],
    ['sierra <90 €', 'sierra', { max: 90 }],
    ['grifo entre 20 y 40 euros', 'grifo', { min: 20, max: 40 }],
    ['grifo entre 40 y 20 €', 'grifo', { min: 20, max: 40 }],
    ['aixeta entre 20 i 40', 'aixeta', { min: 20, max: 40 }],
    ['grifo de 20 a 40 €', 'grifo', { min: 20, max: 40 }],
    ['grifo 20-40 €', 'grifo', { min: 20, max: 40 }],
    ['grifo desde 20 hasta 40', 'grifo', { min: 20, max: 40 }],
    ['cortacésped desde 100', 'cortacésped', { min: 100 }],
    ['cortacésped a partir de 100 €', 'cortacésped', { min: 100 }],
    ['tallagespa des de 100 euros', 'tallagespa', { min: 100 }],
    ['cortacésped de más de 300 euros', 'cortacésped', { min: 300 }],
    ['hasta 120 € taladro', 'taladro', { max: 120 }],
  ])('are a range of prices: %s', (query, rest, price) => {
    expect(readPriceWords(query)).toEqual(rest === null ? null : { rest, price });
  });

  it.each([
    'tubo hasta 120 mm',
    'broca hasta 13mm',
    'cubo de 40 litros',
    'cubo hasta 40 litros',
    'saco de 25kg',
    'estantería hasta 100 kilos por balda',
    'escalera hasta 5 peldaños',
    'escalera desde 3 peldaños',
    'llave hasta 3/4',
    'tablero hasta 120x60',
    'tornillo M8 hasta 100 mm',
    'armario altura hasta 120',
    'mango extensible hasta 3',
    'mesa ancho menor de 60',
    'estante peso máximo 100',
    'baldosa 9 €/m2',
    'lija desde 80 a 120 de grano',
    'taladro 18 V',
    '3 en 1',
    'hasta 20 €',
    'menos de 40',
    'taladro hasta 0 €',
    'taladro desde 200 € hasta 0 €',
    'fins aviat',
    'hasta luego',
    'par 40',
    '',
  ])('are not read from a measure, a number, or nothing else: %s', (query) => {
    const read = readPriceWords(query);
    expect(query.includes('desde 200') ? read?.price.max : read).toBe(query.includes('desde 200') ? undefined : null);
  });

  it('are read in both languages whatever the amount, and only with its own sign', () => {
    const words = ['hasta', 'por menos de', 'fins a', 'menys de', 'per sota de'];
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.integer({ min: 1, max: 999_999 }), (word, euros) => {
        const written = [`${euros}`, euros.toLocaleString('es-ES', { useGrouping: 'always' as never })];
        for (const text of written)
          expect(readPriceWords(`sierra ${word} ${text} €`)).toEqual({ rest: 'sierra', price: { max: euros } });
        for (const unit of ['mm', 'cm', 'litros', 'kg', 'W', 'piezas', 'vatios', 'metres'])
          expect(readPriceWords(`sierra ${word} ${euros} ${unit}`)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('never fail, and never make a query longer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
        const read = readPriceWords(`hasta ${text} €`);
        if (read) expect(read.rest.length).toBeLessThanOrEqual(text.length + 8);
      }),
      { numRuns: 30 },
    );
  });
});
