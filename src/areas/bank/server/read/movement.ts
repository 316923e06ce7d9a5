import type { Cents } from '#values/money.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import { maxMovements } from '../../contract.ts';

/** A movement of the bank account as a file has it. */
export interface Movement {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Cents; negative: money that left the account. */
  readonly amount: Cents;
  /** What the bank says of it, its sender included, on one line. */
  readonly text: string;
  /** ISO 4217; empty: the file does not say, so euros. */
  readonly currency: string;
  /** The bank's own name of it, where the file has one. */
  readonly reference?: string;
  /** The bank takes back, or gets back, what it booked before. */
  readonly isReversal?: true;
  /** The account that it is of, where the file says so: an IBAN without spaces. */
  readonly account?: string;
}

/** What a file has; `accounts` are those that it says it is of, as IBAN without spaces. */
export interface BankFileContent {
  readonly movements: readonly Movement[];
  readonly accounts: readonly string[];
}

export type UnreadableFile = Failure<
  | 'not_text'
  | 'unknown_layout'
  | 'incomplete_file'
  | 'sums_differ'
  | 'no_movements'
  | 'unreadable_movement'
  | 'too_many_movements'
>;

export const unreadable = (line: number): UnreadableFile => failure('unreadable_movement', { facts: { line } });
export const tooManyMovements = (): UnreadableFile => failure('too_many_movements', { facts: { most: maxMovements } });

const maxTextLength = 500;

/** Parts of a text on one line, without what no person types. */
export const textOf = (...parts: readonly string[]): string =>
  parts
    .join(' ')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength)
    .toWellFormed();
