import { readDate } from '#values/read-date.ts';
import { readWrittenNumber } from '#values/written-number.ts';

/** Where the columns of a file are. */
export interface Columns {
  readonly date: number;
  /** One column of both, negative for what left; else two. */
  readonly amount: number | null;
  readonly income: number | null;
  readonly outgo: number | null;
  readonly currency: number | null;
  /** The account of the file itself. */
  readonly account: number | null;
  /** All columns that are no words about the movement. */
  readonly others: ReadonlySet<number>;
}

/** The day of the operation is preferred to that of the value: it is the same in every export. */
const operationDates =
  /^(?:(?:fecha|data|f)(?: de| d)? ?(?:la )?(?:oper\w*|contable|comptable|mov\w*|apunte)|fecha|data|date|booking date)$/;
const valueDates = /^(?:fecha|data|f)(?: de)? ?(?:valor|efectiva)$|^value date$/;
const amounts =
  /^(?:importe?|cantidad|quantitat|amount|monto|import del moviment)(?: ?(?:eur|euros?|e|en euros|mov\w*|operaci\w*))?$/;
const incomes = /^(?:ingresos?|ingressos?|abonos?|abonaments?|haber|haver|entradas?|credit)(?: ?(?:eur|euros?))?$/;
const outgoes = /^(?:gastos?|despes[ae]s?|cargos?|carrecs?|debe|deure|salidas?|debit)(?: ?(?:eur|euros?))?$/;
const currencies = /^(?:divisa|moneda|currency)$/;
/** Neither a day, an amount nor words: they differ between exports or say nothing of the sender. */
const rest =
  /^(?:saldo|disponible|balance|divisa|moneda|currency|oficina|cuenta|compte|iban|numero de cuenta|n cuenta)\b/;

/** Not those of senders, whose columns say so. */
const accounts = /^(?:iban|(?:n(?:umero)? (?:de )?)?(?:cuenta|compte))$/;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The columns by a line of their names; null where it names no day or no amount. */
export function columnsByHeader(cells: readonly string[]): Columns | null {
  const names = cells.map(plain);
  const find = (pattern: RegExp): number | null => {
    const at = names.findIndex((name) => pattern.test(name));
    return at < 0 ? null : at;
  };
  const date = find(operationDates) ?? find(valueDates);
  const [amount, income, outgo] = [find(amounts), find(incomes), find(outgoes)];
  if (date === null || (amount === null && income === null)) return null;
  const separate = amount === null;
  const others = names.flatMap((name, at) =>
    [operationDates, valueDates, amounts, currencies, rest].some((one) => one.test(name)) ||
    at === income ||
    at === outgo
      ? [at]
      : [],
  );
  return {
    date,
    amount,
    income: separate ? income : null,
    outgo: separate ? outgo : null,
    currency: find(currencies),
    account: find(accounts),
    others: new Set(others),
  };
}

/**
 * The columns of a file without names, as that of Sabadell: the first column of days, the first of numbers with decimals, and
 * the words between them.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns | null {
  const first = rows.slice(0, 200);
  const width = Math.max(0, ...first.map((cells) => cells.length));
  if (width < 3) return null;
  const all = Array.from({ length: width }, (_, at) => at);
  const isAll = (at: number, fits: (cell: string) => boolean): boolean =>
    first.every((cells) => fits((cells[at] ?? '').trim()));
  const dates = all.filter((at) => isAll(at, (cell) => readDate(cell) !== null));
  const numbers = all.filter((at) => isAll(at, isAmount));
  const [date] = dates;
  const [amount] = numbers;
  if (date === undefined || amount === undefined) return null;
  return {
    date,
    amount,
    income: null,
    outgo: null,
    currency: null,
    account: null,
    others: new Set([...dates, ...numbers]),
  };
}

const isAmount = (cell: string): boolean => /[.,]\d{2}\D*$/.test(cell) && readWrittenNumber(cell).kind === 'number';
