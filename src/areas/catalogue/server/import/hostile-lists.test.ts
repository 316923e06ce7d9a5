import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startCatalogue } from '../catalogue.fixture.ts';

let shop: Awaited<ReturnType<typeof startCatalogue>>;
beforeEach(async () => (shop = await startCatalogue()));
afterEach(() => shop.stop());

const load = async (content: string | Buffer, options = {}) => {
  await shop.write('list.csv', content);
  return shop.importFrom('list.csv', options);
};
const names = async () => (await shop.catalogue.listCards([1, 2, 3, 4, 5], 'es')).map(({ name }) => name);
const inLatin = (text: string) => Buffer.from(text, 'latin1');

test('accepts a byte order mark and any line end', async () => {
  for (const [at, end] of ['\n', '\r\n', '\r'].entries())
    await load(`\uFEFFarticle,name_es${end}${at},Broca ${at}${end}`);
  expect(await names()).toEqual(['Broca 0', 'Broca 1', 'Broca 2']);
});

test('reads the delimiter of a first line as Excel writes it', async () => {
  await load('sep=;\nCódigo;Nombre, y más;Nombre\n1;"x;y";Broca 1\n', { map: { name_es: 'Nombre' } });
  await load('\uFEFF"sep=,"\r\narticle,name_es\r\n2,Broca 2\r\n');
  const report = await load('sep=\t\narticle\tname_es\n3\tBroca 3\n4\t\n');
  expect(report.lines).toMatchObject([{ line: 4, reason: 'no name' }]);
  expect(await names()).toEqual(['Broca 1', 'Broca 2', 'Broca 3']);
});

test('notes a date that cannot be read, and takes its row', async () => {
  const report = await load('article;name_es;Fecha alta\n1;Broca 1;25/11/2026\n2;Broca 2;pronto\n3;Broca 3;1\n');
  expect(report).toMatchObject({ created: 3, skipped: 0 });
  expect(report.lines.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['note', 'published_at left out, no date: pronto'],
    ['note', 'published_at left out, no date: 1'],
  ]);
});

test('rejects a list in another encoding, and reads it when the encoding is named', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => `${at},Broca`).join('\n');
  await expect(load(inLatin(`article,name_es\n${rows}\nX,Peón de año\n`))).rejects.toThrow(
    'list.csv is not UTF-8 text (line 2002). Save it as UTF-8',
  );
  expect(await names()).toEqual([]);
  await load(inLatin('article;name_es\n1;Cañería “del 8”'.replace(/[“”]/g, '"')), { encoding: 'windows-1252' });
  await expect(load(Buffer.from('article,name_es\n2,Niña\n', 'utf16le'))).rejects.toThrow('is not UTF-8');
  await expect(load(Buffer.from('\uFEFFarticle,name_es\n2,Niña\n', 'utf16le'))).rejects.toThrow('--encoding utf-16le');
  await load(Buffer.from('\uFEFFarticle,name_es\n2,Niña\n', 'utf16le'), { encoding: 'utf-16le' });
  expect(await names()).toEqual(['Cañería "del 8"', 'Niña']);
});

test('rejects files that are no lists, with a reason', async () => {
  await expect(load('')).rejects.toThrow('list.csv is empty');
  await expect(load(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0xff]))).rejects.toThrow(
    'not UTF-8',
  );
  await expect(load('x'.repeat(2_000_000))).rejects.toThrow('the header of list.csv cannot be read: longer than 1 MB');
  await expect(load('article,name_es,"price\n1,a,2\n')).rejects.toThrow('cannot be read');
});

test('rejects two columns of the same name', async () => {
  await expect(load('article,name_es,price,Price\n1,Broca,1,2\n')).rejects.toThrow('two columns are called price');
  expect(await load('article,name_es,otra,otra,\n1,Broca,1,2,\n')).toMatchObject({ created: 1 });
});

test('rejects a mapping that does not fit the file', async () => {
  await expect(load('article,name_es\n1,Broca\n', { map: { price: 'Tarifa' } })).rejects.toThrow(
    'names the header Tarifa',
  );
  await expect(load('article,name_es\n1,Broca\n', { map: { prize: 'article' } })).rejects.toThrow('names prize');
});

test('reports or cleans rows with NUL, a lost delimiter or half a character', async () => {
  const report = await load(
    'article,name_es,unit,description_es\n1,Bro\0ca,,\n2,Broca 8,5 mm,,x\n3,Broca,' +
      'u'.repeat(19) +
      '😀,\n4,Bro\u0007ca\u001b[31m,,"a\u0000"\n5,Bro\u001b[31mca,,\n',
  );
  expect(report.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'NUL characters, which no text has'],
    [3, '5 cells, but the header has 4'],
    [5, 'NUL characters, which no text has'],
  ]);
  expect(await names()).toEqual(['Broca', 'Bro [31mca']);
});

test('reads formulas as text, except those that preserve leading zeros', async () => {
  await load('article;name_es;price\n="00123";=HYPERLINK("http://x","Broca");1\n');
  expect(await shop.catalogue.listCards([1], 'es')).toMatchObject([
    { article: '00123', name: '=HYPERLINK("http://x","Broca")' },
  ]);
});

test('shortens what a report quotes, and removes terminal codes', async () => {
  const { lines } = await load(`article,name_es,price\n1,Broca,${'\u001b[2J9'.repeat(1000)}\n`);
  expect(lines[0]?.reason.length).toBeLessThanOrEqual(300);
  expect(lines[0]?.reason).not.toContain('\u001b');
});

test('a line of 100 MB breaks only itself, in little memory', async () => {
  async function* text(): AsyncGenerator<string> {
    yield 'article,name_es\n1,Uno\n2,';
    for (let megabytes = 0; megabytes < 100; megabytes += 1) yield 'x'.repeat(1_000_000);
    yield '\n3,Tres\n';
  }
  await pipeline(Readable.from(text()), createWriteStream(join(shop.folder, 'list.csv')));
  const before = process.memoryUsage().rss;
  const report = await shop.importFrom('list.csv');
  expect(report).toMatchObject({ read: 3, created: 2, skipped: 1 });
  expect(report.lines).toMatchObject([{ line: 3, reason: 'longer than 1 MB' }]);
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test('reports deeply nested and endless HTML', async () => {
  const report = await load(
    `article,name_es,description_es\n1,Uno,"${'<p><ul><li>'.repeat(60_000)}"\n2,Dos,"${'<p>x</p>'.repeat(10_000)}"\n3,Tres,<p>x\n`,
  );
  expect(report).toMatchObject({ created: 1, skipped: 2 });
  expect(report.lines.map(({ reason }) => reason)).toEqual([
    'description_es is longer than 50000 characters',
    'description_es is longer than 50000 characters',
  ]);
});
