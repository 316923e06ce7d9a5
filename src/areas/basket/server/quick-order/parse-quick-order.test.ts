import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuickOrder } from './parse-quick-order.ts';

const first = (text: string) => parseQuickOrder(text)[0]!.readings[0];

describe('a line of a quick order', () => {
  it.each([
    '48-25407 3',
    '48-25407;3',
    '48-25407\t3',
    '48-25407,3',
    '48-25407, 3',
    '48-25407 x3',
    '48-25407 x 3',
    '48-25407 × 3',
    '48-25407 3 uds.',
    '48-25407 3ud',
    '48-25407;3,0',
    '48-25407\t3.00',
    '3 x 48-25407',
    '3x 48-25407',
    '3 48-25407',
    '3;48-25407',
    '"48-25407";"3"',
    '  48-25407   3  ',
    '48-25407\tTaladro de 18 V\t3',
  ])('is read as three pieces: %s', (text) => {
    const { readings } = parseQuickOrder(text)[0]!;
    expect(readings).toContainEqual({ number: '48-25407', quantity: 3 });
    expect(readings[0]!.quantity).not.toBeNull();
  });

  it('may have a number with spaces, or an EAN', () => {
    expect(first('48 25407 3')).toEqual({ number: '48 25407', quantity: 3 });
    expect(first('8412345678905;12')).toEqual({ number: '8412345678905', quantity: 12 });
  });

  it.each([
    ['48-25407;1.000', 1000],
    ['48-25407 1.000', 1000],
    ['48-25407 12.500 uds.', 12_500],
    ['48-25407\t1.000,00', 1000],
    ['48-25407 1.000,0', 1000],
    ['48-25407;1,000', 1],
    ['48-25407 3,0', 3],
    ['48-25407 x 2.000', 2000],
  ])('has thousands as its language writes them: %s', (text, quantity) => {
    expect(first(text)).toEqual({ number: '48-25407', quantity });
  });

  it.each([
    '48-25407;3;1.500,00',
    '48-25407\tTaladro\t3\t1.500,00',
    '48-25407;3;1,500.00',
    '48-25407;3;1.250',
    '48-25407;1.250;3',
    '48-25407;3;12,00',
    '48-25407;12.00;3',
    '48-25407;3;12 €',
    '48-25407;3;12;36',
    '3;48-25407;12,00',
    '1;48-25407;3',
    '48-25407;Broca;18;3 uds.',
    'Referencia;Precio;Cantidad\n48-25407;12;3',
    'Referencia;Nombre;Precio;Uds.\n48-25407;;1.250;3,00',
    'Quantitat\tReferència\tPreu\n3\t48-25407\t12',
  ])('has no price for its quantity: %s', (text) => {
    const { readings } = parseQuickOrder(text)[0]!;
    expect(readings.find(({ number }) => number === '48-25407')).toEqual({ number: '48-25407', quantity: 3 });
  });

  it('lacks its quantity where the heading names the column and it is empty', () => {
    expect(first('Referencia;Cantidad;Precio\n48-25407;;12')).toEqual({ number: '48-25407', quantity: null });
  });

  it.each(['48-25407;1,5', '48-25407;1.00.0', '48-25407;1000000'])('has no quantity that is none: %s', (text) => {
    expect(first(text)).toEqual({ number: '48-25407', quantity: null });
  });

  it('begins with a quantity before a name, whatever article has that number', () => {
    const numbers = (text: string) => parseQuickOrder(text)[0]!.readings.map(({ number }) => number);
    expect(numbers('10 sacos cemento gris 25kg')).not.toContain('10');
    expect(numbers('10 x?')).toContain('10');
    expect(numbers('4825 muchas')).toContain('4825');
  });

  it('may lack its quantity', () => {
    expect(first('48-25407')).toEqual({ number: '48-25407', quantity: null });
    expect(parseQuickOrder('48-25407 x')[0]!.readings).toContainEqual({ number: '48-25407', quantity: null });
    expect(parseQuickOrder('48-25407 muchas')[0]!.readings).toContainEqual({ number: '48-25407', quantity: null });
  });

  it.each(['taladro azul', '-', '<b>x</b>', '💥', `48-25407 ${'9'.repeat(300)}`])('cannot be read: %s', (text) => {
    expect(parseQuickOrder(text)).toMatchObject([{ readings: [] }]);
  });

  it('keeps its number in the text, without empty lines and the heading of a spreadsheet', () => {
    expect(
      parseQuickOrder('Referencia\tCantidad\r\n\r\n48-25407\t3\r\n\n52-17836\t1\r\n').map(({ line }) => line),
    ).toEqual([3, 5]);
    expect(parseQuickOrder(' \n\t\n')).toEqual([]);
  });

  it('is read whatever it is, in no time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        for (const { readings } of parseQuickOrder(text)) expect(readings.length).toBeLessThan(16);
      }),
    );
    const before = process.cpuUsage();
    for (const text of [' '.repeat(10_000), 'x '.repeat(5000), '1;'.repeat(5000), '\t1'.repeat(5000)])
      parseQuickOrder(text);
    // The processor's own time in microseconds, which does not depend on what else the machine does.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
