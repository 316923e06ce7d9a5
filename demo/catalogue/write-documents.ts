import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { brandOf, type BrandCode } from './brands.ts';
import type { PlacedText } from './check-wording.ts';
import { conformityText, dealerText, instructionsText, type DocumentText } from './document-texts.ts';
import type { Document, NumberedDraft } from './product.ts';
import type { Words } from './words.ts';

const a4: [number, number] = [595.28, 841.89];
const margin = 56;
const documentDate = new Date('2026-01-15T09:00:00Z');

interface Sheet {
  readonly brand: BrandCode;
  readonly text: DocumentText;
}

const fileName = (name: string): string => `documents/${name}.pdf`;

/** Collects the documents that products refer to and writes each once: instructions by brand and family, certificates by brand. */
export class DocumentFolder {
  readonly #sheets = new Map<string, Sheet>();

  documentsOf(draft: NumberedDraft): Document[] {
    const { kind, brand } = draft;
    const documents: Document[] = [];
    const subject: Words = { es: draft.name.es.split(',')[0] ?? '', ca: draft.name.ca.split(',')[0] ?? '' };
    if (kind.instructions) {
      documents.push(
        this.#ask(
          'instructions',
          `instructions-${kind.instructions}-${brand}`,
          brand,
          instructionsText(brand, subject),
        ),
      );
    }
    for (const certificate of kind.certificates ?? []) {
      const text = certificate === 'conformity' ? conformityText(brand) : dealerText(brand);
      documents.push(this.#ask('certificate', `${certificate}-${brand}`, brand, text));
    }
    return documents;
  }

  /** What is printed, with the name of the file. */
  texts(): PlacedText[] {
    return [...this.#sheets].flatMap(([file, { text }]) =>
      [text.name, text.title, ...text.paragraphs].map((words): PlacedText => [file, words]),
    );
  }

  async write(folder: string): Promise<number> {
    await mkdir(join(folder, 'documents'), { recursive: true });
    for (const [file, sheet] of this.#sheets) await writeFile(join(folder, file), await draw(sheet));
    return this.#sheets.size;
  }

  #ask(kind: Document['kind'], name: string, brand: BrandCode, text: DocumentText): Document {
    const file = fileName(name);
    if (!this.#sheets.has(file)) this.#sheets.set(file, { brand, text });
    return { kind, file, name: text.name };
  }
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function drawHeader(page: PDFPage, brand: BrandCode, bold: PDFFont): void {
  const [red = 0, green = 0, blue = 0] = (brandOf(brand).color.match(/\w\w/g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  page.drawRectangle({ x: 0, y: a4[1] - 24, width: a4[0], height: 24, color: rgb(red, green, blue) });
  page.drawText(brandOf(brand).name, { x: margin, y: a4[1] - 62, size: 22, font: bold });
}

function drawLanguage(
  page: PDFPage,
  language: keyof Words,
  { title, paragraphs }: DocumentText,
  fonts: { regular: PDFFont; bold: PDFFont },
): void {
  const width = a4[0] - 2 * margin;
  let y = a4[1] - 104;
  const write = (text: string, font: PDFFont, size: number): void => {
    for (const line of wrap(text, font, size, width)) {
      page.drawText(line, { x: margin, y, size, font });
      y -= size * 1.45;
    }
    y -= size * 0.6;
  };
  write(title[language], fonts.bold, 16);
  for (const paragraph of paragraphs) write(paragraph[language], fonts.regular, 11);
}

async function draw({ brand, text }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(text.title.es);
  pdf.setAuthor(brandOf(brand).name);
  pdf.setCreationDate(documentDate);
  pdf.setModificationDate(documentDate);
  const fonts = {
    regular: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  for (const language of ['es', 'ca'] as const) {
    const page = pdf.addPage(a4);
    drawHeader(page, brand, fonts.bold);
    drawLanguage(page, language, text, fonts);
  }
  return pdf.save();
}
