import { describe, expect, it } from 'vitest';
import { blockText } from '#platform/mail/mail-blocks.ts';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { cents } from '#values/money.ts';
import { orderStatuses } from '../contract.ts';
import { factsOf } from './order-mail-content.fixture.ts';
import { orderMailContent } from './order-mail-content.ts';
import { type OrderMailFacts } from './order-mail-facts.ts';

describe('the mail of each status', () => {
  /** The parts of a mail as plain text. */
  const partsOf = (facts: OrderMailFacts): string[] => orderMailContent(facts).blocks.map(blockText);

  it('names the shop, the status and the order in its subject, and says why it came', () => {
    const { subject, heading, reason } = orderMailContent(factsOf({}, 'preparing'));
    expect(subject).toBe('Can Eina: estamos preparando tu pedido (26-889862)');
    expect(heading).toBe('Estamos preparando tu pedido');
    expect(reason).toBe('Recibes este correo porque tienes un pedido en Can Eina.');
    expect(orderMailContent(factsOf({ locale: 'ca' }, 'preparing')).subject).toBe(
      'Can Eina: estem preparant la teva comanda (26-889862)',
    );
  });

  it('has link, products, sums and address once the order is confirmed, without transfer and rights', () => {
    expect(partsOf(factsOf({}, 'confirmed'))).toEqual([
      'Pedido 26-889862. Lo hemos confirmado y en breve empezamos a prepararlo. Queda por pagar: 71,50\u00a0€.',
      'Ver el pedido:\nhttps://shop.example/profile/orders/7',
      'Tu pedido\nDisco de diamante (4 ud. · ref. 52-0125): 57,70\u00a0€\nGuantes (2 ud. · ref. 52-0125): 8,90\u00a0€',
      'Artículos: 71,60\u00a0€\nDescuento: −5,00\u00a0€\nEnvío: 4,90\u00a0€\nTotal: 71,50\u00a0€ (IVA incluido: 12,41\u00a0€)',
      'Entrega\nCarrer de Sant Bru, 18\n08911 Badalona\n\nCuándo\nviernes 27 de noviembre, de 09:00 a 11:00',
    ]);
  });

  it('tells the customer’s rights when the order is made and when it has arrived', () => {
    const withRights = orderStatuses.filter((status) => /Garantía legal/.test(partsOf(factsOf({}, status)).join()));
    expect(withRights).toEqual(['created', 'delivered']);
    expect(partsOf(factsOf()).join('\n\n')).toMatch(
      /dos años como mínimo.* Más información en europa\.eu\.\nhttps:\/\/europa\.eu\/.*_es\.htm$/m,
    );
    expect(partsOf(factsOf({}, 'delivered')).at(-1)).toContain('https://shop.example/withdrawal?orderId=7');
  });

  it('counts in pieces or measures, whatever the unit in which an article is sold', () => {
    const detailOf = (unit: string, locale: 'es' | 'ca'): string | undefined => {
      const facts = factsOf({ locale });
      const lines = facts.lines.map((line) => ({ ...line, unit }));
      return partsOf({ ...facts, lines }).find((part) => part.includes('52-0125'));
    };
    expect(detailOf('caja', 'es')).toContain('(4 ud. · ref. 52-0125)');
    expect(detailOf('caja', 'ca')).toContain('(4 u. · ref. 52-0125)');
    expect(detailOf('m2', 'ca')).toContain('(4 m² · ref. 52-0125)');
  });

  it('says in Catalan what a lender gives back, and of an unpaid order nothing', () => {
    const facts = factsOf({ locale: 'ca', payment: 'sequra' }, 'returned');
    const items = [{ position: 0, productId: 1, quantity: 2, amount: 890 }];
    const lines = facts.lines.slice(1).map((line) => ({ ...line, position: 0 }));
    const textOf = (refund: NonNullable<OrderMailFacts['returned']>['refund']) =>
      partsOf({ ...facts, lines, returned: { items, refund } });
    expect(textOf({ amount: cents(890), by: new Date('2026-12-04T10:00:00Z') })[1]).toBe(
      'Et tornem 8,90\u00a0€ com a molt tard el 4 de desembre del 2026, a través de seQura: ho descompta del que et queda per pagar o t’ho abona.',
    );
    expect(textOf(null).join()).not.toContain('Et tornem');
    expect(textOf(null).at(-1)).toBe('Articles retornats\nGuants (2 u. · ref. 52-0125): 8,90\u00a0€');
  });

  it('says why an order that was not paid in time is cancelled', () => {
    const [expired] = partsOf({ ...factsOf({}, 'cancelled'), isExpired: true });
    expect(expired).toMatch(/^Pedido 26-889862\. Lo hemos cancelado porque no nos ha llegado el pago a tiempo\./);
    const [expirada] = partsOf({ ...factsOf({ locale: 'ca' }, 'cancelled'), isExpired: true });
    expect(expirada).toContain('perquè no ens ha arribat el pagament a temps');
    expect(partsOf(factsOf({ paymentStatus: 'refunded' }, 'cancelled'))[0]).toBe(
      'Pedido 26-889862. Lo hemos cancelado. Si no lo esperabas, llámanos. Está cancelado y te hemos devuelto 71,50\u00a0€.',
    );
  });

  it('says that a cancelled order was not charged, where nothing was received', () => {
    const openingOf = (paymentStatus: 'cancelled' | 'refunded'): string | undefined =>
      partsOf(factsOf({ paymentStatus }, 'cancelled'))[0];
    expect(openingOf('cancelled')).toMatch(/llámanos\. No te hemos cobrado nada y no tienes que pagarlo\. Si el banco/);
    expect(openingOf('refunded')).not.toContain('cobrado');
  });

  it('says what is to be picked up once it is ready', () => {
    expect(partsOf(factsOf({}, 'ready')).find((part) => part.includes('Guantes'))).toMatch(/^Qué recoges\n/);
  });

  it('says with which code and until when an order that is ready is picked up', () => {
    const pickup = { code: '7K4 219', qr: 'https://shop.example/p.gif', until: new Date('2026-11-28T12:30:00Z') };
    const [opening, code] = partsOf({ ...factsOf({ paymentStatus: 'paid' }, 'ready'), pickup });
    expect(opening).toBe(
      'Pedido 26-889862. Está preparado. Te lo guardamos hasta el sábado 28 de noviembre a las 13:30. ¿No llegas a tiempo? Avísanos.',
    );
    expect(code).toBe('Código de recogida: 7K4 219\nDilo al recogerlo o enseña el QR. Puede venir otra persona.');
    expect(partsOf({ ...factsOf({ paymentStatus: 'paid' }, 'ready'), pickup: { ...pickup, until: null } })[0]).toBe(
      'Pedido 26-889862. Está preparado.',
    );
    const { html } = layOutMail(orderMailContent({ ...factsOf({ locale: 'ca' }, 'ready'), pickup }), mailFrame('ca'));
    expect(html).toContain('<img src="https://shop.example/p.gif" width="132" height="132" alt="Codi QR de recollida"');
    expect(wordsOf(html)).toContain('fins al dissabte 28 de novembre a les 13:30');
  });

  it('says what to transfer, and until when, only while the order is new', () => {
    const [opening, transfer] = partsOf(factsOf());
    expect(opening).toMatch(/Tenemos tu pedido 26-889862\..* hasta el martes 1 de diciembre a las 19:00; /);
    expect(transfer).toBe(
      'Datos para la transferencia\nIBAN: ES91 2100 0418 4502 0005 1332\nTitular: Can Eina, S.L.\n' +
        'Importe exacto: 71,50\u00a0€\nConcepto, solo esto: 26-889862',
    );
    expect(orderMailContent(factsOf()).heading).toBe('Marta, falta la transferencia de tu pedido');
  });

  it('asks to confirm the address while the goods are held for a shorter time', () => {
    const confirmBy = { before: new Date('2026-11-25T09:00:00Z'), thenUntil: new Date('2026-12-01T09:00:00Z') };
    const [opening, , asks] = partsOf({ ...factsOf({ locale: 'ca' }), confirmBy });
    expect(asks).toBe(
      'Primer, confirma el teu correu: obre «Mostra la comanda» abans del dimecres 25 de novembre a les 10:00. ' +
        'Fins llavors et guardem els articles, i l’hora triada durant mitja hora; després es poden vendre. Amb el correu confirmat esperem la transferència fins al dimarts 1 de desembre a les 10:00.',
    );
    // The one date that is not said there would only confuse.
    expect(opening).toMatch(/en 1 o 2 dies\.$/);
    expect(partsOf(factsOf({ locale: 'ca' })).join()).not.toContain('confirma el teu correu');
  });

  it('names no discount where there is none, and delivery without a price as free', () => {
    const sums = partsOf(factsOf({ total: 6660, deliveryPrice: 0 })).find((part) => part.startsWith('Artículos'));
    expect(sums).toMatch(/^Artículos: 66,60\u00a0€\nEnvío: Gratis\nTotal: 66,60\u00a0€/);
  });

  it('tells what prices by quantity save from what is reduced', () => {
    const sumsOf = (quantitySaving: number): string | undefined =>
      partsOf({ ...factsOf(), quantitySaving: cents(quantitySaving) }).find((part) => part.startsWith('Artículos'));
    expect(sumsOf(500)).toContain('\nPrecio por cantidad: −5,00\u00a0€\n');
    expect(sumsOf(500)).not.toContain('Descuento');
    expect(sumsOf(200)).toContain('\nDescuento: −3,00\u00a0€\nPrecio por cantidad: −2,00\u00a0€\n');
  });

  it('adds up the VAT of all rates', () => {
    const vat = [
      { rate: 21, gross: 4898, net: 4048, vat: 850 },
      { rate: 10, gross: 1197, net: 1088, vat: 109 },
    ] as unknown as OrderMailFacts['order']['vat'];
    expect(partsOf(factsOf({ vat })).join()).toContain('(IVA incluido: 9,59\u00a0€)');
  });
});

describe('the mail says where and when the goods change hands:', () => {
  type StoredDelivery = OrderMailFacts['order']['delivery'];
  const pickupPoint = {
    id: 1,
    name: { es: 'Tienda de Badalona', ca: 'Botiga de Badalona' },
    address: 'Carrer del Torrent, 41',
    phone: '930000000',
    coords: { lat: 1, lng: 2 },
  };
  const pickup = { type: 'pickup', address: null, pickupPoint, date: null, slot: null } as const;
  const placeOf = (delivery: object): string | undefined =>
    orderMailContent(factsOf({ delivery: delivery as StoredDelivery }, 'confirmed'))
      .blocks.filter(({ kind }) => kind === 'columns')
      .map(blockText)[0];
  const addressed = (address: object) => placeOf({ ...pickup, type: 'delivery', pickupPoint: null, address });

  const point = 'Dónde lo recoges\nTienda de Badalona\nCarrer del Torrent, 41\n930000000';

  it('the shop’s address and opening hours without a day', () => {
    expect(placeOf(pickup)).toBe(`${point}\n\nCuándo\nDe lunes a viernes, de 08:00 a 13:30.`);
  });

  it('the shop’s address with the day, and its slot if one was chosen', () => {
    expect(placeOf({ ...pickup, date: '2026-11-27' })).toBe(`${point}\n\nCuándo\nviernes 27 de noviembre`);
    expect(placeOf({ ...pickup, date: '2026-11-27', slot: { from: '10:00', to: '11:00' } })).toBe(
      `${point}\n\nCuándo\nviernes 27 de noviembre, de 10:00 a 11:00`,
    );
  });

  it('the customer’s address with all its parts', () => {
    const flat = { street: 'Carrer de Sant Bru', house: '18', floor: '3', apartment: '2', city: 'Badalona' };
    expect(addressed({ ...flat, value: { zipcode: '08911' }, extra: 'Timbre roto' })).toBe(
      'Entrega\nCarrer de Sant Bru, 18, 3, 2\n08911 Badalona\nTimbre roto',
    );
  });

  it('the address as it was found, where its parts are not known', () => {
    expect(addressed({ value: { address: 'Plaça Major, 1', zipcode: '08912' } })).toBe(
      'Entrega\nPlaça Major, 1\n08912',
    );
    expect(addressed({ street: 'Carrer Nou' })).toBe('Entrega\nCarrer Nou');
    expect(addressed({ city: 'Badalona' })).toBe('Entrega\nBadalona');
  });

  it('and that an old appliance is taken back, below the address, as long as the goods are to come', () => {
    const textsOf = (locale: 'es' | 'ca', status: OrderMailFacts['status'], takeBack?: true): string[] => {
      const { delivery } = factsOf().order;
      const facts = factsOf({ locale, delivery: { ...delivery, ...(takeBack && { takeBack }) } }, status);
      return orderMailContent(facts).blocks.map(blockText);
    };
    const sentences = {
      es: 'Al entregar el pedido nos llevamos tu aparato viejo, gratis. Tenlo desconectado y a mano.',
      ca: 'En lliurar la comanda ens emportem el teu aparell vell, gratis. Tingues-lo desconnectat i a mà.',
    };
    for (const locale of ['es', 'ca'] as const) {
      const texts = textsOf(locale, 'shipped', true);
      expect(texts.at(-1)).toBe(sentences[locale]);
      expect(texts.at(-2)).toContain('Carrer de Sant Bru, 18');
      expect(textsOf(locale, 'shipped')).not.toContain(sentences[locale]);
      const withSentence = orderStatuses.filter((status) => textsOf(locale, status, true).includes(sentences[locale]));
      expect(withSentence).toEqual(['created', 'confirmed', 'preparing', 'ready', 'shipped']);
    }
  });

  it('nothing once the goods have changed hands, or never will', () => {
    for (const status of ['delivered', 'cancelled', 'returned'] as const)
      expect(orderMailContent(factsOf({}, status)).blocks.map(({ kind }) => kind)).not.toContain('columns');
  });

  it('nothing without address and pickup point, as for a deleted account', () => {
    expect(placeOf({ ...pickup, type: 'delivery', pickupPoint: null })).toBeUndefined();
  });
});
