import { formatDate, formatEuros, formatNumber } from '#i18n/format.ts';
import { localisedPath } from '#i18n/locale.ts';
import { addCents, type Cents, cents, eurosFromCents } from '#values/money.ts';
import {
  contentBottom,
  createSheet,
  grey,
  ink,
  margin,
  type Sheet,
  sheetWidth,
  type TextStyle,
} from '#platform/pdf/document-sheet.ts';
import type { Corrected, DocumentFacts, DocumentLine } from './document-facts.ts';
import { documentTexts } from './server-messages.ts';

const red = '#b3121d';
const middle = margin + sheetWidth / 2;
const half = sheetWidth / 2 - 8;

/** Points; as high as the shop's name with its slogan. */
const logoHeight = 32;

/** The PDF of a document: always the same bytes for the same facts and logo, a PNG picture. */
export function drawDocument(facts: DocumentFacts, logo: Buffer | null): Promise<Buffer> {
  const { locale, kind, number, issuedAt, corrected } = facts;
  const t = documentTexts[locale];
  const title = (corrected ? t.corrective : t)[kind](number);
  const sheet = createSheet({ title, lang: locale, date: new Date(issuedAt) });
  const top = drawParties(sheet, facts, drawHead(sheet, facts, title, logo));
  const bottom = drawLines(sheet, facts, top);
  drawSums(sheet, facts, bottom);
  return sheet.finish((page, pages) => drawFoot(sheet, facts, page, pages));
}

const euros = (amount: Cents, { locale }: DocumentFacts): string => formatEuros(eurosFromCents(amount), locale);
const amount = (value: Cents, facts: DocumentFacts): string => euros(value, facts).replace(/\s?€/, '');
const dateOf = (date: string, { locale }: DocumentFacts, format?: Intl.DateTimeFormatOptions): string =>
  formatDate(date.includes('T') ? date : `${date}T12:00:00Z`, locale, format);
const shortDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function drawHead(sheet: Sheet, facts: DocumentFacts, title: string, logo: Buffer | null): number {
  const t = documentTexts[facts.locale];
  let y = margin;
  if (facts.isDemo) {
    sheet.frame(margin, y, sheetWidth, 22, red);
    sheet.write(t.demo, margin, y + 5, sheetWidth, { font: 'bold', colour: red, align: 'center' });
    y += 42;
  }
  const indent = logo ? sheet.picture(logo, margin, y, logoHeight) + 9 : 0;
  sheet.write(facts.issuer.name, margin + indent, y, half - indent, { font: 'heading', size: 18 });
  sheet.write(facts.issuer.slogan, margin + indent, y + 23, half - indent, { colour: grey });
  const titleHeight = sheet.content('H1', () =>
    sheet.write(title, middle - 40, y, half + 48, { font: 'heading', size: 16, align: 'right' }),
  );
  const rows = [
    [t.issuedOn, dateOf(facts.issuedAt, facts)],
    [t.operationOn, dateOf(facts.operationDate, facts)],
    [t.order, facts.orderNumber],
  ] as const;
  let rowY = y + titleHeight + 6;
  for (const [name, value] of rows) {
    sheet.content('P', () => {
      sheet.write(`${name} `, middle, rowY, 110, { colour: grey });
      sheet.write(value, middle + 110, rowY, half - 102, { font: 'bold', align: 'right' });
    });
    rowY += 15;
  }
  sheet.rule(margin, rowY + 6, sheetWidth, { weight: 1.5, colour: ink });
  return rowY + 22;
}

function drawParties(sheet: Sheet, facts: DocumentFacts, top: number): number {
  const t = documentTexts[facts.locale];
  const { issuer, customer } = facts;
  const party = (title: string, name: string, lines: readonly string[], x: number): number => {
    sheet.content('H2', () => sheet.write(title, x, top, half, { colour: grey }));
    let y = top + 15;
    for (const [index, line] of [name, ...lines].entries())
      y += sheet.write(line, x, y, half - 12, { font: index === 0 ? 'bold' : 'text' }) + 2;
    return y;
  };
  const taxId = (value: string): string[] => (value === '' ? [] : [t.taxId(value)]);
  const left = party(t.issuer, issuer.company, [...taxId(issuer.taxId), issuer.street, issuer.town], margin);
  const passport = customer?.passport ? [t.passport(customer.passport)] : [];
  const right = customer
    ? party(t.customer, customer.name, [...taxId(customer.taxId), ...passport, ...customer.address], middle + 8)
    : 0;
  const bottom = Math.max(left, right) + 18;
  return facts.corrected ? bottom + drawCorrected(sheet, facts, facts.corrected, bottom) : bottom;
}

/** Which invoice is corrected, and why (RD 1619/2012 art. 15.4); answers its height. */
function drawCorrected(sheet: Sheet, facts: DocumentFacts, corrected: Corrected, top: number): number {
  const t = documentTexts[facts.locale];
  const { number, issuedOn, returnReference, isPartial, replacedBy } = corrected;
  const becauseOfRefund = isPartial ? t.becauseOfPart : t.becauseOfRefund;
  const becauseOfMoney = replacedBy === undefined ? becauseOfRefund : t.becauseOfChange(replacedBy);
  const reason = returnReference === null ? becauseOfMoney : t.becauseOfReturn(returnReference);
  return sheet.write(`${t.corrects(number, dateOf(issuedOn, facts))} ${reason}`, margin, top, sheetWidth) + 14;
}

/** A full invoice shows amounts without VAT, a simplified one with it. */
function drawLines(sheet: Sheet, facts: DocumentFacts, top: number): number {
  const t = documentTexts[facts.locale];
  const isFull = facts.kind === 'full';
  const columns = [
    { x: margin, width: 62, align: 'left' },
    { x: margin + 66, width: sheetWidth - 66 - 200, align: 'left' },
    { x: margin + sheetWidth - 200, width: 40, align: 'right' },
    { x: margin + sheetWidth - 156, width: 56, align: 'right' },
    { x: margin + sheetWidth - 96, width: 36, align: 'right' },
    { x: margin + sheetWidth - 60, width: 60, align: 'right' },
  ] as const;
  const cells = (role: 'TH' | 'TD', texts: readonly string[], y: number, style: TextStyle): number => {
    const heights = columns.map(({ x, width, align }, index) =>
      sheet.content(role, () => (texts[index] ? sheet.write(texts[index], x, y, width, { ...style, align }) : 0), {
        ...(role === 'TH' && { scope: 'Column' }),
      }),
    );
    return Math.max(...heights);
  };
  const head = (y: number): number => {
    const names = [t.article, t.description, t.quantity, t.price, t.rate, isFull ? t.net : t.gross];
    cells('TH', names, y, { font: 'bold' });
    sheet.rule(margin, y + 16, sheetWidth, { weight: 0.75, colour: ink });
    return y + 24;
  };
  // A part of the price is a part of each line: what counts is how much of it each rate has.
  const rows = facts.corrected?.isPartial
    ? facts.vat.map((ofRate) => [
        '',
        t.partOfPrice,
        '',
        '',
        `${ofRate.rate} %`,
        amount(isFull ? ofRate.net : ofRate.gross, facts),
      ])
    : facts.lines.map((line) => lineTexts(line, facts, isFull ? line.net : line.gross));
  let y = top;
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      y = head(top);
    });
    for (const texts of rows) {
      const height = sheet.heightOf(texts[1]!, columns[1].width);
      if (y + height > contentBottom) {
        sheet.addPage();
        y = sheet.decoration(() => head(margin));
      }
      sheet.group('TR', () => {
        y += cells('TD', texts, y, {}) + 5;
      });
      sheet.rule(margin, y, sheetWidth);
      y += 6;
    }
  });
  return y;
}

const lineTexts = (line: DocumentLine, facts: DocumentFacts, sum: Cents): string[] => [
  line.article,
  line.name ?? documentTexts[facts.locale].delivery,
  line.quantity === 0 ? '' : formatNumber(line.quantity, facts.locale),
  line.quantity === 0 ? '' : unitPrice(sum, line.quantity, facts),
  `${line.rate} %`,
  amount(sum, facts),
];

/** The price of a unit, with four decimals where the quantity times whole cents would not be the sum beside it. */
function unitPrice(sum: Cents, quantity: number, facts: DocumentFacts): string {
  const rounded = Math.round(sum / quantity);
  if (rounded * quantity === sum) return amount(cents(rounded), facts);
  const exact = new Intl.NumberFormat(facts.locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return exact.format(sum / quantity / 100);
}

function drawSums(sheet: Sheet, facts: DocumentFacts, bottom: number): void {
  const t = documentTexts[facts.locale];
  const needed = 110 + facts.vat.length * 18;
  let top = bottom + 10;
  if (top + needed > contentBottom) {
    sheet.addPage();
    top = margin;
  }
  const rates = (role: 'TH' | 'TD', [kind, net, vat]: readonly [string, string, string], y: number): void => {
    const style = role === 'TH' ? { colour: grey } : {};
    const scope = role === 'TH' ? ({ scope: 'Column' } as const) : {};
    sheet.group('TR', () => {
      sheet.content(role, () => sheet.write(kind, margin, y, 90, style), scope);
      sheet.content(role, () => sheet.write(net, margin + 70, y, half - 150, { ...style, align: 'right' }), scope);
      sheet.content(role, () => sheet.write(vat, margin + half - 80, y, 72, { ...style, align: 'right' }), scope);
    });
    sheet.rule(margin, y + 14, half - 8);
  };
  sheet.group('Table', () => {
    rates('TH', [t.kindOfVat, t.net, t.vatAmount], top);
    for (const [index, { rate, net, vat }] of facts.vat.entries())
      rates('TD', [t.vatOf(rate), euros(net, facts), euros(vat, facts)], top + 18 * (index + 1));
  });

  const sum = (name: string, value: string, y: number, style: TextStyle = {}): void =>
    sheet.group('TR', () => {
      sheet.content('TH', () => sheet.write(name, middle + 8, y, 150, style), { scope: 'Row' });
      const valueStyle = { font: 'bold', ...style, align: 'right' } as const;
      sheet.content('TD', () => sheet.write(value, middle + 108, y, half - 100, valueStyle));
    });
  sheet.group('Table', () => {
    sum(t.netSum, euros(addCents(...facts.vat.map(({ net }) => net)), facts), top);
    sum(t.vatSum, euros(addCents(...facts.vat.map(({ vat }) => vat)), facts), top + 18);
    sheet.rule(middle + 8, top + 36, half, { weight: 1.25, colour: ink });
    sum(t.total, euros(facts.total, facts), top + 41, { font: 'heading', size: 15 });
    sheet.rule(middle + 8, top + 64, half, { weight: 1.25, colour: ink });
    const method = t.methods[facts.payment];
    const paid = facts.corrected ? t.refunded : t.paid;
    if (facts.paidOn) sum(paid(method, dateOf(facts.paidOn, facts, shortDate)), euros(facts.total, facts), top + 72);
  });
  if (!facts.paidOn && !facts.corrected) sheet.write(t.unpaid, middle + 8, top + 72, half);
}

function drawFoot(sheet: Sheet, facts: DocumentFacts, page: number, pages: number): void {
  const t = documentTexts[facts.locale];
  const { issuer, discount } = facts;
  const notes = [
    ...(facts.kind === 'simplified' ? [t.vatIncluded] : []),
    ...(discount > 0 ? [t.discount(euros(discount, facts))] : []),
    ...(facts.corrected ? [] : [t.rights(issuer.url + localisedPath('/withdrawal', facts.locale))]),
  ].join(' ');
  const company = [issuer.company, issuer.registry, issuer.phone, issuer.email].filter(Boolean).join(' · ');
  const style = { size: 7.5, colour: grey } as const;
  let y = 722;
  sheet.rule(margin, y, sheetWidth);
  y += 10;
  const writeNotes = (): void => {
    y += sheet.write(notes, margin, y, sheetWidth, style) + 4;
    y += sheet.write(company, margin, y, sheetWidth, style) + 4;
  };
  // Read aloud once, after the sums.
  if (page === pages) writeNotes();
  else sheet.decoration(writeNotes);
  sheet.decoration(() => sheet.write(t.page(page, pages), margin, y, sheetWidth, style));
}
