import { describe, expect, it } from 'vitest';
import { addressSchema, addressLines, storedAddress } from './address.ts';

const whole = { value: { zipcode: '08911' }, city: 'Badalona' };

describe('an address', () => {
  it.each([
    [{ street: 'Carrer de Sant Bru', house: '18' }],
    [{ street: 'c/ Sant Bru, 18-20', house: 's/n' }],
    [{ street: 'Carrer d’en Prim', house: '101', floor: '1º', apartment: '2ª' }],
    [{ street: "Plaça de l'Assemblea de Catalunya", house: '4 bis', floor: 'Entlo.', apartment: '2a B' }],
    [{ street: 'Avinguda de la Mare de Déu de Montserrat', house: '12-14', floor: 'Àtic', apartment: '1a' }],
    [{ street: 'Ctra. de Conreria (B-500)', house: 'km 3,2', extra: 'Masia «Can Ruti», camí de terra a la dreta' }],
    [{ street: 'Pol. Ind. Badalona Sud, c/ Progrés', house: '393', extra: 'Moll 4. De 8 a 13 h, tel. 612 34 56 78' }],
    [{ street: 'Paseo de la Castellana', house: '259', floor: 'Planta 33', apartment: 'Of. C', city: 'Madrid' }],
    [{ street: 'Rúa da Raíña', house: '7', city: 'Santiago de Compostela' }],
    [{ street: 'Gran Vía Don Diego López de Haro', house: '1', city: 'Bilbao/Bilbo' }],
    [{ street: 'Carrer Major', house: '3', city: "Cruïlles, Monells i Sant Sadurní de l'Heura" }],
  ])('may be %j', (part) => {
    expect(addressSchema.safeParse({ ...whole, ...part }).success).toBe(true);
  });

  it.each([
    ['street', 'Premio en https://example.com'],
    ['house', 'www.example.com'],
    ['floor', 'a@example.com'],
    ['apartment', 'http://a.es'],
    ['city', 'Badalona\nGana un premio'],
    ['extra', 'Entra en WWW.example.com'],
    ['street', 'x'.repeat(101)],
    ['city', 'x'.repeat(61)],
    ['extra', 'x'.repeat(201)],
  ])('refuses the %s %j', (part, text) => {
    const { error } = addressSchema.safeParse({ ...whole, street: 'Carrer Nou', [part]: text });
    expect(error!.issues.map(({ path }) => path)).toEqual([[part]]);
  });

  it('refuses a link in what a map says of the place', () => {
    const value = { zipcode: '08911', address: 'https://example.com' };
    expect(addressSchema.safeParse({ ...whole, value }).success).toBe(false);
  });

  it('of an earlier order is read however long it is', () => {
    const old = { street: 'x'.repeat(200), city: 'Badalona', extra: `${'x'.repeat(480)} www.example.com` };
    expect(addressLines(storedAddress.parse(old))).toEqual([old.street, 'Badalona', old.extra]);
  });
});
