/** The signs that stand before decimals in one country and between thousands in the next. */
export type Separator = '.' | ',';

/** How the other numbers of a column, or the language of a field, use dot and comma. */
export interface SeparatorUse {
  /** Before decimals, in numbers that can be read in one way only. */
  readonly decimals: ReadonlySet<Separator>;
  /** Between thousands. */
  readonly thousands: ReadonlySet<Separator>;
  /** Before decimals in numbers that have the other sign between thousands, as 1,234.50 has. */
  readonly withBoth: ReadonlySet<Separator>;
}

export type WrittenNumber =
  | { readonly kind: 'number'; readonly value: number }
  /** A dot or comma before three digits, and nothing says which of the two it is. */
  | { readonly kind: 'ambiguous'; readonly decimal: number; readonly thousands: number }
  | { readonly kind: 'none' };

interface Parts {
  readonly sign: '' | '-';
  /** Digits alone. */
  readonly whole: string;
  readonly decimals: string;
  /** The sign before the decimals, or that between the thousands where there are none. */
  readonly separator: Separator | null;
  readonly form: 'plain' | 'decimals' | 'thousands' | 'both' | 'ambiguous';
  readonly isEuro: boolean;
}

/** Which units an amount may be the price of: what it costs each, and no hundred or thousand of them. */
const unit =
  '(?:uds?|u|un|unid|unidad|unitat|pza?|pieza|peça|pc|kgs?|l|lt|m|ml|mt|m[23²³]|par|parell|caja|caixa|juego|joc|rollo|rotlle|bolsa|bossa|saco|sac|bote|pot|pack|kit)';
const euro = '(?:€|eur(?:os?)?)';
const amount = new RegExp(`^(${euro} ?)?([-−]?)([\\d., '’]*\\d[.,]?)(?: ?(${euro})(?: ?/ ?${unit}\\.?)?)?$`, 'iu');
/** Most numbers of most files, read without the rest of this file. */
const plain = /^(\d{1,15})(?:([.,])(\d{1,2}))?$/;
const maxLength = 60;
const maxDigits = 18;

const dots: SeparatorUse = { decimals: new Set(), thousands: new Set(), withBoth: new Set() };

/**
 * The number that people or programs mean by a text: 1.234,50 €, 1,234.50, 1 234,50, 1'234.50, EUR 12,50, 12,50 €/ud, ,50.
 * A sign before exactly three digits may be that of thousands or of decimals. It is decimals behind a 0; thousands where
 * the other sign has decimals elsewhere, and in prices with € (`isPrice`), which never have three decimals; and what it is in
 * a number with both signs. Otherwise, or where these disagree, the number is ambiguous and is not guessed.
 */
export function readWrittenNumber(text: string, use: SeparatorUse = dots, isPrice = false): WrittenNumber {
  const parts = partsOf(text);
  if (!parts) return { kind: 'none' };
  const { sign, whole, decimals, form } = parts;
  const decimal = Number(`${sign}${whole || '0'}.${decimals || '0'}`);
  if (form !== 'ambiguous') return { kind: 'number', value: decimal };
  const thousands = Number(sign + whole + decimals);
  const meaning = meaningOf(parts, use, isPrice);
  if (meaning === null) return { kind: 'ambiguous', decimal, thousands };
  return { kind: 'number', value: meaning === 'decimals' ? decimal : thousands };
}

function meaningOf({ separator, isEuro }: Parts, use: SeparatorUse, isPrice: boolean): 'decimals' | 'thousands' | null {
  const own = separator!;
  const other = own === '.' ? ',' : '.';
  const isPriceInEuros = isPrice && isEuro;
  const isThousands = isPriceInEuros || use.decimals.has(other) || use.thousands.has(own);
  const isDecimals = use.withBoth.has(own);
  // People who write 12.50 write 1.500 in either sense; beside 12,70 it contradicts.
  if (isThousands) return isDecimals || (use.decimals.has(own) && !isPriceInEuros) ? null : 'thousands';
  return isDecimals ? 'decimals' : null;
}

/** How the texts of one column use dot and comma; texts that are no numbers count for nothing. */
export class ColumnSeparators implements SeparatorUse {
  readonly decimals = new Set<Separator>();
  readonly thousands = new Set<Separator>();
  readonly withBoth = new Set<Separator>();
  readonly #isPrice: boolean;

  constructor(isPrice = false) {
    this.#isPrice = isPrice;
  }

  get saysNothing(): boolean {
    return this.decimals.size + this.thousands.size === 0;
  }

  add(text: string): void {
    const parts = partsOf(text);
    if (!parts?.separator) return;
    const { form, separator, isEuro } = parts;
    if (form === 'decimals' || form === 'both') this.decimals.add(separator);
    if (form === 'both') {
      this.withBoth.add(separator);
      this.thousands.add(separator === '.' ? ',' : '.');
    }
    if (form === 'thousands' || (form === 'ambiguous' && this.#isPrice && isEuro)) this.thousands.add(separator);
  }
}

/** Spanish and Catalan: 1.234,50. */
const spoken: SeparatorUse = { decimals: new Set([',']), thousands: new Set(['.']), withBoth: new Set([',']) };

/** A number that somebody types in Spanish or Catalan: '1.250,50 €' → 1250.5, '1.250' → 1250; null for anything else. */
export function readTypedNumber(text: string): number | null {
  const read = readWrittenNumber(text, spoken);
  return read.kind === 'number' ? read.value : null;
}

function partsOf(text: string): Parts | null {
  const [, integer, point, cents = ''] = plain.exec(text) ?? [];
  if (integer !== undefined) {
    const separator = (point ?? null) as Separator | null;
    return { sign: '', whole: integer, decimals: cents, separator, form: point ? 'decimals' : 'plain', isEuro: false };
  }
  if (text.length > maxLength) return null;
  const [, before, minus, digits, behind] = amount.exec(text.replace(/[\s\u2009]+/g, ' ').trim()) ?? [];
  if (digits === undefined || (before && behind) || digits.replace(/\D/g, '').length > maxDigits) return null;
  const read = readDigits(digits);
  return read && { ...read, sign: minus ? '-' : '', isEuro: Boolean(before ?? behind) };
}

function readDigits(digits: string): Omit<Parts, 'sign' | 'isEuro'> | null {
  const bare = (text: string): string => text.replace(/\D/g, '');
  const last = /[.,](?=\d*$)/.exec(digits)?.[0] as Separator | undefined;
  if (last === undefined)
    return isGrouped(digits, " '’") || /^\d+$/.test(digits)
      ? { whole: bare(digits), decimals: '', separator: null, form: 'plain' }
      : null;
  const at = digits.lastIndexOf(last);
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)];
  const asDecimals = (form: 'decimals' | 'both') => ({ whole: bare(whole), decimals, separator: last, form });
  if (whole === '' || /^\d+$/.test(whole)) {
    const isAmbiguous = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return isAmbiguous ? { whole, decimals, separator: last, form: 'ambiguous' } : asDecimals('decimals');
  }
  if (isGrouped(whole, " '’")) return asDecimals('decimals');
  if (isGrouped(whole, last === '.' ? ',' : '.')) return asDecimals('both');
  if (isGrouped(digits, last)) return { whole: bare(digits), decimals: '', separator: last, form: 'thousands' };
  return null;
}

/** Groups of three behind the first, all with one of these signs between them. */
function isGrouped(digits: string, signs: string): boolean {
  const groups = (sign: string): boolean => {
    const [first = '', ...rest] = digits.split(sign);
    return rest.length > 0 && /^[1-9]\d{0,2}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
  };
  return [...signs].some(groups);
}
