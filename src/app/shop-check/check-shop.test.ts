import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { warnOfDemoPictures } from './refuse-unreal-shop.ts';
import { runCommand } from '../commands/run-command.ts';

let shopDir: string;
beforeAll(async () => {
  shopDir = await mkdtemp(join(tmpdir(), 'shop-check-'));
  await cp(inject('shopDir'), shopDir, { recursive: true });
});
afterAll(() => rm(shopDir, { recursive: true, force: true }));

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(join(shopDir, file), change(await readFile(join(shopDir, file), 'utf8')));
}

/** The lines that the command prints, without the folder. */
async function check(): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  await runCommand(['shop', 'check', shopDir], {}).finally(() => log.mockRestore());
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  return lines.map((line) => line.replace(`${shopDir}/`, ''));
}

it('names what is missing, unknown, untrue and the demo’s, with file and line, all at once', async () => {
  await edit('shop.json', (text) =>
    text
      .replace('"name": "Can Eina"', '"name": "Ferretería Ebro"')
      .replace('"postalCode": "08912"', '"postalCode": "50001"')
      .replace('B00000000', 'B12345678')
      .replace('ES91 2100 0418 4502 0005 1332', 'ES92 2100 0418 4502 0005 1332')
      .replace('"invoicing": { "enabled": false }', '"invoicing": {}'),
  );
  await edit('menu.json', (text) => text.replace('"/brands"', '"/marcas"'));
  await edit('pages/faq.es.md', (text) =>
    text.replace('{{phone}}', '+34 93 000 00 00').replace('/returns', '/cambios'),
  );
  await edit('pages/about.es.md', (text) => text.replace('title:', 'titel:'));
  await edit('zones.geojson', (text) => text.replace('"price"', '"prize"'));
  await rm(join(shopDir, 'pages/about.ca.md'));
  await rm(join(shopDir, 'pages/cookies.es.md'));
  await rm(join(shopDir, 'pages/cookies.ca.md'));
  await writeFile(join(shopDir, 'envios.json'), '{}');
  await mkdir(join(shopDir, 'mails'), { recursive: true });
  await writeFile(join(shopDir, 'mails/order-redy.es.md'), 'Hola');
  await writeFile(join(shopDir, 'mails/order-ready.es.md'), 'Hola.\n\nTu pedido {{numero}} espera.');
  await writeFile(join(shopDir, 'mails/order-ready.md'), 'Hola');
  await writeFile(join(shopDir, 'mails/order-ready.fr.md'), 'Salut');
  await writeFile(join(shopDir, 'public/store-pin.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path');
  const lines = await check();
  expect(lines).toEqual(
    expect.arrayContaining([
      'envios.json: unknown: nothing reads it',
      'mails/order-redy.es.md: there is no mail called order-redy',
      "mails/order-ready.es.md:3: there is no value {{numero}}: this mail has {{customer}}, {{number}}, {{amount}} beside the shop's facts",
      'mails/order-ready.md: unknown: nothing reads it; the words of a mail are in KIND.LANG.md, such as order-ready.es.md',
      'mails/order-ready.fr.md: unknown: the shop does not speak fr',
      'public/store-pin.svg: it is not a picture',
      'menu.json:3: the link /marcas leads to no page',
      'pages/about.ca.md: it is not there, and each text is in all languages of the shop',
      'pages/cookies.es.md: it is missing: the law wants this page',
      "pages/faq.es.md:4: it says «+34 93 000 00 00», which is the demo's",
      expect.stringMatching(/^pages\/faq\.es\.md:\d+: the link \/cambios leads to no page$/),
      "public/logo.svg: it is the demo's picture",
      "pages/delivery.es.md: it is the demo's text, word for word",
      'shop.json:8: address.city is Badalona, but 50001 is of Zaragoza',
      "shop.json:10: phone is still the demo's",
      expect.stringMatching(/^shop\.json:\d+: legal\.taxId B12345678 is no NIF, NIE or CIF: /),
      expect.stringMatching(/^shop\.json:\d+: bank\.iban ES92 .+ is no IBAN: its check digits are wrong$/),
      expect.stringMatching(
        /^zones\.geojson: feature 1 .*: properties\.prize: unknown, did you mean properties\.price\?$/,
      ),
    ]),
  );
  expect(lines).not.toContain("shop.json:2: name is still the demo's");
  expect(lines.at(-1)).toBe(`${lines.length - 1} to put right.`);
});

it('names what no reader understands, with its line', async () => {
  await edit('shop.json', (text) => text.replace('"invoicing": {}', '"invoice": { "series": "A" }'));
  await edit('pages/about.es.md', (text) => text.replace('description:', 'descripcion:'));
  await cp(join(inject('shopDir'), 'pages/about.ca.md'), join(shopDir, 'pages/about.ca.md'));
  expect(await check()).toContainEqual(
    expect.stringMatching(/^shop\.json:\d+: invoice\.series: unknown, did you mean invoicing\.series\?$/),
  );
  await edit('shop.json', (text) => text.replace('"invoice": { "series": "A" }', '"invoicing": {}'));
  expect(await check()).toEqual(
    expect.arrayContaining([
      'pages/about.es.md:2: its front matter is wrong: titel: unknown, did you mean title?',
      'pages/about.es.md:3: its front matter is wrong: descripcion: unknown, did you mean description?',
    ]),
  );
});

it('finds a broken logo', async () => {
  await writeFile(
    join(shopDir, 'public/logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"',
  );
  expect(await check()).toContainEqual(expect.stringMatching(/^public\/logo\.svg: it is (not a|a broken) picture$/));
});

it('warns of the demo’s pictures when production starts', () => {
  const warn = vi.fn<(line: string) => void>();
  warnOfDemoPictures(shopDir, { warn } as unknown as FastifyBaseLogger);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\d+ pictures in public are the demo's: npm run shop/)]]);
});
