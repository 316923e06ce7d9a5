import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

const fontFile = (name: string): string => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
const fonts = { text: 'barlow-400', bold: 'barlow-600', heading: 'barlow-semi-condensed-700' } as const;
/** The font for names in other alphabets, which the shop's own fonts do not have. */
const otherAlphabets = 'noto-sans-400';

export type SheetFont = keyof typeof fonts;

export interface TextStyle {
  readonly font?: SheetFont;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
}

export const ink = '#14171a';
export const grey = '#545c63';
export const lineGrey = '#d5d8da';
/** Points; A4 is 595 by 842. */
export const margin = 56;
export const sheetWidth = 595.28 - 2 * margin;
/** The footer stands below this height. */
export const contentBottom = 700;

/** A4 pages with the shop's fonts. The same content always makes the same bytes. */
export function createSheet({ title, lang, date }: { title: string; lang: string; date: Date }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang,
    displayTitle: true,
    // So that the footers can say how many pages there are.
    bufferPages: true,
    info: { Title: title, CreationDate: date },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  for (const file of [...Object.values(fonts), otherAlphabets]) pdf.registerFont(file, fontFile(file));

  const use = (text: string, { font = 'text', size = 9, colour = ink }: TextStyle): void => {
    pdf.font(/[^\u0020-\u00ff\u2010-\u2122\u2212]/.test(text) ? otherAlphabets : fonts[font]);
    pdf.fontSize(size).fillColor(colour);
  };

  return {
    /** Writes a text into a column, wrapped; answers the height that it takes. */
    write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
      use(text, style);
      pdf.text(text, x, y, { width, align: style.align ?? 'left' });
      return pdf.heightOfString(text, { width });
    },
    heightOf(text: string, width: number, style: TextStyle = {}): number {
      use(text, style);
      return pdf.heightOfString(text, { width });
    },
    rule(x: number, y: number, width: number, { weight = 0.5, colour = lineGrey } = {}): void {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(colour);
    },
    frame(x: number, y: number, width: number, height: number, colour: string): void {
      pdf.rect(x, y, width, height).lineWidth(0.75).stroke(colour);
    },
    /** Draws a PNG picture; answers its width. */
    picture(file: Buffer, x: number, y: number, height: number): number {
      pdf.image(file, x, y, { height });
      // Its own width and height are in the header of the file.
      return (height * file.readUInt32BE(16)) / file.readUInt32BE(20);
    },
    addPage: () => pdf.addPage(),
    /** Calls back for each page, with its number from 1, and finishes the file. */
    finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
      const { count } = pdf.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        pdf.switchToPage(page);
        footer(page + 1, count);
      }
      pdf.end();
      return bytes;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
