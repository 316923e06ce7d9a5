import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#routes/storefront-api.ts';
import { propertyRuns } from '#values/property-runs.fixture.ts';
import * as account from '../contract.ts';
import { type Browser, marta, newAccount, type Shop, startShop } from './account.fixture.ts';

let shop: Shop;
let signedIn: Browser;
/** An account that no random request changes. */
let owner: Browser;
const ownerEmail = 'owner@ejemplo.cat';
beforeAll(async () => {
  shop = await startShop();
  signedIn = await newAccount(shop);
  owner = await newAccount(shop, { email: ownerEmail });
});
afterAll(() => shop.stop());

type Method = Parameters<Browser['send']>[0];
const ownCalls = new Set<unknown>(Object.values(account));
const calls = Object.entries(api)
  .filter(([, call]) => ownCalls.has(call) && 'body' in call)
  .map(([key]) => key.split(' ') as [Method, string]);

const register = (changes: object) =>
  shop.browser().send('POST', '/admin/user/registration', { ...marta, email: 'bad@ejemplo.cat', ...changes });

describe('registration refuses', () => {
  it.each<[string, object, number, string?]>([
    ['a missing name', { name: undefined }, 400, 'missing'],
    ['a name of a wrong type', { name: 7 }, 400, 'wrong_type'],
    ['an empty name', { name: '  ' }, 422, 'too_small'],
    ['a name with HTML', { name: '<b>Marta</b>' }, 422, 'incorrect_name'],
    ['a name of 500 characters', { name: 'a'.repeat(500) }, 422, 'too_big'],
    ['a name with a digit', { lastName: 'Soler 2' }, 422, 'incorrect_name'],
    ['a control character', { name: 'Mar\u0000ta' }, 400, 'control_characters'],
    ['no address', { email: 'marta@' }, 422, 'incorrect_email'],
    ['an address of 300 characters', { email: `${'a'.repeat(300)}@ejemplo.cat` }, 422],
    ['a short password', { password: '12345' }, 422, 'too_small'],
    ['a password of 51 characters', { password: 'a'.repeat(51) }, 422, 'too_big'],
    ['a Cyrillic password', { password: 'парольпароль' }, 422, 'password_must_contain'],
    ['no consent', { agree: false }, 422, 'agreement_needed'],
    ['consent of a wrong type', { agree: 'true' }, 400, 'wrong_type'],
  ])('%s', async (_, changes, status, code) => {
    const answer = await register(changes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, code: 'invalid_request', message: expect.any(String) });
    if (code) expect(answer.body.fields.map((field: { code: string }) => field.code)).toContain(code);
  });

  it.each(['Soler Vidal', 'O’Connor', "D'Ors", 'Gal·la', 'Юлия', 'Núñez-Pérez', 'Ñ'])(
    'accepts the name %s',
    async (name) => {
      const email = `n${Buffer.from(name).toString('hex')}@ejemplo.cat`;
      expect((await register({ name, lastName: name, email })).body).toBe(true);
    },
  );
});

it('explains first what a short password needs', async () => {
  const { body } = await register({ password: '12345' });
  expect(body.fields.map(({ code }: { code: string }) => code)).toEqual(['password_must_contain', 'too_small']);
  expect(body.fields[0].message).toMatch(/^La contraseña debe tener de 6 a 50 caracteres/);
});

describe('every call of the account', () => {
  it.each(calls)('%s %s answers any JSON with success or a 4xx in the shop’s error shape', async (method, path) => {
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom(
          'email',
          'login',
          'password',
          'clientId',
          'confirmCode',
          'type',
          'id',
          'name',
          'addresses',
          'document',
        ),
        fc.jsonValue(),
      ),
    );
    await fc.assert(
      fc.asyncProperty(json, async (body) => {
        const { status, body: answer } = await signedIn.send(method, path, body);
        expect(status, JSON.stringify(answer)).toBeLessThan(500);
        if (status >= 400)
          expect(answer).toMatchObject({
            statusCode: status,
            code: expect.stringMatching(/^[a-z_]+$/),
            message: expect.any(String),
          });
      }),
      { numRuns: propertyRuns(25) },
    );
  });

  it.each(calls)('%s %s refuses broken JSON, other types, large bodies and other sites', async (method, path) => {
    expect((await signedIn.send(method, path, '{"email":')).status).toBe(400);
    expect(
      (await signedIn.send(method, path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(415);
    expect((await signedIn.send(method, path, { name: 'a'.repeat(110_000) })).status).toBe(413);
    expect(await signedIn.send(method, path, {}, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden_origin' },
    });
    expect((await signedIn.send(method, path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('the user’s data', () => {
  it('change only where named, in a normalised spelling', async () => {
    const document = { type: 'NIF', number: 'NIF: ES 11.111.111-h' };
    const changed = await owner.send('PUT', '/admin/user', {
      phone: '612 34 56 78',
      document,
      addresses: [{ street: 'Carrer Nou', city: 'Badalona', value: { zipcode: '08912' } }],
      id: 1,
      email: 'x@y.cat',
    });
    expect(changed.body).toMatchObject({
      name: 'Marta',
      email: ownerEmail,
      phone: '+34612345678',
      document: { type: 'NIF', number: '11111111H' },
    });
    expect(changed.body.addresses).toEqual([{ street: 'Carrer Nou', city: 'Badalona', value: { zipcode: '08912' } }]);
    expect(
      (await owner.send('PUT', '/admin/user', { phone: '', document: null, lastName: 'Vidal' })).body,
    ).toMatchObject({
      phone: null,
      document: null,
      lastName: 'Vidal',
    });
    expect((await owner.send('PUT', '/admin/user', {})).body.lastName).toBe('Vidal');
  });

  it('are complete for a company', async () => {
    const company = await newAccount(shop, { email: 'company@ejemplo.cat' });
    const cif = { type: 'CIF', number: 'B96817697' };
    const put = async (body: object) => {
      const { status, body: answer } = await company.send('PUT', '/admin/user', body);
      return status === 200 ? 200 : [status, answer.code, ...answer.fields.map(({ code }: { code: string }) => code)];
    };
    const nothing = [422, 'company_data_needed', 'organization_needed', 'cif_needed'];
    expect(await put({ customerType: 'legal' })).toEqual(nothing);
    expect(await put({ customerType: 'legal', organization: ' ', document: cif })).toEqual(nothing.toSpliced(3));
    expect(await put({ customerType: 'legal', organization: 'Obres, SL' })).toEqual(nothing.toSpliced(2, 1));
    expect((await company.send('GET', '/admin/user')).body.customerType).toBe('individual');
    expect(await put({ customerType: 'legal', organization: 'Obres, SL', document: cif })).toBe(200);
    expect(await put({ document: null })).toEqual(nothing.toSpliced(2, 1));
    expect(await put({ organization: '' })).toEqual(nothing.toSpliced(3));
    expect(await put({ document: { type: 'PASSPORT', number: 'AB123456' } })).toEqual(nothing.toSpliced(2, 1));
    expect(await put({ name: 'Núria' })).toBe(200);
    // The self-employed have a personal number, and need no other name.
    expect(await put({ document: { type: 'NIF', number: '11111111H' }, organization: '' })).toBe(200);
    expect(await put({ document: { type: 'NIE', number: 'X1234567L' } })).toBe(200);
    expect(await put({ customerType: 'individual', document: null })).toBe(200);
  });

  it.each<[string, object, number]>([
    ['a phone that is none', { phone: '123' }, 422],
    ['a wrong control letter', { document: { type: 'NIF', number: '11111111A' } }, 422],
    ['an unknown kind of document', { document: { type: 'DNI', number: '1' } }, 400],
    ['an unknown kind of customer', { customerType: 'robot' }, 400],
    ['a postal code that is none', { addresses: [{ value: { zipcode: '99999' } }] }, 422],
    ['too many addresses', { addresses: Array.from({ length: 21 }, () => ({})) }, 422],
  ])('refuse %s', async (_, body, status) => {
    expect((await owner.send('PUT', '/admin/user', body)).status).toBe(status);
  });
});
