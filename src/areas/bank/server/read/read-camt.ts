import type { Parser } from 'htmlparser2';
import { cents } from '#values/money.ts';
import { failure } from '#platform/http/failure.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { maxMovements } from '../../contract.ts';
import { accountsIn } from './accounts-in.ts';
import {
  type BankFileContent,
  type Movement,
  textOf,
  tooManyMovements,
  unreadable,
  type UnreadableFile,
} from './movement.ts';

/** Whether a text is a CAMT.053 of ISO 20022, of any version, or a 052 or 054, whose entries are the same. */
export const isCamt = (text: string): boolean =>
  text.trimStart().startsWith('<') &&
  /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)[\s>]/.test(text.slice(0, 20_000));

/** An entry, or one of the transactions that it books together. */
interface Values {
  amount: string;
  currency: string;
  isCredit: boolean | null;
  reference: string;
  texts: string[];
}
interface Entry extends Values {
  /** Where it begins in the text. */
  at: number;
  day: string;
  valueDay: string;
  isBooked: boolean;
  isReversal: boolean;
  transactions: Values[];
}
const values = (): Values => ({ amount: '', currency: '', isCredit: null, reference: '', texts: [] });

/** What is said of a movement: its sender, what they wrote, what the bank adds. Names of the shop itself are not among it. */
const texts: readonly RegExp[] = [
  /Dbtr\/(?:Pty\/)?Nm$/,
  /RmtInf\/Ustrd$/,
  /RmtInf\/Strd\/CdtrRefInf\/Ref$/,
  /RmtInf\/Strd\/AddtlRmtInf$/,
  /Refs\/EndToEndId$/,
  /AddtlTxInf$/,
  /AddtlNtryInf$/,
];
/** The account of a statement; without an IBAN, as its bank writes it. */
const ownAccount = /(?:^|\/)(?:Stmt|Rpt|Ntfctn)\/Acct\/Id\/(?:IBAN|Othr\/Id)$/;
const chunkLength = 65_536;
/** Elements within each other: a statement has a dozen, and each that closes is looked up by all that it is in. */
const maxDepth = 100;

/**
 * CAMT.053. An entry that books several transactions is one movement for each, where these add up to it. Entries that are not
 * booked yet are left out: the next file has them. Names of elements count without their prefix; entities of the file's own
 * making are not known to the parser, so that none can grow.
 */
export async function readCamt(text: string): Promise<BankFileContent | UnreadableFile> {
  const reader = new EntryReader(text);
  // Loaded with the first file, not at each start.
  const htmlparser2 = await import('htmlparser2');
  const parser: Parser = new htmlparser2.Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes, parser.startIndex),
      ontext: (data) => reader.add(data),
      onclosetag: () => reader.close(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length && !reader.refusal; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    await yieldToEventLoop();
  }
  // The parser would close by itself what is still open, and half of an entry would be one.
  if (!reader.refusal && reader.isOpen) return failure('incomplete_file');
  return reader.refusal ?? { movements: reader.movements, accounts: [...reader.accounts] };
}

class EntryReader {
  readonly movements: Movement[] = [];
  readonly accounts = new Set<string>();
  refusal: UnreadableFile | null = null;
  readonly #file: string;
  readonly #path: string[] = [];
  #entry: Entry | null = null;
  #text = '';
  /** That of the statement whose entries are read. */
  #account = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether elements have no end yet. */
  get isOpen(): boolean {
    return this.#path.length > 0;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, at: number): void {
    if (this.#path.length >= maxDepth) this.refusal ??= failure('unknown_layout');
    if (this.refusal) return;
    const local = name.replace(/^.*:/, '');
    this.#path.push(local);
    this.#text = '';
    if (/^(?:Stmt|Rpt|Ntfctn)$/.test(local)) this.#account = '';
    if (local === 'Ntry' && !this.#entry)
      this.#entry = { ...values(), at, day: '', valueDay: '', isBooked: true, isReversal: false, transactions: [] };
    else if (local === 'TxDtls') this.#entry?.transactions.push(values());
    // Money that could not be delivered, or was sent back (ISO 20022, ReturnInformation): no payment of a customer.
    else if (local === 'RtrInf' && this.#entry) this.#entry.isReversal = true;
    else if (local === 'Amt' && this.#entry) this.#openAmount(attributes.Ccy ?? '');
  }

  add(data: string): void {
    if (this.#text.length < 2000) this.#text += data;
  }

  close(): void {
    if (this.refusal) return;
    const path = this.#path.join('/');
    const local = this.#path.pop();
    const entry = this.#entry;
    const text = this.#text.trim();
    this.#text = '';
    if (!entry) {
      if (ownAccount.test(path)) this.#readAccount(text);
      return;
    }
    if (local === 'Ntry') return this.#finish(entry);
    const below = path.slice(path.lastIndexOf('/Ntry/') + '/Ntry/'.length);
    const target = targetOf(entry, below);
    if (text === '') return;
    if (isAmount(below)) target.amount ||= text;
    else if (/^(?:NtryDtls\/TxDtls\/)?CdtDbtInd$/.test(below)) target.isCredit = text === 'CRDT';
    else if (below === 'RvslInd') entry.isReversal ||= text === 'true' || text === '1';
    else if (below === 'Sts' || below === 'Sts/Cd') entry.isBooked = text === 'BOOK';
    else if (/^BookgDt\/Dt(?:Tm)?$/.test(below)) entry.day = text.slice(0, 10);
    else if (/^ValDt\/Dt(?:Tm)?$/.test(below)) entry.valueDay = text.slice(0, 10);
    else if (/^(?:AcctSvcrRef|NtryDtls\/TxDtls\/Refs\/(?:AcctSvcrRef|TxId))$/.test(below)) target.reference ||= text;
    else if (text !== 'NOTPROVIDED' && texts.some((one) => one.test(below))) target.texts.push(text);
  }

  #readAccount(text: string): void {
    const [account] = accountsIn(text);
    if (!account) return;
    this.#account ||= account;
    this.accounts.add(account);
  }

  #openAmount(currency: string): void {
    const below = this.#path.slice(this.#path.lastIndexOf('Ntry') + 1).join('/');
    if (isAmount(below)) targetOf(this.#entry!, below).currency ||= currency;
  }

  #finish(entry: Entry): void {
    this.#entry = null;
    if (!entry.isBooked) return;
    const day = entry.day || entry.valueDay;
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
    const whole = centsOf(entry.amount);
    if (!isDay || whole === null) {
      this.refusal = unreadable(this.#file.slice(0, entry.at).split('\n').length);
      return;
    }
    const parts = entry.transactions.map((one) => centsOf(one.amount));
    const addUp = parts.length > 1 && !parts.includes(null) && parts.reduce((sum, one) => sum! + one!, 0) === whole;
    const all = entry.transactions.flatMap((one) => one.texts);
    const add = (amount: number, { isCredit, reference }: Values, own: readonly string[]): void => {
      if (this.movements.length >= maxMovements) this.refusal ??= tooManyMovements();
      // The entry says in which direction its money goes, a reversal too; its transactions may repeat the direction of before.
      const sign = (entry.isCredit ?? isCredit) ? 1 : -1;
      this.movements.push({
        day,
        amount: cents(sign * amount),
        currency: entry.currency,
        text: textOf(...own, ...entry.texts),
        ...(reference && { reference }),
        ...(this.#account && { account: this.#account }),
        ...(entry.isReversal && { isReversal: true }),
      });
    };
    if (addUp) for (const [at, one] of entry.transactions.entries()) add(parts[at]!, one, one.texts);
    else add(whole, { ...entry, reference: entry.reference || (entry.transactions[0]?.reference ?? '') }, all);
  }
}

const isAmount = (below: string): boolean => /^(?:Amt|NtryDtls\/TxDtls\/(?:Amt|AmtDtls\/TxAmt\/Amt))$/.test(below);
const targetOf = (entry: Entry, below: string): Values =>
  (below.startsWith('NtryDtls/TxDtls/') && entry.transactions.at(-1)) || entry;

/** XML's own decimals: '1286.4' → 128640; null for anything else. */
function centsOf(text: string): number | null {
  const [, euros, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (euros === undefined || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(euros) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
}
