import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type OverlayOptions } from 'sharp';
import { catalogueTables } from '../catalogue-tables.ts';
import { expandKind } from '../expand-kind.ts';
import type { NumberedDraft } from '../product.ts';
import { outlineText } from './outline-text.ts';
import { PictureFolder } from './picture-folder.ts';
import { productPictures } from './product-pictures.ts';
import { ground } from './colours.ts';

const columns = 10;
const rows = 11;
const tile = 144;
const label = 24;
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'drawings');

interface Shown {
  readonly kind: string;
  readonly svg: string;
}

/** The middle model of each kind, in the order of the sections. */
async function shownKinds(): Promise<Shown[]> {
  const pictures = new PictureFolder();
  const { tables } = await catalogueTables();
  return tables.flatMap(({ section, table }) =>
    table.kinds.map((kind): Shown => {
      const drafts = expandKind(section, kind, 1);
      const middle = drafts[Math.floor(drafts.length / 2)]!;
      const [first] = productPictures(middle as NumberedDraft, pictures);
      return { kind: kind.code, svg: pictures.contentOf(first!) };
    }),
  );
}

async function tileOf({ kind, svg }: Shown, at: number): Promise<OverlayOptions[]> {
  const [left, top] = [(at % columns) * tile, Math.floor(at / columns) * (tile + label)];
  const side = tile - 4;
  const words = outlineText(kind, { x: tile / 2, y: 15, size: 13, anchor: 'middle' }, '#16191C');
  return [
    {
      input: await sharp(Buffer.from(svg)).resize(side, side).flatten({ background: ground }).png().toBuffer(),
      left,
      top,
    },
    {
      input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${label}">${words}</svg>`),
      left,
      top: top + side,
    },
  ];
}

/** `node packages/demo-catalogue/src/pictures/draw-contact-sheets.ts` draws one picture of each kind into docs/drawings, to be looked at. */
async function drawContactSheets(): Promise<void> {
  const kinds = await shownKinds();
  await mkdir(folder, { recursive: true });
  const perSheet = columns * rows;
  for (let from = 0; from < kinds.length; from += perSheet) {
    const shown = kinds.slice(from, from + perSheet);
    const tiles = await pLimit(4).map(shown, tileOf);
    const height = Math.ceil(shown.length / columns) * (tile + label);
    await sharp({ create: { width: columns * tile, height, channels: 3, background: '#fff' } })
      .composite(tiles.flat())
      .webp({ quality: 40, effort: 6 })
      .toFile(join(folder, `kinds-${from / perSheet + 1}.webp`));
  }
}

if (import.meta.main) await drawContactSheets();
