import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import pLimit from 'p-limit';
import sharp, { type OverlayOptions } from 'sharp';
import { composeCatalogue } from '../../compose-catalogue.ts';
import { fraction } from '../../seed.ts';
import { ground } from '../colours.ts';
import { outlineText } from '../outline-text.ts';
import type { PictureFolder } from '../picture-folder.ts';
import { firstFormOf, formFaults, type Pictured } from './check-readings.ts';
import type { PictureForm } from './picture-form.ts';
import { storedReadings } from './reading.ts';

const columns = 5;
const rows = 4;
const tile = 240;
const gap = 12;
const label = 26;
/** Side of the single pictures, as on a product's page. */
const enlarged = 560;

interface Shown {
  readonly product: Pictured;
  readonly form: PictureForm;
}

const raster = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(side, side).flatten({ background: ground }).png().toBuffer();

async function tileOf(svg: string, at: number): Promise<OverlayOptions[]> {
  const left = gap + (at % columns) * (tile + gap);
  const top = gap + Math.floor(at / columns) * (tile + label + gap);
  const number = outlineText(String(at + 1), { x: 4, y: 20, size: 22, anchor: 'start' }, '#16191C');
  return [
    {
      input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${label}">${number}</svg>`),
      left,
      top,
    },
    {
      input: await raster(svg, tile),
      left,
      top: top + label,
    },
  ];
}

/** A page of pictures as `<name>.png`, and each of them larger as `<name>/<number>.png`. */
async function drawSheet(
  shown: readonly Shown[],
  pictures: PictureFolder,
  folder: string,
  name: string,
): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await pLimit(4).map(shown, async ({ product }, at) =>
    writeFile(join(folder, name, `${at + 1}.png`), await raster(pictures.contentOf(product.pictures[0]!), enlarged)),
  );
  const tiles = await pLimit(4).map(shown, ({ product }, at) => tileOf(pictures.contentOf(product.pictures[0]!), at));
  const width = gap + columns * (tile + gap);
  const height = gap + Math.ceil(shown.length / columns) * (tile + label + gap);
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(tiles.flat())
    .png()
    .toFile(join(folder, `${name}.png`));
}

const byLot = (products: readonly Pictured[], seed: string): Pictured[] =>
  products.toSorted((one, other) => fraction(`${seed} ${one.article}`) - fraction(`${seed} ${other.article}`));

/** One product by lot of each form without a reading that agrees, the forms in an order that tells nothing of them. */
function unread(products: readonly Pictured[], pictures: PictureFolder, asked: ReadonlySet<string>): Shown[] {
  const faults = new Set(formFaults(products, pictures, storedReadings()).map(({ form }) => form));
  const shown = new Map<string, Shown>();
  for (const product of byLot(products, 'unread')) {
    const form = firstFormOf(product, pictures);
    if (!shown.has(form.hash) && faults.has(form.hash) && !asked.has(form.hash))
      shown.set(form.hash, { product, form });
  }
  return [...shown.values()].sort((one, other) => fraction(one.form.hash) - fraction(other.form.hash));
}

/** So many products by lot; another seed draws others. */
const drawn = (products: readonly Pictured[], pictures: PictureFolder, count: number, seed: string): Shown[] =>
  byLot(products, seed)
    .slice(0, count)
    .map((product) => ({ product, form: firstFormOf(product, pictures) }));

/** The forms on the sheets whose keys a folder has. */
async function formsAsked(keys: string, names: readonly string[]): Promise<Set<string>> {
  const rows = names.map(async (name) => parse<{ form: string }>(await readFile(join(keys, name)), { columns: true }));
  return new Set((await Promise.all(rows)).flat().map(({ form }) => form));
}

/**
 * `node packages/demo-catalogue/src/pictures/readings/draw-sheets.ts SHEETS KEYS [--random N --seed TEXT]` draws numbered sheets of pictures
 * without names into the folder SHEETS, for somebody who writes down what they show, and for each sheet into KEYS which forms and
 * products they are: of each form without a reading that agrees and that is on no sheet of KEYS yet, or of so many products by lot.
 */
async function drawSheets(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { random: { type: 'string' }, seed: { type: 'string', default: '' } },
  });
  const [sheets, keys] = positionals;
  if (!sheets || !keys) throw new Error('usage: draw-sheets.ts SHEETS KEYS [--random N --seed TEXT]');
  await mkdir(sheets, { recursive: true });
  await mkdir(keys, { recursive: true });
  const earlier = await readdir(keys);
  const { products, pictures } = await composeCatalogue();
  const onOffer = products.filter(({ archived }) => !archived);
  const shown = values.random
    ? drawn(onOffer, pictures, Number(values.random), values.seed)
    : unread(products, pictures, await formsAsked(keys, earlier));
  const perSheet = columns * rows;
  for (let from = 0; from < shown.length; from += perSheet) {
    const part = shown.slice(from, from + perSheet);
    const name = `sheet-${String(earlier.length + 1 + from / perSheet).padStart(3, '0')}`;
    await drawSheet(part, pictures, sheets, name);
    const key = part.map(({ product, form }, at) => ({
      n: at + 1,
      form: form.hash,
      kind: product.kind.code,
      article: product.article,
      filled: form.printed.join(' | '),
    }));
    await writeFile(join(keys, `${name}.csv`), stringify(key, { header: true }));
  }
  console.log(`${shown.length} pictures on ${Math.ceil(shown.length / perSheet)} sheets.`);
}

if (import.meta.main) await drawSheets();
