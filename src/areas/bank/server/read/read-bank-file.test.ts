import { expect, it, test } from 'vitest';
import { Failure } from '#platform/http/failure.ts';
import { maxMovements } from '../../contract.ts';
import { readBankFile } from './read-bank-file.ts';

/** 'day amount text' of each movement, or the refusal. */
async function read(file: string | Uint8Array): Promise<string[] | string> {
  const content = await readBankFile(typeof file === 'string' ? Buffer.from(file) : file);
  if (content instanceof Failure) return [content.code, ...Object.values(content.facts)].join(' ');
  return content.movements.map(({ day, amount, text }) => `${day} ${amount} ${text}`);
}
const expected = ['2026-11-27 128640 TRANSFERENCIA DE MARTA SOLER 26-889862', '2026-11-26 -1250 COMISIÓN'];

/** As the banks' pages offer them. */
const bbva = `
Últimos movimientos

F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
27/11/2026;27/11/2026;TRANSFERENCIA DE MARTA SOLER;26-889862;1286,40;EUR;9.000,00;EUR;
26/11/2026;26/11/2026;COMISIÓN;;-12,50;EUR;7.713,60;EUR;
`;
const santander = `"CUENTA";"ES91 2100 0418 4502 0005 1332"
"Titular";"Can Eina"
Saldo:;"9.000,00 EUR"

Fecha Operación;Fecha Valor;Concepto;Importe EUR;Saldo
27-11-2026;28-11-2026;TRANSFERENCIA DE MARTA SOLER 26-889862;1.286,40;9.000,00
26-11-2026;26-11-2026;COMISIÓN;−12,50;7.713,60
;;Total;1.273,90;
`;
const caixabank = `Concepto;Fecha;Importe;Saldo
TRANSFERENCIA DE MARTA SOLER 26-889862;27/11/2026;+1.286,40EUR;9.000,00EUR
COMISIÓN;26/11/2026;-12,50EUR;7.713,60EUR
`;
const caixabankBusiness = `Número de cuenta\tOficina\tDivisa\tF. Operación\tF. Valor\tIngreso (+)\tGasto (-)\tSaldo (+)\tReferencia 1
2100\t418\tEUR\t27/11/2026\t27/11/2026\t1.286,40\t\t9.000,00\tTRANSFERENCIA DE MARTA SOLER 26-889862
2100\t418\tEUR\t26/11/2026\t26/11/2026\t\t12,50\t7.713,60\tCOMISIÓN
`;
const sabadell = `27/11/2026|TRANSFERENCIA DE MARTA SOLER|27/11/2026|1286.40|9000.00|26-889862|
26/11/2026|COMISIÓN|26/11/2026|-12.50|7713.60||
`;
const catalan = `Data d'operació,Concepte,Import,Saldo
27.11.26,TRANSFERENCIA DE MARTA SOLER 26-889862,"1.286,40 €","9.000,00 €"
26.11.26,COMISIÓN,"-12,50 €","7.713,60 €"
`;

const part = (text: string, length: number): string => text.padEnd(length);
const norma43 = [
  `11210004180200051332${'261101'}${'261130'}2${'00000000900000'}9783CAN EINA`,
  `22    0418261127261127022302${'00000000128640'}${'0'.repeat(10)}${'0'.repeat(12)}${part('26-889862', 16)}`,
  `2301${part('TRANSFERENCIA DE MARTA SOLER', 38)}${part('', 38)}`,
  `22    0418261126261126172011${'00000000001250'}${'0'.repeat(10)}${'0'.repeat(12)}${'0'.repeat(16)}`,
  `2301${part('COMISIÓN', 38)}`,
  `33210004180200051332000010000000000125000001000000001286402000000010273909780`,
  `88${'9'.repeat(18)}000006`,
].join('\r\n');

const entry = (inner: string): string => `<Ntry>${inner}</Ntry>`;
const camtOf = (entries: string, version = '02'): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr/><Stmt><Acct><Id><IBAN>ES9121000418450200051332</IBAN></Id></Acct>
<Bal><Amt Ccy="EUR">9000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>${entries}</Stmt></BkToCstmrStmt></Document>`;
const camt = camtOf(
  entry(`<Amt Ccy="EUR">1286.4</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>
    <AcctSvcrRef>A1</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties>
    <Dbtr><Nm>TRANSFERENCIA DE MARTA SOLER</Nm></Dbtr><Cdtr><Nm>CAN EINA</Nm></Cdtr></RltdPties>
    <RmtInf><Ustrd>26-889862</Ustrd></RmtInf></TxDtls></NtryDtls>`) +
    entry(`<Amt Ccy="EUR">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><DtTm>2026-11-26T23:10:00+01:00</DtTm></BookgDt><AddtlNtryInf>COMISIÓN</AddtlNtryInf>`) +
    entry(`<Amt Ccy="EUR">7</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><ValDt><Dt>2026-11-28</Dt></ValDt>`),
);

test.each([
  ['BBVA', bbva],
  ['Santander', santander],
  ['CaixaBank', caixabank],
  ['CaixaBank for businesses', caixabankBusiness],
  ['Sabadell, without names', sabadell],
  ['a Catalan one', catalan],
  ['Cuaderno 43', norma43],
  ['CAMT.053', camt],
  ['CAMT.053 with a prefix', camt.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:')],
])('reads the movements of %s, in Latin-1, UTF-8 and UTF-16', async (_bank, text) => {
  expect(await read(text)).toEqual(expected);
  expect(await read(`\ufeff${text}`)).toEqual(expected);
  expect(await read(Buffer.from(text.replace('−', '-').replaceAll('€', '\u0080'), 'latin1'))).toEqual(expected);
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected);
  expect(await read(text.replaceAll(/\r?\n/g, '\r\n'))).toEqual(expected);
});

// Half a file would pass for all of it: what was paid in the other half stays to be paid.
test.each([
  ['CAMT.053', camt],
  ['Cuaderno 43', norma43.replace(/\r\n88.*$/, '')],
])('refuses a %s that was cut off while it was downloaded', async (_format, whole) => {
  expect(await read(whole)).toEqual(expected);
  const second = whole.indexOf(whole === camt ? 'COMISI' : '22    0418261126');
  for (const end of [second, whole.length - 40])
    expect([end, await read(whole.slice(0, end))]).toEqual([end, 'incomplete_file']);
});

test.each([
  ['an amount was altered', norma43.replace('00000000128640', '00000000999999')],
  ['a movement was left out', norma43.replace(/\r\n22 {4}0418261126[^]*?(?=\r\n33)/, '')],
  ['a credit became a debit', norma43.replace('200000000128640', '100000000128640')],
])('refuses a Cuaderno 43 whose own sums say that %s', async (_what, changed) => {
  expect(changed).not.toBe(norma43);
  expect(await read(changed)).toBe('sums_differ');
});

it('counts each account of a Cuaderno 43 by itself', async () => {
  const account = norma43.split('\r\n').slice(0, -1);
  expect(await read([...account, ...account, norma43.split('\r\n').at(-1)].join('\r\n'))).toEqual([
    ...expected,
    ...expected,
  ]);
});

it('joins a text that a Cuaderno 43 cuts at the end of its field', async () => {
  const first = 'TRANSFERENCIA DE MARTA SOLER PED 26-88';
  expect(first).toHaveLength(38);
  const cut = norma43.replace(/^2301TRANSFERENCIA.*$/m, `2301${first}9862`);
  expect((await read(cut))[0]).toBe(`2026-11-27 128640 ${first}9862 26-889862`);
});

it('takes apart what a bank books together, where the parts add up', async () => {
  const part = (amount: string, name: string): string =>
    `<TxDtls><Refs><TxId>${name}</TxId></Refs><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties></TxDtls>`;
  const batch = (whole: string): string =>
    camtOf(
      entry(`<Amt Ccy="EUR">${whole}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>
        <NtryDtls>${part('10.00', 'ONA')}${part('5.5', 'PAU')}</NtryDtls><AddtlNtryInf>REMESA</AddtlNtryInf>`),
      '08',
    );
  expect(await read(batch('15.50'))).toEqual(['2026-11-27 1000 ONA REMESA', '2026-11-27 550 PAU REMESA']);
  expect(await read(batch('15.00'))).toEqual(['2026-11-27 1500 ONA PAU REMESA']);
});

/** The amounts of what is no reversal, and those of reversals with an R. */
async function amountsOf(file: string): Promise<string[]> {
  const content = await readBankFile(Buffer.from(file));
  if (content instanceof Failure) return [content.code];
  return content.movements.map(({ amount, isReversal }) => `${amount}${isReversal ? ' R' : ''}`);
}

// ISO 20022: of a reversed credit the entry is a debit, of a reversed debit a credit.
test.each([
  ['an entry that is none', 'CRDT', '<RvslInd>false</RvslInd>', '', '1000'],
  ['a reversed credit', 'DBIT', '<RvslInd>true</RvslInd>', '', '-1000 R'],
  ['a reversed credit, whose transaction repeats the former side', 'DBIT', '<RvslInd>1</RvslInd>', 'CRDT', '-1000 R'],
  ['a debit whose transaction says otherwise', 'DBIT', '', 'CRDT', '-1000'],
  ['a reversed debit', 'CRDT', '<RvslInd>true</RvslInd>', '', '1000 R'],
  ['an own transfer that came back', 'CRDT', '', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>', '1000 R'],
])('reads from a CAMT.053 %s', async (_what, side, reversal, inner, amount) => {
  const own = inner === 'CRDT' ? '<CdtDbtInd>CRDT</CdtDbtInd>' : inner;
  const one = `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">5.00</Amt></TxAmt></AmtDtls>${own}</TxDtls>`;
  const file = (parts: string): string =>
    camtOf(
      entry(`<Amt Ccy="EUR">10.00</Amt><CdtDbtInd>${side}</CdtDbtInd>${reversal}<Sts>BOOK</Sts>
        <BookgDt><Dt>2026-11-27</Dt></BookgDt><NtryDtls>${parts}</NtryDtls>`),
    );
  expect(await amountsOf(file(one))).toEqual([amount]);
  const half = amount.replace('1000', '500');
  expect(await amountsOf(file(one + one))).toEqual([half, half]);
});

it('knows a correction of a Cuaderno 43 by its concept', async () => {
  const corrected = norma43.replace('126172011', '126982011');
  expect(corrected).not.toBe(norma43);
  expect(await amountsOf(corrected)).toEqual(['128640', '-1250 R']);
});

const own = 'ES9121000418450200051332';
test.each([
  ['above the columns of a CSV', santander, [own]],
  [
    'above them as a Spanish account',
    santander.replace('ES91 2100 0418 4502 0005 1332', '2100-0418-45-0200051332'),
    [own],
  ],
  ['above them with a wrong digit', santander.replace('1332', '1333'), []],
  ['in a column of its own', `IBAN;Fecha;Concepto;Importe\n${own};27/11/2026;ES7921000813610123456789;1,00`, [own]],
  ['in a column of senders', `Cuenta ordenante;Fecha;Concepto;Importe\n${own};27/11/2026;x;1,00`, []],
  ['nowhere', caixabank, []],
  ['in a Cuaderno 43', norma43, [own]],
  [
    'twice in a Cuaderno 43',
    [norma43, norma43.replaceAll('210004180200051332', '210008130123456789')].join('\r\n'),
    [own, 'ES7921000813610123456789'],
  ],
  ['in a CAMT.053', camt, [own]],
  [
    'in a CAMT.053 as a Spanish account',
    camt.replace(/<IBAN>.*<.IBAN>/, '<Othr><Id>21000418450200051332</Id></Othr>'),
    [own],
  ],
  [
    'in a CAMT.053 of a sender alone',
    camt
      .replace(/<Acct>.*<.Acct>/, '')
      .replace('<RmtInf>', `<DbtrAcct><Id><IBAN>${own}</IBAN></Id></DbtrAcct><RmtInf>`),
    [],
  ],
])('finds the accounts of a file %s', async (_where, file, accounts) => {
  expect(await readBankFile(Buffer.from(file))).toMatchObject({ accounts });
});

it('keeps texts as texts', async () => {
  const words = '=HYPERLINK("http://evil.example") <script>alert(1)</script> &lt;b&gt;';
  const csv = `Fecha;Concepto;Importe\n27/11/2026;"${words.replaceAll('"', '""')}\u0007\u202e";1,00\n`;
  expect(await read(csv)).toEqual([`2026-11-27 100 ${words}`]);
  const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  const xml = camt.replace('<Document', `${bomb}<Document`).replace('26-889862', '&b;&f;&#50;6');
  expect((await read(xml))[0]).toContain('&b;&f;26');
});

const csvOf = (...rows: string[]): string => ['Fecha;Concepto;Importe', ...rows].join('\n');
test.each([
  ['a workbook', Buffer.from('PK\u0003\u0004...'), 'not_text'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'not_text'],
  ['a PDF', '%PDF-1.7', 'not_text'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'not_text'],
  ['a table of a web page', '<html><table><tr><td>27/11/2026</td></tr></table></html>', 'unknown_layout'],
  ['another XML', '<Document><CstmrCdtTrfInitn/></Document>', 'unknown_layout'],
  ['columns without an amount', 'Fecha;Concepto\n27/11/2026;x', 'unknown_layout'],
  ['nothing', '', 'unknown_layout'],
  ['no movement', csvOf(), 'no_movements'],
  ['no entry', camtOf(''), 'no_movements'],
  [
    'an amount of two readings',
    csvOf('27/11/2026;x;12.50', '27/11/2026;x;1.500', '27/11/2026;x;3,25'),
    'unreadable_movement 3',
  ],
  ['an amount in words', csvOf('27/11/2026;x;mucho'), 'unreadable_movement 2'],
  ['a day that no month has', csvOf('31/11/2026;x;1,00'), 'unreadable_movement 2'],
  ['a quote that never ends', csvOf('27/11/2026;x;1,00', '27/11/2026;"x;1,00'), 'unreadable_movement 3'],
  ['a day in another month of a Cuaderno 43', norma43.replace('0418261127', '0418261327'), 'unreadable_movement 2'],
  [
    'an amount with letters in a Cuaderno 43',
    norma43.replace('00000000128640', '0000000012864O'),
    'unreadable_movement 2',
  ],
  ['elements within each other without an end', camtOf('<a>'.repeat(20_000)), 'unknown_layout'],
  ['an entry without a day', camt.replace('<Dt>2026-11-27</Dt>', ''), 'unreadable_movement 3'],
  ['an amount with three decimals', camt.replace('1286.4<', '1286.405<'), 'unreadable_movement 3'],
])('refuses %s', async (_what, file, refusal) => expect(await read(file)).toBe(refusal));

test.each([
  ['CSV', csvOf(...Array.from({ length: 50_000 }, (_, row) => `27/11/2026;pago ${row};1,00`))],
  [
    'Cuaderno 43',
    [norma43.split('\r\n')[0], ...Array.from({ length: 50_000 }, () => norma43.split('\r\n')[1])].join('\n'),
  ],
  [
    'CAMT.053',
    camtOf(
      entry('<Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-27</Dt></BookgDt>').repeat(
        maxMovements + 1,
      ),
    ),
  ],
])('refuses more movements of %s than anybody looks at', async (_format, file) => {
  expect(await read(file)).toBe(`too_many_movements ${maxMovements}`);
});
