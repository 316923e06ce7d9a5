import { spanishIban } from '#values/iban.ts';
import { cents } from '#values/money.ts';
import { failure } from '#platform/http/failure.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { maxMovements } from '../../contract.ts';
import {
  type BankFileContent,
  type Movement,
  textOf,
  tooManyMovements,
  unreadable,
  type UnreadableFile,
} from './movement.ts';

const header = /^11\d{18}\d{12}[12]\d{14}\d{3}/;

/** Whether a text is a Cuaderno 43 of the AEB: lines of 80 characters, the first that of an account. */
export const isNorma43 = (text: string): boolean => header.test(text.trimStart());

/** The end of an account: how many debits with their sum in cents, the same of its credits, and the balance. */
const accountEnd = /^33\d{18}(\d{5})(\d{14})(\d{5})(\d{14})[12]\d{14}/;

/** The common concept of cancellations and corrections (AEB, Cuaderno 43, annex 1). */
const reversals = '98';

/** ISO 4217 by number. */
const euro = '978';

/**
 * Cuaderno 43: 11 begins an account (bank 2–6, office 6–10, number 10–20), 22 is a movement, 23 its texts, 24 its amount in another currency, 33 and 88 are ends. Of 22:
 * office 6–10, days as AAMMDD of the operation 10–16 and of the value 16–22, concept 22–24 and the bank's own 24–27, 1 for a debit
 * or 2 at 27, cents 28–42, document 42–52, references 52–64 and 64–80. Of 23: two texts of 38.
 */
export async function readNorma43(text: string): Promise<BankFileContent | UnreadableFile> {
  const movements: Movement[] = [];
  const accounts = new Set<string>();
  let account = '';
  let currency = '';
  let open: { day: string; amount: number; first: string; texts: string[]; isReversal: boolean } | null = null;
  const close = (): void => {
    if (!open) return;
    const { day, amount, first, texts, isReversal } = open;
    // A text goes on in the next part where it fills its own: '…PEDIDO 26-88' '9862'.
    movements.push({
      day,
      amount: cents(amount),
      currency,
      text: textOf(texts.join(''), first),
      account,
      ...(isReversal && { isReversal: true }),
    });
    open = null;
  };
  let isWhole = false;
  let counted = nothingYet();
  let number = 0;
  for (const line of text.trimStart().split(/\r\n|\r|\n/)) {
    number += 1;
    await yieldToEventLoop();
    const kind = line.slice(0, 2);
    if (kind === '23' && open) open.texts.push(part(line, 4), part(line, 42));
    else if (kind === '22' || kind === '11' || kind === '33' || kind === '88') close();
    if (kind === '11') {
      isWhole = false;
      counted = nothingYet();
      account = spanishIban(line.slice(2, 10), line.slice(10, 20));
      accounts.add(account);
      currency = line.slice(47, 50) === euro ? 'EUR' : line.slice(47, 50);
    }
    if (kind === '33') {
      const sums = accountEnd.exec(line);
      isWhole = sums !== null;
      const { [-1]: debits, [1]: credits } = counted;
      const own = [debits.count, debits.cents, credits.count, credits.cents];
      if (sums && own.some((one, at) => one !== Number(sums[at + 1]))) return failure('sums_differ');
    }
    if (kind !== '22') continue;
    if (movements.length >= maxMovements) return tooManyMovements();
    const day = dayOf(line.slice(10, 16));
    if (day === null) return unreadable(number);
    const amount = line.slice(27, 42);
    if (!/^[12]\d{14}$/.test(amount) || !Number.isSafeInteger(Number(amount.slice(1)))) return unreadable(number);
    const sign = amount.startsWith('1') ? -1 : 1;
    const side = counted[sign];
    side.count += 1;
    side.cents += Number(amount.slice(1));
    const first = [line.slice(52, 64), line.slice(64, 80)].map(reference).join(' ');
    open = {
      day,
      amount: sign * Number(amount.slice(1)),
      first,
      texts: [],
      isReversal: line.slice(22, 24) === reversals,
    };
  }
  close();
  return isWhole ? { movements, accounts: [...accounts] } : failure('incomplete_file');
}

/** The debits (-1) and the credits (1) of an account, before the first. */
const nothingYet = () => ({ [-1]: { count: 0, cents: 0 }, [1]: { count: 0, cents: 0 } });

/** A text of 38 characters; one that does not fill them ends with a space. */
const part = (line: string, start: number): string => {
  const text = line.slice(start, start + 38);
  return text.length === 38 && !text.endsWith(' ') ? text : `${text.trimEnd()} `;
};

/** References that are not used are zeros. */
const reference = (text: string): string => (/^[0\s]*$/.test(text) ? '' : text.trim());

/** '261127' → '2026-11-27'; null for a day that no month has. */
function dayOf(text: string): string | null {
  if (!/^\d{6}$/.test(text)) return null;
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
