import { omissions, type Omission, refusals, type Refusal } from './read-customer.ts';

/** Of the lines that are named, so many are. */
const named = 10;

/** Counts what becomes of the rows of a file. */
export class ImportCount {
  readonly #refused = new Map<Refusal, number[]>();
  readonly #omitted = new Map<Omission, number[]>();
  taken = 0;
  known = 0;

  add(rows: number, known: number): void {
    this.taken += rows - known;
    this.known += known;
  }

  refuse(reason: Refusal, line: number): void {
    collect(this.#refused, reason, line);
  }

  /** What is left out of a customer; of whoever is known already, too. */
  omit(what: Omission, line: number): void {
    collect(this.#omitted, what, line);
  }

  /** What will be done, line by line, for the shopkeeper. */
  describe(): string[] {
    const refused = [...this.#refused.values()].reduce((sum, lines) => sum + lines.length, 0);
    return [
      `Rows: ${this.taken + this.known + refused}. Taken: ${this.taken}. Customers already, left as they are: ${this.known}. Not taken: ${refused}.`,
      ...[...this.#refused].map(([reason, lines]) => `Not taken, ${refusals[reason]}: ${linesOf(lines)}`),
      ...[...this.#omitted].map(([what, lines]) => `Left out, ${omissions[what]}: ${linesOf(lines)}`),
      'Not taken over: passwords, and consent to advertising. No mail is sent.',
    ];
  }
}

function collect<Key>(counts: Map<Key, number[]>, key: Key, line: number): void {
  const lines = counts.get(key);
  if (lines) lines.push(line);
  else counts.set(key, [line]);
}

/** '2 (lines 3, 8)' */
const linesOf = (lines: readonly number[]): string =>
  `${lines.length} (line${lines.length > 1 ? 's' : ''} ${lines.slice(0, named).join(', ')}${lines.length > named ? ', …' : ''})`;
