import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import { brandOf, type BrandCode } from '../brands.ts';
import type { Words } from '../words.ts';
import { type Block, inLanguage } from './blocks.ts';
import { embedFonts, PageContent, type Style, textWidth } from './page-content.ts';

export interface BilingualDocument {
  readonly brand: BrandCode;
  readonly title: Words;
  readonly blocks: readonly Block[];
}

const [pageWidth, pageHeight] = [595.28, 841.89];
const margin = 52;
const width = pageWidth - 2 * margin;
const bottom = 56;
const documentDate = new Date('2026-01-15T09:00:00Z');
/** On each page, as invoices of the demo say it: its companies and addresses are invented. */
const sample: Words = {
  es: 'Documento de la tienda de demostración, sin valor legal',
  ca: 'Document de la botiga de demostració, sense valor legal',
};
const red = '.77 .15 .18';
const grey = '.42 .42 .42';
const line = '.82 .82 .82';
const languages = [
  ['es', 'Español'],
  ['ca', 'Català'],
] as const;

interface Bookmark {
  readonly title: string;
  readonly page: PDFRef;
  readonly children: Bookmark[];
}

/** Flows text down pages of one language. */
class Column {
  readonly pages: PageContent[] = [];
  readonly bookmarks: Bookmark[] = [];
  #y = 0;
  readonly #addPage: () => PageContent;
  readonly #colour: string;
  readonly #sample: string;

  constructor(addPage: () => PageContent, brand: BrandCode, language: keyof Words) {
    this.#addPage = addPage;
    this.#sample = sample[language];
    this.#colour = (brandOf(brand).color.match(/\w\w/g) ?? [])
      .map((pair) => (Number.parseInt(pair, 16) / 255).toFixed(3))
      .join(' ');
    this.#newPage();
    this.#write(brandOf(brand).name, { style: 'bold', size: 20, gap: 4 });
  }

  title(text: string): void {
    this.#write(text, { style: 'bold', size: 16, gap: 10 });
  }

  draw(block: Block, language: keyof Words): void {
    switch (block.type) {
      case 'heading':
        return this.#heading(block.text[language]);
      case 'paragraph':
        return this.#write(block.text[language], {});
      case 'table':
        return this.#table(block, language);
      default:
        for (const [at, item] of block.items.entries())
          this.#write(item[language], { mark: block.type === 'steps' ? `${at + 1}.` : '•', indent: 18, gap: 3 });
    }
  }

  #newPage(): void {
    const page = this.#addPage();
    page.rectangle([0, pageHeight - 18, pageWidth, 18], this.#colour);
    const y = pageHeight - 46;
    page.frame([margin, y, width, 20], red);
    const indent = (width - lengthOf(this.#sample, 'bold') * 10) / 2;
    page.text(this.#sample, { x: margin + indent, y: y + 6.5, size: 10, style: 'bold', colour: red });
    this.pages.push(page);
    this.#y = pageHeight - 78;
  }

  /** Starts a page where so much height is not left. */
  #reserve(height: number): PageContent {
    if (this.#y - height < bottom) this.#newPage();
    return this.pages.at(-1)!;
  }

  #heading(text: string): void {
    this.#reserve(64);
    this.#y -= 8;
    this.bookmarks.push({ title: text, page: this.pages.at(-1)!.ref, children: [] });
    this.#write(text, { style: 'bold', size: 12.5, gap: 5 });
  }

  #write(
    text: string,
    {
      style = 'regular',
      size = 10,
      indent = 0,
      gap = 6,
      mark,
    }: { style?: Style; size?: number; indent?: number; gap?: number; mark?: string },
  ): void {
    const lead = size * 1.4;
    for (const [at, one] of wrap(text, style, size, width - indent).entries()) {
      const page = this.#reserve(lead);
      if (at === 0 && mark) page.text(mark, { x: margin + 2, y: this.#y, size, style });
      page.text(one, { x: margin + indent, y: this.#y, size, style });
      this.#y -= lead;
    }
    this.#y -= gap;
  }

  #table(block: Extract<Block, { type: 'table' }>, language: keyof Words): void {
    const total = block.widths.reduce((sum, one) => sum + one, 0);
    const columns = block.widths.map((one) => (one / total) * width);
    const size = 8.5;
    const row = (cells: readonly (Words | string)[], style: Style): void => {
      const wrapped = cells.map((cell, at) => wrap(inLanguage(cell, language), style, size, columns[at]! - 8));
      const height = Math.max(...wrapped.map((lines) => lines.length)) * size * 1.35 + 5;
      const before = this.pages.length;
      const page = this.#reserve(height);
      if (this.pages.length > before && style === 'regular') row(block.head, 'bold');
      let x = margin;
      for (const [at, lines] of wrapped.entries()) {
        for (const [index, one] of lines.entries())
          page.text(one, { x, y: this.#y - index * size * 1.35, size, style });
        x += columns[at]!;
      }
      this.#y -= height;
      page.rectangle([margin, this.#y + size, width, 0.5], line);
    };
    this.#reserve(48);
    row(block.head, 'bold');
    for (const cells of block.rows) row(cells, 'regular');
    this.#y -= 8;
  }
}

const lengthOf = (text: string, style: Style): number =>
  text.split(' ').reduce((sum, word) => sum + textWidth(word, style), 0) +
  textWidth(' ', style) * (text.split(' ').length - 1);

function wrap(text: string, style: Style, size: number, limit: number): string[] {
  const lines: string[] = [];
  let [current, used] = ['', 0];
  const space = textWidth(' ', style);
  for (const word of text.split(' ')) {
    const next = textWidth(word, style);
    if (current !== '' && (used + space + next) * size > limit) {
      lines.push(current);
      [current, used] = [word, next];
    } else [current, used] = current === '' ? [word, next] : [`${current} ${word}`, used + space + next];
  }
  return [...lines, current];
}

/** The tree of bookmarks by which a reader finds the languages and chapters. */
function writeBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context } = pdf;
  const root = context.nextRef();
  const level = (items: readonly Bookmark[], parent: PDFRef): { first: PDFRef; last: PDFRef; count: number } => {
    const refs = items.map(() => context.nextRef());
    let count = items.length;
    for (const [at, { title, page, children }] of items.entries()) {
      const entry = PDFDict.withContext(context);
      entry.set(PDFName.of('Title'), PDFHexString.fromText(title));
      entry.set(PDFName.of('Parent'), parent);
      entry.set(PDFName.of('Dest'), context.obj([page, 'Fit']));
      if (at > 0) entry.set(PDFName.of('Prev'), refs[at - 1]!);
      if (at < items.length - 1) entry.set(PDFName.of('Next'), refs[at + 1]!);
      if (children.length > 0) {
        const below = level(children, refs[at]!);
        entry.set(PDFName.of('First'), below.first);
        entry.set(PDFName.of('Last'), below.last);
        entry.set(PDFName.of('Count'), PDFNumber.of(below.count));
        count += below.count;
      }
      context.assign(refs[at]!, entry);
    }
    return { first: refs[0]!, last: refs.at(-1)!, count };
  };
  const { first, last, count } = level(bookmarks, root);
  context.assign(root, context.obj({ Type: 'Outlines', First: first, Last: last, Count: count }));
  pdf.catalog.set(PDFName.of('Outlines'), root);
}

/** A document of several pages, Spanish and then Catalan, with title, language, bookmarks and page numbers. */
export async function writePdf({ brand, title, blocks }: BilingualDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(`${title.es} / ${title.ca}`, { showInWindowTitleBar: true });
  pdf.setLanguage('es-ES');
  pdf.setAuthor(brandOf(brand).name);
  pdf.setCreationDate(documentDate);
  pdf.setModificationDate(documentDate);
  const fonts = await embedFonts(pdf);
  const addPage = (): PageContent => new PageContent(pdf.addPage([pageWidth, pageHeight]), fonts);
  const bookmarks = languages.map(([language, name]): Bookmark => {
    const column = new Column(addPage, brand, language);
    column.title(title[language]);
    for (const block of blocks) column.draw(block, language);
    for (const [at, page] of column.pages.entries())
      page.text(`${title[language]} · ${at + 1}/${column.pages.length}`, {
        x: margin,
        y: 30,
        size: 8,
        style: 'regular',
        colour: grey,
      });
    for (const page of column.pages) page.write();
    return { title: name, page: column.pages[0]!.ref, children: column.bookmarks };
  });
  writeBookmarks(pdf, bookmarks);
  return pdf.save();
}
