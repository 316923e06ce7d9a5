import { expect, it } from 'vitest';
import { countableQuery } from './countable-query.ts';

it.each([
  ['  ¿Microondas?  ', 'microondas'],
  ['MICROÓNDAS', 'microondas'],
  ['taladro\t wifi', 'taladro wifi'],
  ['disco 125x22,23 1,9 mm', 'disco 125x22,23 1,9 mm'],
  ['tornillo 4x40 5x50 6x60', 'tornillo 4x40 5x50 6x60'],
  ['llave 10 12 13 17 mm', 'llave 10 12 13 17 mm'],
  ['DHP484RTJ', 'dhp484rtj'],
])('counts %j as %j', (typed, counted) => {
  expect(countableQuery(typed)).toBe(counted);
});

it.each([
  'marta.soler@ejemplo.cat',
  'pedido de marta @ ejemplo',
  'https://example.com/?token=abc',
  'www.ejemplo.cat',
  '612345678',
  'llamar al 612 34 56 78',
  'tel. 93-123-45-67',
  '+34 (93) 123 45 67',
  'factura 12345678Z',
  'factura 12.345.678-Z',
  'nie X-1234567-L',
  'cif B 12 345 678',
  'pasaporte AAB 123456',
  'ES91 2100 0418 4502 0005 1332',
  '4548 8120 4940 0004 visa',
  '8412345678905',
  '---',
  '125',
  'x'.repeat(31),
  'una frase muy larga '.repeat(5),
])('does not count %j', (typed) => {
  expect(countableQuery(typed)).toBeNull();
});
