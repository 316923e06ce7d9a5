import type { Clock } from '#values/clock.ts';
import { cents, eurosFromCents } from '#values/money.ts';
import { normalIban, spacedIban } from '#values/iban.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { whileSignedIn } from '#areas/staff/server/staff.ts';
import type { Database } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import type { ParsedInput } from '#values/call.ts';
import type { BankFile, BankRow, confirmBankRows, ReadBankFile } from '../contract.ts';
import { findTaken, insertFile, insertMovement, listRows, storeProposals, type StoredRow } from './bank-queries.ts';
import { findOrders, findOrdersById } from './find-orders.ts';
import { judge, type Match, type MatchableOrder, matchMovements } from './match-movements.ts';
import { withKeys } from './movement-keys.ts';
import { readBankFile } from './read/read-bank-file.ts';
import type { UnreadableFile } from './read/movement.ts';

export type BankFiles = ReturnType<typeof createBankFiles>;

/**
 * Files of the bank's movements: read, matched with orders as these are at the moment, and recorded row by row by the function
 * that records all transfers. A row keeps which order was proposed for it, so that what is confirmed is what was shown.
 */
export function createBankFiles({
  database,
  clock,
  payments,
  iban,
  limitUploads,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: Pick<Settling['payments'], 'recordTransfer'>;
  /** The account to which customers transfer; undefined: the shop takes no transfers. */
  readonly iban: string | undefined;
  /** Counts an upload of a person, who may make only so many in a while. */
  readonly limitUploads: (visit: StaffVisit) => Promise<Failure<'too_many_attempts'> | null>;
}) {
  const own = iban === undefined ? null : normalIban(iban);
  const isOther = (account: string): boolean => own !== null && account !== own;

  /** A file with its rows matched anew. */
  async function show(fileId: number): Promise<BankFile | Failure<'bank_file_not_found'>> {
    const rows = await listRows(database, fileId);
    return rows.length === 0 ? failure('bank_file_not_found') : match(fileId, rows);
  }

  /** Matches the rows of a file anew, and remembers what is proposed now. */
  async function match(fileId: number, rows: readonly StoredRow[]): Promise<BankFile> {
    const orders = await findOrders(
      database,
      rows.filter((row) => row.amount > 0 || isReversal(row)).map(({ text }) => text),
    );
    const taken = await findTaken(
      database,
      rows.map(({ key }) => key),
    );
    const paid = await findOrdersById(database, [...new Set(taken.values())]);
    const matches = matchMovements(
      rows.map((row) => ({ ...row, amount: cents(row.amount), ...(isReversal(row) && { isReversal: true }) })),
      orders,
      new Map(taken.entries().map(([key, orderId]) => [key, paid.get(orderId) ?? null])),
      shopTime(clock()).date,
    );
    await storeProposals(
      database,
      fileId,
      rows.flatMap(({ id, orderId, reason }, at) => {
        const { order, reason: now } = matches[at]!;
        const proposed = order?.id ?? null;
        return orderId !== proposed || reason !== now ? [{ id, orderId: proposed, reason: now }] : [];
      }),
    );
    return { fileId, rows: rows.map((row, at) => shown(row, matches[at]!)) };
  }

  /** Records the money of a row for the order that was proposed, if order and money still are as they were shown. */
  async function record(visit: StaffVisit, { key, orderId, reason, day, amount, text }: StoredRow): Promise<void> {
    const { actor } = visit;
    const expected = doubts.get(reason ?? '') ?? null;
    await payments.recordTransfer(
      actor,
      {
        orderId: orderId!,
        amount: cents(amount),
        key,
        reason: `transfer · ${day} · ${text}`.slice(0, maxReasonLength),
        isAsShown: (order) => judge(order, cents(amount)) === expected,
        take: (tx) => insertMovement(tx, actor, { key, orderId: orderId!, amount, day }, clock()),
      },
      whileSignedIn({ database, clock }, visit),
    );
  }

  return {
    /** Reads and stores a file, and matches its movements. */
    async upload(visit: StaffVisit, file: Blob): Promise<ReadBankFile | UnreadableFile | Failure<'too_many_attempts'>> {
      const refused = await limitUploads(visit);
      if (refused) return refused;
      const content = await readBankFile(await file.bytes());
      if (content instanceof Failure) return content;
      const rows = withKeys(content.movements, own).map(({ reference: _, account: __, isReversal: isOne, ...row }) => ({
        ...row,
        reason: isOne ? reversal : null,
      }));
      const fileId = await insertFile(database, visit.actor, rows, clock());
      const read = await match(fileId, await listRows(database, fileId));
      const accounts = content.accounts.map((account) => ({ iban: spacedIban(account), isOwn: !isOther(account) }));
      return { ...read, accounts };
    },

    show,

    /** Records rows of a file, each in a transaction of its own; rows that were recorded before stay as they are. */
    async confirm(
      visit: StaffVisit,
      fileId: number,
      { rows: ids, shown: seen = [] }: ParsedInput<typeof confirmBankRows>['body'],
    ): Promise<BankFile | Failure<'bank_file_not_found' | 'unknown_row'>> {
      const rows = await listRows(database, fileId);
      if (rows.length === 0) return failure('bank_file_not_found');
      const byId = new Map(rows.map((row) => [row.id, row]));
      const taken = await findTaken(
        database,
        rows.map(({ key }) => key),
      );
      const wanted = [...new Set(ids)].map((id) => byId.get(id));
      const mayBeRecorded = (row: StoredRow): boolean =>
        taken.has(row.key) || (row.orderId !== null && !isReversal(row));
      if (wanted.some((row) => !row || !mayBeRecorded(row))) return failure('unknown_row');
      const seenOf = new Map(seen.map((one) => [one.id, one]));
      for (const row of wanted) {
        await yieldToEventLoop();
        const { orderId, reason } = seenOf.get(row!.id) ?? row!;
        // Somebody else's look at the file may have changed what is proposed.
        const isAsSeen = orderId === row!.orderId && reason === row!.reason;
        if (isAsSeen && !taken.has(row!.key)) await record(visit, row!);
      }
      return show(fileId);
    },
  };
}

const maxReasonLength = 500;

/** The file itself gives this reason, so that it stays whatever is proposed. */
const reversal = 'reversal';
const isReversal = ({ reason }: Pick<StoredRow, 'reason'>): boolean => reason === reversal;

/** What the amount was for the order when it was shown; for all other reasons it was just what the order waits for. */
const doubts = new Map<string, NonNullable<ReturnType<typeof judge>>>(
  (['too_little', 'too_much', 'paid_before', 'cancelled'] as const).map((reason) => [reason, reason]),
);

function shown({ id, day, amount, text }: StoredRow, { state, order, reason }: Match): BankRow {
  return {
    id,
    date: day,
    amount: eurosFromCents(cents(amount)),
    text,
    state,
    orderId: order?.id ?? null,
    reason,
    order: order && orderOf(order),
  };
}

const orderOf = ({ number, customer, due }: MatchableOrder) => ({
  number,
  customer: customer.organization ?? `${customer.name} ${customer.surname}`.trim(),
  due: eurosFromCents(due),
});
