import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkOf, newAccount, runJob, type Shop, startShop } from '#areas/account/server/account.fixture.ts';
import { importCustomers } from '#areas/account/server/import/import-customers.ts';
import { parseAddressText } from '#areas/delivery/server/geo/address-text.ts';
import { StartError } from '#platform/start-error.ts';
import { commandActor } from '#values/actor.ts';
import { runCommand } from './run-command.ts';

let shop: Shop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'accounts-import-'));
  shop = await startShop();
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

/** Imports a file of this text; returns what the command says, and its error. */
async function importFile(text: string | Buffer, ...options: string[]): Promise<{ lines: string[]; error: string }> {
  const file = join(folder, 'clientes.csv');
  await writeFile(file, text);
  const { host, port, user, database } = shop.database.$client.options;
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host!)}`;
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  try {
    await runCommand(['accounts', 'import', file, ...options], env, terminal);
    return { lines, error: '' };
  } catch (error) {
    if (error instanceof StartError) return { lines, error: error.message };
    throw error;
  } finally {
    log.mockRestore();
  }
}

const stored = async (email: string): Promise<Record<string, unknown> | undefined> =>
  (
    await shop.database.execute(sql`
      SELECT name, last_name, phone, customer_type, document ->> 'number' AS document, organization,
        addresses -> 0 ->> 'street' AS street, addresses -> 0 ->> 'house' AS house,
        addresses -> 0 -> 'value' ->> 'zipcode' AS zipcode, source, actor_kind || ' ' || actor_id AS actor
      FROM imported_customers WHERE email = ${email}`)
  ).rows[0];
const imported = async (): Promise<number> =>
  (await shop.database.execute(sql`SELECT FROM imported_customers`)).rows.length;

const chosen = 'elegida-aqui-1';
const askForLink = async (email: string) => {
  const browser = shop.browser();
  const sent = (await shop.mails(email)).length;
  expect(await browser.send('POST', '/admin/user/forgot-password', { email })).toMatchObject({ status: 200 });
  const [mail] = await shop.mailsWhen(email, sent + 1);
  return { browser, checkword: linkOf(mail!).checkword };
};
const ownHeader = 'email,name,phone,tax_number,organisation,street,postal_code,municipality\n';
const rowOf = (email: string, name = 'Ona Puig Vidal') =>
  `${email},${name},612 34 56 78,12345678Z,,"Carrer Major 12, 1r 2a",08911,Badalona\n`;

describe('an export is recognised by its headers', () => {
  it.each([
    [
      'WooCommerce',
      'Nombre,Nombre de usuario,Última actividad,Fecha de registro,Correo electrónico,Pedidos,Gasto total,VMP,País / Región,Ciudad,Región,Código postal\n' +
        'María José García López,mjg,2026-01-02,2025-01-02,mj@ejemplo.cat,3,120.50,40.10,ES,Badalona,B,08911\n',
      { email: 'mj@ejemplo.cat', name: 'María José', last_name: 'García López', street: null },
      ['"Pedidos"', '"Gasto total"'],
    ],
    [
      'WooCommerce',
      'user_email,first_name,last_name,billing_first_name,billing_company,billing_nif,billing_address_1,billing_address_2,billing_postcode,billing_city,billing_country,billing_phone,shipping_city\n' +
        'pol@ejemplo.cat,,,Pol,Tornillos SL,ES-B96817697,"C/ del Mar, 7",3º 1ª,8911,Badalona,ES,+34 612 345 678,Lleida\n',
      {
        ...{ email: 'pol@ejemplo.cat', name: 'Pol', last_name: '', customer_type: 'legal', document: 'B96817697' },
        ...{ organization: 'Tornillos SL', street: 'C/ del Mar', house: '7', zipcode: '08911', phone: '+34612345678' },
      },
      ['"shipping_city"'],
    ],
    [
      'PrestaShop',
      'ID;Tratamiento;Nombre;Apellidos;Dirección de correo electrónico;Grupo;Ventas;Activado;Newsletter;Ofertas de socios;Registro;Última visita\n' +
        '1;Sra.;Núria;Serra;nuria@ejemplo.cat;Cliente;12,10 €;1;1;1;2025-01-02;2026-01-02\n',
      { email: 'nuria@ejemplo.cat', name: 'Núria', last_name: 'Serra' },
      ['"Newsletter"', '"Ofertas de socios"'],
    ],
    [
      'PrestaShop',
      'ID;Titre de civilité;Prénom;Nom;Adresse e-mail;Groupe;Ventes;Activé;Lettre d’information;Offres partenaires;Inscription;Dernière visite\n' +
        '1;M.;Jean;Dupont;jean@ejemplo.fr;Client;0;1;0;0;2025-01-02;2026-01-02\n',
      { email: 'jean@ejemplo.fr', name: 'Jean', last_name: 'Dupont' },
      ['"Offres partenaires"'],
    ],
    [
      'Shopify',
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags\n' +
        "1,Marc,O'Neill,marc@ejemplo.cat,yes,,Rambla 5,,Badalona,B,ES,'08911,,'+34612345679,no,10,1,,no,vip\n",
      { email: 'marc@ejemplo.cat', name: 'Marc', last_name: "O'Neill", phone: '+34612345679', zipcode: '08911' },
      ['"Accepts Email Marketing"', '"Note"'],
    ],
    [
      'Magento 2',
      'email,_website,_store,created_at,created_in,group_id,firstname,lastname,taxvat,password_hash,_address_city,_address_company,_address_country_id,_address_postcode,_address_street,_address_telephone,_address_default_billing_\n' +
        'jordi@ejemplo.cat,base,default,2025-01-02,Default,1,Jordi,Mas,X1234567L,abc:1,Badalona,,ES,08911,"Carrer del Sol\n9",935550102,1\n' +
        ',,,,,,,,,,Barcelona,,ES,08001,Rambla 1,,\n',
      {
        ...{ email: 'jordi@ejemplo.cat', name: 'Jordi', document: 'X1234567L', phone: '+34935550102' },
        ...{ street: 'Carrer del Sol', house: '9' },
      },
      ['"password_hash"', '"created_in"'],
    ],
  ])('of %s', async (program, text, { email, ...expected }, unread) => {
    const { lines, error } = await importFile(text);
    expect(error).toBe('');
    expect(lines[0]).toBe(`clientes.csv is an export of customers of ${program}.`);
    expect(await stored(email)).toMatchObject({
      ...expected,
      source: `${program}, clientes.csv`,
      actor: 'command accounts import',
    });
    const notRead = lines.find((line) => line.startsWith('Columns that are not read'));
    for (const header of unread) expect(notRead).toContain(header);
    expect(lines).toContain('Not taken over: passwords, and consent to advertising. No mail is sent.');
    // Whose data they are is not known before the address is proved.
    expect(await shop.mails(email)).toEqual([]);
  });

  it('a list with the shop’s own names', async () => {
    const { lines } = await importFile(ownHeader + rowOf('own@ejemplo.cat'));
    expect(lines[0]).toBe('clientes.csv is a list of customers of no program that is known.');
    expect(lines).toContain('Columns that are not read: none');
    expect(await stored('own@ejemplo.cat')).toMatchObject({
      name: 'Ona',
      last_name: 'Puig Vidal',
      document: '12345678Z',
    });
  });
});

describe('rows', () => {
  it('that cannot be taken are counted by reason, and what is left out of others', async () => {
    await newAccount(shop, { email: 'Known@ejemplo.cat', name: 'Marta' });
    const text =
      'email;nombre;apellidos;telefono;nif;direccion;cp;poblacion;pais;activo;puntos\n' +
      'r1@ejemplo.cat;Ada;M. Pons;+33 1 23 45 67 89;12345678A;Calle sin número;08911;Badalona;España;1;3\n' +
      'known@ejemplo.cat;Otra;Persona;;;;;;;;\n' +
      'no-mail;Ada;Pons;;;;;;;;\n' +
      ';Ada;Pons;;;;;;;;\n' +
      'r2@ejemplo.cat;https://x.example;Pons;;;;;;;;\n' +
      'r3@ejemplo.cat;www.x.example;Pons;;;;;;;;\n' +
      'r4@ejemplo.cat;=HYPERLINK(1);Pons;;;;;;;;\n' +
      'r5@ejemplo.cat;;;;;;;;;;\n' +
      'R1@EJEMPLO.CAT;Ada;Pons;;;;;;;;\n' +
      'r6@ejemplo.cat;Ada;Pons;;;;;;;0;\n' +
      'r7@ejemplo.cat;A\0da;Pons;;;;;;;;\n' +
      'r8@ejemplo.cat;Ada;Pons;;;Rue 3;75001;Paris;FR;1;\n' +
      'r9@ejemplo.cat;Ada;Pons;;;C/ Mayor, s/n;28013;Madrid;;1;\n';
    const { lines, error } = await importFile(text);
    expect(error).toBe('');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Columns that are not read: "puntos"',
        'Rows: 13. Taken: 3. Customers already, left as they are: 1. Not taken: 9.',
        'Not taken, an e-mail address that is none: 1 (line 4)',
        'Not taken, without an e-mail address: 1 (line 5)',
        'Not taken, a name that no account may have: letters, spaces, apostrophes and hyphens only: 3 (lines 6, 7, 8)',
        'Not taken, without a name: 1 (line 9)',
        'Not taken, an e-mail address that an earlier row has: 1 (line 10)',
        'Not taken, switched off in the other shop: 1 (line 11)',
        'Not taken, a row that cannot be read: 1 (line 12)',
        'Left out, phone numbers that are not Spanish ones: 1 (line 2)',
        'Left out, tax numbers that are wrong, or of a company without its name: 1 (line 2)',
        'Left out, addresses that are abroad, or without street, house number, postal code or town: 2 (lines 2, 13)',
      ]),
    );
    expect(await stored('r1@ejemplo.cat')).toMatchObject({
      last_name: 'M Pons',
      phone: null,
      document: null,
      street: null,
    });
    expect(await stored('r9@ejemplo.cat')).toMatchObject({ street: 'C/ Mayor', house: 's/n', zipcode: '28013' });
    expect(await stored('known@ejemplo.cat')).toBeUndefined();
  });

  it('of a dry run are not written, and those of the same file are taken once', async () => {
    const before = await imported();
    const text = ownHeader + rowOf('twice@ejemplo.cat');
    expect((await importFile(text, '--dry-run')).lines.at(-1)).toBe('Nothing was written.');
    expect(await imported()).toBe(before);
    expect((await importFile(text)).lines.at(-1)).toMatch(/^Customers imported: 1\./);
    const again = await importFile(text.replace('Ona Puig', 'Otra Cosa'));
    expect(again.lines).toContain('Rows: 1. Taken: 0. Customers already, left as they are: 1. Not taken: 0.');
    expect(again.error).toBe('');
    expect(await stored('twice@ejemplo.cat')).toMatchObject({ name: 'Ona' });
  });

  it('of two imports at once are taken once each', async () => {
    const before = await imported();
    const rows = Array.from({ length: 450 }, (_, at) => rowOf(`many${at}@ejemplo.cat`));
    const importRows = async (name: string, list: readonly string[]) => {
      const path = join(folder, name);
      await writeFile(path, ownHeader + list.join(''));
      const options = { database: shop.database, clock: shop.now, actor: commandActor('test'), path };
      return importCustomers({ ...options, divideAddress: parseAddressText, isDryRun: false, print: () => {} });
    };
    const runs = await Promise.all([importRows('one.csv', rows), importRows('other.csv', rows.toReversed())]);
    expect(runs[0].imported + runs[1].imported).toBe(450);
    expect(await imported()).toBe(before + 450);
  });
});

it.each([
  [
    'no e-mail',
    'name,phone\nAda,612345678\n',
    'there is no column for the e-mail address. Its columns: "name", "phone"',
  ],
  ['no name', 'email,phone\na@ejemplo.cat,612345678\n', 'there is no column for the name.'],
  ['two alike', 'Email,E-mail,name\na@ejemplo.cat,b@ejemplo.cat,Ada\n', 'two columns are called "E-mail"'],
  ['nothing', '', 'clientes.csv is empty'],
  ['another encoding', Buffer.from('email;nombre\na@ejemplo.cat;N\u00faria\n', 'latin1'), '--encoding windows-1252'],
  ['a bomb of cells', `email,name\n${','.repeat(2_000_000)}\n`, 'has no row that can be imported'],
  ['a cell without end', `email,name\na@ejemplo.cat,"${'x'.repeat(2_000_000)}`, 'has no row that can be imported'],
  ['a terminal’s commands', 'email,name,\u001b[2J\n,,\n', 'has no row that can be imported'],
])('a file with %s is refused in one line', async (_, text, reason) => {
  const { lines, error } = await importFile(text);
  expect(error).toContain(reason);
  expect(error).not.toContain('\n');
  expect(lines.join('')).not.toContain('\u001b');
});

describe('who comes from another shop', () => {
  it('can sign in by no password, and gets the data by recovery, once', async () => {
    const email = 'recovers@ejemplo.cat';
    await importFile(ownHeader + rowOf(email));
    for (const password of ['', ' ', 'null', chosen])
      expect((await shop.browser().login(email, password)).status).toBe(password ? 401 : 422);
    const { browser, checkword } = await askForLink(email);
    expect(
      (await browser.send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: chosen })).status,
    ).toBe(200);
    await browser.login(email, chosen);
    const { body } = await browser.send('GET', '/admin/user');
    expect(body).toMatchObject({
      ...{ name: 'Ona', lastName: 'Puig Vidal', phone: '+34612345678', document: { type: 'NIF', number: '12345678Z' } },
      addresses: [{ street: 'Carrer Major', house: '12', floor: '1r', apartment: '2a', value: { zipcode: '08911' } }],
    });
    expect(await stored(email)).toBeUndefined();
    // What it answers it takes back, as the profile page sends it.
    expect((await browser.send('PUT', '/admin/user', { addresses: body.addresses, phone: body.phone })).status).toBe(
      200,
    );
    const exported = (await browser.send('GET', '/admin/user/export')).body;
    expect(exported.user).toMatchObject({ agreedAt: null, imported: { source: 'clientes.csv' } });
    // Imported again, the account stays; deleted, nothing is left.
    await importFile(ownHeader + rowOf(email, 'Otra Cosa'));
    expect((await browser.send('GET', '/admin/user')).body.name).toBe('Ona');
    expect((await browser.send('DELETE', '/admin/user', { password: chosen })).status).toBe(200);
    const left = sql`SELECT email FROM users WHERE email = ${email} UNION SELECT email FROM imported_customers WHERE email = ${email}`;
    expect((await shop.database.execute(left)).rows).toEqual([]);
  });

  it('gets the data by registration, under the name that was typed', async () => {
    const email = 'registers@ejemplo.cat';
    await importFile(ownHeader + rowOf(email));
    const browser = await newAccount(shop, { email, name: 'Oneta', lastName: 'Puig' });
    expect((await browser.send('GET', '/admin/user')).body).toMatchObject({
      ...{ name: 'Oneta', lastName: 'Puig', phone: '+34612345678', addresses: [{ street: 'Carrer Major' }] },
    });
    expect(await stored(email)).toBeUndefined();
  });

  it('is answered like a stranger, and shown to none', async () => {
    const email = 'hidden@ejemplo.cat';
    await importFile(ownHeader + rowOf(email));
    const stranger = shop.browser();
    const answers = async (address: string) => {
      const person = { name: 'Mala', lastName: 'Pécora', email: address, password: 'del-intruso-1', agree: true };
      const calls = [
        await stranger.send('POST', '/admin/user/registration', person),
        await stranger.send('POST', '/admin/user/forgot-password', { email: address }),
        await shop.browser().login(address, 'falsa-1'),
        await shop.browser().send('POST', '/sale/checkout-account', person),
      ];
      return calls.map(({ status, body }) => [status, body.code ?? typeof body]);
    };
    expect(await answers(email)).toEqual(await answers('unknown@ejemplo.cat'));
    const own = (await shop.mailsWhen(email, 2)).map(({ subject }) => subject).toSorted();
    expect(own).toEqual((await shop.mailsWhen('unknown@ejemplo.cat', 2)).map(({ subject }) => subject).toSorted());
    // The stranger has registered the address first; the owner who recovers it is called as she was.
    const { browser, checkword } = await askForLink(email);
    await browser.send('PUT', '/admin/user/reset-password', { email, checkword, newPassword: chosen });
    expect((await stranger.login(email, 'del-intruso-1')).status).toBe(401);
    await browser.login(email, chosen);
    expect((await browser.send('GET', '/admin/user')).body).toMatchObject({ name: 'Ona', phone: '+34612345678' });
  });

  it('and whose address becomes that of an account leaves nothing behind', async () => {
    const email = 'moves@ejemplo.cat';
    await importFile(ownHeader + rowOf(email));
    const owner = await newAccount(shop, { email: `before.${email}` });
    await owner.send('PUT', '/admin/user/change-email', { email });
    const { confirmCode } = linkOf((await shop.mailsWhen(email, 1))[0]!);
    expect((await owner.send('POST', '/admin/user/confirm-change-email', { email, confirmCode })).status).toBe(200);
    expect(await stored(email)).toBeUndefined();
    expect((await owner.send('GET', '/admin/user')).body).toMatchObject({ name: 'Marta', phone: null });
  });

  it('and does not come for three years is forgotten', async () => {
    const email = 'forgotten@ejemplo.cat';
    await importFile(ownHeader + rowOf(email));
    shop.passTime(3 * 365 * 24 * 3600 - 3600);
    await runJob(shop, 'account-forgetting');
    expect(await stored(email)).toBeDefined();
    shop.passTime(2 * 3600);
    await runJob(shop, 'account-forgetting');
    expect(await stored(email)).toBeUndefined();
  });
});
