import { describe, expect, it } from 'vitest';
import { cents } from '#values/money.ts';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { deniedMailContent } from './denied-mail-content.ts';
import { factsOf } from './order-mail-content.fixture.ts';
import { orderMailContent } from './order-mail-content.ts';
import type { OrderMailFacts } from './order-mail-facts.ts';

const until = new Date('2026-11-27T09:30:00Z');
type Order = Partial<OrderMailFacts['order']>;
const partsOf = (facts: OrderMailFacts): string[] => orderMailContent(facts).blocks.map(blockText);
const unpaid = (change: Order = {}): OrderMailFacts => ({
  ...factsOf({ payment: 'card', paymentStatus: 'pending', ...change }),
  transfer: null,
  toPay: { until },
});

describe('an order that is not paid', () => {
  it('is not thanked for: its mail says that it is unpaid, until when the goods are kept, and where to pay', () => {
    const { subject, heading, blocks } = orderMailContent(unpaid());
    expect(subject).toBe('Can Eina: hemos recibido tu pedido, pendiente de pago (26-889862)');
    expect(heading).toBe('Marta, hemos recibido tu pedido');
    const [opening, button] = blocks.map(blockText);
    expect(opening).toBe(
      'Tenemos tu pedido 26-889862, pendiente de pago. Si ya lo has pagado o lo estás pagando ahora, no hagas nada más: ' +
        'te escribimos en cuanto el banco nos lo confirme. Si no, lo puedes pagar desde este correo. Guardamos los artículos hasta el viernes 27 de noviembre a las 10:30; ' +
        'si no lo pagas antes, el pedido se cancela y no se cobra nada.',
    );
    expect(button).toBe('Pagar ahora:\nhttps://shop.example/profile/orders/7');
    expect(blocks.map(blockText).join()).not.toMatch(/Gracias/);
  });

  it('says so in Catalan, and who finances it', () => {
    const { subject, heading, blocks } = orderMailContent(unpaid({ locale: 'ca', payment: 'sequra' }));
    expect(subject).toBe('Can Eina: hem rebut la teva comanda, pendent de pagament (26-889862)');
    expect(heading).toBe('Marta, hem rebut la teva comanda');
    expect(blockText(blocks[0]!)).toContain('t’escrivim de seguida que seQura ens ho confirmi');
    expect(blockText(blocks[1]!)).toContain('Paga ara:');
  });

  it('has no way to pay where that is over, and no thanks either', () => {
    const { heading, blocks } = orderMailContent({ ...unpaid({ paymentStatus: 'processing' }), toPay: null });
    expect(heading).toBe('Hemos recibido tu pedido');
    expect(blocks.map(blockText).join()).not.toContain('Pagar ahora');
  });

  it('that the shop confirms says what is still to pay', () => {
    expect(partsOf({ ...factsOf({ payment: 'transfer', paymentStatus: 'pending' }, 'confirmed') })[0]).toContain(
      'Queda por pagar: 71,50\u00a0€.',
    );
  });
});

it.each([
  ['es', 'pickup', 'Pagas 71,50\u00a0€ al recogerlo'],
  ['ca', 'delivery', 'Pagues 71,50\u00a0€ en rebre-la'],
] as const)('an order to be paid at the counter says so, in %s', (locale, type, words) => {
  const { delivery } = factsOf({}).order;
  const counter = factsOf({ locale, payment: 'counter', paymentStatus: 'pending', delivery: { ...delivery, type } });
  const { blocks } = orderMailContent({ ...counter, transfer: null });
  expect(blockText(blocks[0]!)).toContain(words);
});

it('an order that the shop has changed says what is left to pay, and where', () => {
  const { subject, blocks } = orderMailContent({ ...unpaid(), isChanged: true, received: cents(5000) });
  expect(subject).toBe('Can Eina: hemos cambiado tu pedido (26-889862)');
  expect(blockText(blocks[0]!)).toContain('Queda por pagar: 21,50\u00a0€.');
  expect(blockText(blocks[1]!)).toContain('Pagar ahora:');
});

it.each([
  ['es', 'created', 'Lo que dice este correo sustituye a lo que decían los anteriores. Guardamos'],
  ['ca', 'confirmed', 'El que diu aquest correu substitueix el que deien els anteriors. Guardem'],
] as const)('an order changed to transfer says it in %s, also once it is %s', (locale, status, words) => {
  const { blocks } = orderMailContent({ ...factsOf({ locale, paymentStatus: 'pending' }, status), isReplaced: true });
  expect(blockText(blocks[0]!)).toContain(words);
  expect(blockText(blocks[1]!)).toContain('ES91 2100');
});

describe('an order that is paid', () => {
  const paid = (change: Order = {}, url: string | null = 'https://shop.example/f.pdf'): OrderMailFacts => ({
    ...factsOf({ payment: 'bizum', paymentStatus: 'paid', ...change }, 'confirmed'),
    invoice: { number: 'F-26-00012', url },
  });

  it('says how much was paid and how, and leads a guest to the invoice', () => {
    expect(orderMailContent(paid()).heading).toBe('Gracias, Marta. Tu pedido está pagado');
    expect(partsOf(paid()).slice(0, 2)).toEqual([
      'Pedido 26-889862. Lo hemos confirmado y en breve empezamos a prepararlo. Está pagado: 71,50\u00a0€ con Bizum.',
      'Aquí tienes la factura: F-26-00012.\nhttps://shop.example/f.pdf',
    ]);
    expect(partsOf(paid({ locale: 'ca', payment: 'transfer' })).slice(0, 2)).toEqual([
      'Comanda 26-889862. L’hem confirmada i aviat la començarem a preparar. Està pagada: 71,50\u00a0€ per transferència.',
      'Aquí tens la factura: F-26-00012.\nhttps://shop.example/f.pdf',
    ]);
  });

  it('leads an account to the page with the invoice, and nobody to one that there is not', () => {
    expect(partsOf(paid({}, null))[1]).toBe(
      'La factura está en la página del pedido.\nhttps://shop.example/profile/orders/7',
    );
    expect(partsOf({ ...paid(), invoice: null }).join()).not.toContain('factura');
  });
});

it.each(['created', 'delivered'] as const)('a company is not told a consumer’s rights when it is %s', (status) => {
  const { customer } = factsOf().order;
  const text = (type: 'individual' | 'legal') => partsOf(factsOf({ customer: { ...customer, type } }, status)).join();
  expect(text('individual')).toMatch(/Garantía legal.*desistir/s);
  expect(text('legal')).not.toMatch(/Garantía legal|desistir/);
});

describe('a denial', () => {
  const deniedOf = (change: Order = {}, facts: object = {}) =>
    deniedMailContent({
      ...unpaid(change),
      reason: 'insufficient_funds',
      ways: ['card', 'bizum', 'transfer', 'crediya', 'sequra'],
      phone: '93 000 00 00',
      ...facts,
    });

  it('says why, until when the goods are kept, and how else to pay', () => {
    const { subject, heading, blocks } = deniedOf();
    expect(subject).toBe('Can Eina: no se ha aceptado el pago de tu pedido (26-889862)');
    expect(heading).toBe('Marta, no se ha aceptado el pago de tu pedido');
    expect(blocks.map(blockText)).toEqual([
      'El banco no ha aceptado el pago de 71,50\u00a0€ de tu pedido 26-889862. No se ha cobrado nada. Motivo: fondos o límite insuficientes.',
      'Puedes volver a probar con tarjeta o pagar de otra manera: con Bizum, por transferencia, con Crediya o con seQura.',
      'Guardamos los artículos hasta el viernes 27 de noviembre a las 10:30; si no lo pagas antes, el pedido se cancela y no se cobra nada.',
      'Pagar ahora:\nhttps://shop.example/profile/orders/7',
    ]);
  });

  it.each([
    ['es', ['bizum', 'transfer'], 'Puedes pagar de otra manera: con Bizum o por transferencia.'],
    ['es', ['card'], 'Puedes volver a probar con tarjeta.'],
    [
      'ca',
      ['card', 'bizum', 'transfer'],
      'Pots tornar a provar amb targeta o pagar d’una altra manera: amb Bizum o per transferència.',
    ],
    ['ca', ['transfer'], 'Pots pagar d’una altra manera: per transferència.'],
    ['ca', ['card'], 'Pots tornar a provar amb targeta.'],
  ] as const)('names in %s the ways %j', (locale, ways, text) => {
    expect(blockText(deniedOf({ locale }, { ways }).blocks[1]!)).toBe(text);
  });

  it('of a lender names it, and sends its customer there for the reason', () => {
    const { blocks } = deniedOf({ locale: 'ca', payment: 'crediya' });
    expect(blockText(blocks[0]!)).toBe(
      'Crediya no ha aprovat el finançament de la teva comanda 26-889862, de 71,50\u00a0€. No s’ha cobrat res. ' +
        'La financera no dona el motiu a la botiga: l’hi pots preguntar directament.',
    );
  });

  it('after which nothing can be tried any more says what to do', () => {
    const textOf = (phone: string | null) => deniedOf({}, { toPay: null, phone }).blocks.map(blockText);
    expect(textOf('93 000 00 00')[1]).toBe(
      'Este pedido ya no se puede volver a pagar en la web. Llámanos al 93 000 00 00 y lo resolvemos contigo.',
    );
    expect(textOf(null)[1]).toContain('Contesta a este correo');
    expect(textOf(null).join()).not.toContain('Pagar ahora');
    expect(blockText(deniedOf({}, { ways: [] }).blocks[1]!)).toContain('ya no se puede volver a pagar');
  });
});
