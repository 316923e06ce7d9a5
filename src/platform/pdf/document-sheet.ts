import { createRequire } from 'node:module';
import type * as pdfkit from 'pdfkit';
import { fontFiles, loadFont, type SheetFont, splitByFont, type TextRun } from './document-fonts.ts';
import { packObjects } from './pack-objects.ts';
import { wrapText } from './wrap-text.ts';

const require = createRequire(import.meta.url);

/** Says that the file is PDF/UA-1 (ISO 14289-1). PDF/A wants the property itself described. */
const accessibleDocument = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
      <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
      <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
        <pdfaProperty:category>internal</pdfaProperty:category>
        <pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
        <pdfaProperty:name>part</pdfaProperty:name>
        <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      </rdf:li></rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

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

/** Figures of one width, so that amounts stand below each other. */
const figuresOf = ({ font, text }: TextRun): { features?: ['tnum'] } =>
  font.startsWith('other') || !/\d/.test(text) ? {} : { features: ['tnum'] };

/** Roles of PDF 1.7: what holds others, and what holds text. */
type GroupRole = 'Table' | 'TR';
type ContentRole = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

/** A4 pages with the shop's fonts, tagged for screen readers. The same content always makes the same bytes. */
export function createSheet({ title, lang, date }: { title: string; lang: string; date: Date }) {
  // It takes 100 ms to load, so that no start waits for it.
  const PDFDocument = require('pdfkit') as typeof pdfkit.default;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang,
    displayTitle: true,
    // So that the footers can say how many pages there are.
    bufferPages: true,
    info: { Title: title, CreationDate: date },
  });
  pdf.appendXML(accessibleDocument);
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(packObjects(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  for (const [name, file] of Object.entries(fontFiles)) pdf.registerFont(name, file);

  const use = ({ font }: TextRun, size: number) => pdf.font(font).fontSize(size);
  const widthOfRun = (run: TextRun, size: number): number => use(run, size).widthOfString(run.text, figuresOf(run));
  const widthOf = (text: string, { font = 'text', size = 9 }: TextStyle): number =>
    splitByFont(text, font).reduce((width, run) => width + widthOfRun(run, size), 0);
  const linesOf = (text: string, width: number, style: TextStyle): string[] =>
    wrapText(text, width, (part) => widthOf(part, style));
  const lineHeight = ({ font = 'text', size = 9 }: TextStyle): number =>
    pdf.font(font).fontSize(size).currentLineHeight(true);

  function writeLine(line: string, x: number, y: number, { font = 'text', size = 9, colour = ink }: TextStyle): void {
    // All fonts of a line stand on the baseline of the wanted one.
    const baseline = loadFont(font).ascent * size;
    let left = x;
    for (const run of splitByFont(line, font)) {
      const width = widthOfRun(run, size);
      use(run, size).fillColor(colour);
      pdf.text(run.text, left, y + baseline, { baseline: 'alphabetic', lineBreak: false, ...figuresOf(run) });
      left += width;
    }
  }

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let parent = root;
  /** Whether what is drawn now has its tag already. */
  let isTagged = false;
  function drawTagged<T>(draw: () => T): T {
    isTagged = true;
    const result = draw();
    isTagged = false;
    return result;
  }

  function content<T>(role: ContentRole, draw: () => T, { scope }: { scope?: 'Column' | 'Row' } = {}): T {
    if (isTagged) return draw();
    const results: T[] = [];
    const options: { title?: string; scope?: string } = scope ? { scope } : {};
    parent.add(
      pdf.struct(role, options, () => {
        results.push(drawTagged(draw));
      }),
    );
    return results[0]!;
  }

  function decoration<T>(draw: () => T): T {
    if (isTagged) return draw();
    pdf.markContent('Artifact', { type: 'Layout' });
    const result = drawTagged(draw);
    pdf.endMarkedContent();
    return result;
  }

  return {
    /** What is drawn is one part of the document for whoever has it read aloud, in the order of these calls. */
    content,
    /** What is drawn is not read aloud: lines, and what an earlier page has said. */
    decoration,
    /** The contents that are drawn belong together. */
    group(role: GroupRole, draw: () => void): void {
      const element = pdf.struct(role);
      parent.add(element);
      const outer = parent;
      parent = element;
      draw();
      element.end();
      parent = outer;
    },
    /** Writes a text into a column, wrapped, as a paragraph if it is no part of another content; answers its height. */
    write(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
      const height = lineHeight(style);
      const lines = linesOf(text, width, style);
      const indent = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'];
      content('P', () => {
        for (const [index, line] of lines.entries())
          writeLine(line, x + indent * (width - (indent && widthOf(line.trimEnd(), style))), y + index * height, style);
      });
      return lines.length * height;
    },
    heightOf: (text: string, width: number, style: TextStyle = {}): number =>
      linesOf(text, width, style).length * lineHeight(style),
    rule(x: number, y: number, width: number, { weight = 0.5, colour = lineGrey } = {}): void {
      decoration(() =>
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(weight)
          .stroke(colour),
      );
    },
    frame(x: number, y: number, width: number, height: number, colour: string): void {
      decoration(() => pdf.rect(x, y, width, height).lineWidth(0.75).stroke(colour));
    },
    /** Draws a PNG picture that says nothing which the text does not; answers its width. */
    picture(file: Buffer, x: number, y: number, height: number): number {
      decoration(() => pdf.image(file, x, y, { height }));
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
      root.end();
      pdf.end();
      return bytes;
    },
  };
}

export type Sheet = ReturnType<typeof createSheet>;
