import { deflateSync } from 'node:zlib';
import { PDFDocument, type PDFFont, PDFName, type PDFPage, type PDFRef, StandardFonts } from 'pdf-lib';

export type Style = 'regular' | 'bold';
export type Fonts = Readonly<Record<Style, PDFFont>>;

export const embedFonts = async (pdf: PDFDocument): Promise<Fonts> => ({
  regular: await pdf.embedFont(StandardFonts.Helvetica),
  bold: await pdf.embedFont(StandardFonts.HelveticaBold),
});

/** Every reader has these fonts, so that all documents share what a word measures and how it is written. */
const measured = await embedFonts(await PDFDocument.create());
interface Word {
  readonly code: string;
  readonly width: number;
}
const words: Readonly<Record<Style, Map<string, Word>>> = { regular: new Map(), bold: new Map() };

function wordOf(text: string, style: Style): Word {
  const known = words[style].get(text);
  if (known) return known;
  const font = measured[style];
  const word = { code: font.encodeText(text).asString(), width: font.widthOfTextAtSize(text, 1) };
  words[style].set(text, word);
  return word;
}

/** Width of a word of one unit height. */
export const textWidth = (word: string, style: Style): number => wordOf(word, style).width;

const codeOf = (line: string, style: Style): string =>
  line
    .split(' ')
    .map((word) => wordOf(word, style).code)
    .join(wordOf(' ', style).code);

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly style: Style;
  /** Red, green and blue, each up to 1. */
  readonly colour?: string;
}

/** What is drawn on a page. PDFPage's own calls check and compress each line by itself, which takes most of a build's time. */
export class PageContent {
  readonly #page: PDFPage;
  readonly #drawn: string[] = [];

  constructor(page: PDFPage, fonts: Fonts) {
    this.#page = page;
    for (const style of ['regular', 'bold'] as const) page.node.setFontDictionary(PDFName.of(style), fonts[style].ref);
  }

  get ref(): PDFRef {
    return this.#page.ref;
  }

  text(line: string, { x, y, size, style, colour = '0 0 0' }: Placed): void {
    this.#drawn.push(
      `BT ${colour} rg /${style} ${size} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td <${codeOf(line, style)}> Tj ET`,
    );
  }

  rectangle([x, y, width, height]: readonly [number, number, number, number], colour: string): void {
    this.#drawn.push(`${colour} rg ${x} ${y.toFixed(2)} ${width} ${height} re f`);
  }

  frame([x, y, width, height]: readonly [number, number, number, number], colour: string): void {
    this.#drawn.push(`${colour} RG ${x} ${y.toFixed(2)} ${width} ${height} re S`);
  }

  /** Ends the page. */
  write(): void {
    const { context } = this.#page.doc;
    const stream = context.stream(deflateSync(this.#drawn.join('\n')), { Filter: 'FlateDecode' });
    this.#page.node.set(PDFName.of('Contents'), context.register(stream));
  }
}
