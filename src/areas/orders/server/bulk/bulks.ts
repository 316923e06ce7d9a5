import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import { dayMs, hourMs, hourSeconds, secondMs } from '#values/durations.ts';
import { mayDo } from '#values/staff-roles.ts';
import { findChange, isUndone, recordChange, type StoredChange, whileSignedIn } from '#areas/staff/server/staff.ts';
import type { Queryable } from '#platform/database/database.ts';
import { failure, type Failure } from '#platform/http/failure.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { jobKind, type Jobs } from '#platform/jobs/jobs.ts';
import { permissionOfBulk } from '../../bulk-permissions.ts';
import { maySeeView } from '../../list-permissions.ts';
import type { BulkJob, previewBulk, undoChange } from '../../staff-bulk-calls.ts';
import { undoSeconds } from '../../staff-calls.ts';
import type { PickupCodes } from '../pickup/pickup-code.ts';
import { orderBulkRows, orderBulks } from '../records/bulk-tables.ts';
import { cleanOrderEdits } from '../records/order-edits.ts';
import { describeBulk, fileOf } from './describe-bulk.ts';
import { insertRows, storePreview } from './preview-bulk.ts';
import type { StoredBulk } from './change-rows-together.ts';
import { markEnd, runBulk, type RunParts } from './run-bulk.ts';

/** So long a preview can be carried out. */
const previewMs = hourMs;
/** Previews of one person that are not carried out. */
const maxPreviews = 10;
/** Previews, and what has become of bulks, are deleted then; the log has each change for good. */
const storedMs = { preview: dayMs, bulk: 30 * dayMs };
/** So long the call that takes a bulk back waits for it; what takes longer goes on as a job. */
const undoWaitMs = 8 * secondMs;

const bulkJobs = jobKind<{ bulkId: string }>('order-bulk');
/** What its subject is called in the log. */
const bulkSubject = 'bulk';
const bulkVerb = 'orders.bulk';

export interface BulksParts extends RunParts {
  readonly jobs: Jobs;
  readonly pickupCodes: PickupCodes;
  /** Counts a preview of a person, who may make only so many in a while. */
  readonly limitPreviews: (visit: StaffVisit) => Promise<Failure<'too_many_attempts'> | null>;
}

export type Bulks = ReturnType<typeof createBulks>;

/** Names, addresses and telephones leave the shop: whoever takes them proves again who they are. */
const needsRecentSignIn = (bulk: Pick<StoredBulk, 'action'>): boolean =>
  bulk.action.kind === 'csv' || bulk.action.kind === 'xlsx';

/** Changes of many orders: a preview, which is then carried out as a job, order by order. */
export function createBulks(parts: BulksParts) {
  const { database, clock, jobs, mails, mayBeAssigned, limitPreviews } = parts;
  // Two, so that taking one back need not wait for another.
  jobs.handle(bulkJobs, ({ bulkId }) => runBulk(parts, bulkId), { concurrency: 2, timeoutSeconds: hourSeconds });
  jobs.repeat('order-bulk-cleaning', '41 4 * * *', async () => {
    const before = (ms: number) => new Date(clock().getTime() - ms);
    await database
      .delete(orderBulks)
      .where(
        or(
          and(isNull(orderBulks.startedAt), lt(orderBulks.createdAt, before(storedMs.preview))),
          lt(orderBulks.createdAt, before(storedMs.bulk)),
        ),
      );
    await cleanOrderEdits(database, clock());
  });

  /** Begins a stored bulk: its change in the log, and the job that does it. */
  async function begin(
    tx: Queryable,
    { id, action }: Pick<StoredBulk, 'id' | 'action'>,
    { actor }: StaffVisit,
    orderCount: number,
  ): Promise<void> {
    const isFile = fileOf({ action }) !== null;
    const changeId = await recordChange(tx, {
      actor,
      at: clock(),
      verb: bulkVerb,
      subject: { kind: bulkSubject, id, label: `${orderCount} × ${action.kind}` },
      changes: [
        { field: 'action', before: null, after: action.kind },
        { field: 'orders', before: null, after: orderCount },
      ],
      ...(action.kind === 'undo' && { undoes: action.changeId }),
    });
    const now = clock();
    await tx
      .update(orderBulks)
      .set({ startedAt: now, changeId, ...(isFile && { finishedAt: now }) })
      .where(eq(orderBulks.id, id));
    // Nothing is changed: the file is made when it is fetched.
    if (isFile) await tx.update(orderBulkRows).set({ state: 'done' }).where(openRows(id));
    else await jobs.add(tx, bulkJobs, { bulkId: id }, { id });
  }

  /** Each may have 5,000 rows, and is good for an hour: a person has as many tabs as that open, not more. */
  async function dropOldPreviews(memberId: number): Promise<void> {
    const unused = and(eq(orderBulks.memberId, memberId), isNull(orderBulks.startedAt));
    const old = database
      .select({ id: orderBulks.id })
      .from(orderBulks)
      .where(unused)
      .orderBy(desc(orderBulks.createdAt))
      .offset(maxPreviews - 1);
    await database.delete(orderBulks).where(and(unused, inArray(orderBulks.id, old)));
  }

  async function findOwn(id: string, { staff }: StaffVisit): Promise<StoredBulk | null> {
    if (!isUuid(id)) return null;
    const [bulk] = await database
      .select()
      .from(orderBulks)
      .where(and(eq(orderBulks.id, id), eq(orderBulks.memberId, staff.memberId)));
    return bulk?.startedAt ? bulk : null;
  }

  async function waitForEnd(id: string): Promise<StoredBulk> {
    const until = Date.now() + undoWaitMs;
    for (;;) {
      const [bulk] = await database.select().from(orderBulks).where(eq(orderBulks.id, id));
      if (bulk!.finishedAt || Date.now() > until) return bulk!;
      await sleep(100);
    }
  }

  return {
    async preview(
      input: ParsedInput<typeof previewBulk>['body'],
      visit: StaffVisit,
    ): Promise<
      | CallAnswer<typeof previewBulk>
      | Failure<'not_permitted' | 'invalid_value' | 'too_many_orders' | 'too_many_attempts'>
    > {
      const { action, selection } = input;
      const { role } = visit.staff;
      if (!mayDo(role, permissionOfBulk(action)) || !maySeeView(role, selection.view ?? 'all'))
        return failure('not_permitted');
      if (action.kind === 'assign' && action.assignee !== null && !(await mayBeAssigned(database, action.assignee)))
        return failure('invalid_value', { fields: [{ field: 'action.assignee', code: 'assignee_unavailable' }] });
      const refused = await limitPreviews(visit);
      if (refused) return refused;
      await dropOldPreviews(visit.staff.memberId);
      return storePreview({ ...parts, now: clock() }, input, visit);
    },

    /** Carries a preview out, once. */
    start: (
      previewId: string,
      visit: StaffVisit,
    ): Promise<{ jobId: string } | Failure<'not_permitted' | 'reauthentication_required' | 'preview_not_found'>> =>
      whileSignedIn(parts, visit).transaction(async (tx) => {
        const [bulk] = isUuid(previewId)
          ? await tx
              .select()
              .from(orderBulks)
              .where(
                and(
                  eq(orderBulks.id, previewId),
                  eq(orderBulks.memberId, visit.staff.memberId),
                  gt(orderBulks.createdAt, new Date(clock().getTime() - previewMs)),
                ),
              )
              .for('update')
          : [];
        if (!bulk || bulk.action.kind === 'undo') return failure('preview_not_found');
        if (!mayDo(visit.staff.role, permissionOfBulk(bulk.action))) return failure('not_permitted');
        if (needsRecentSignIn(bulk) && !visit.staff.isRecent) return failure('reauthentication_required');
        if (!bulk.startedAt) await begin(tx, bulk, visit, await tx.$count(orderBulkRows, openRows(bulk.id)));
        return { jobId: bulk.id };
      }),

    async find(jobId: string, visit: StaffVisit): Promise<BulkJob | Failure<'job_not_found'>> {
      const bulk = await findOwn(jobId, visit);
      return bulk ? describeBulk(parts, bulk) : failure('job_not_found');
    },

    /** A bulk of the caller that has a file, and the orders in it, oldest first. */
    async findFile(
      jobId: string,
      visit: StaffVisit,
    ): Promise<
      { kind: 'csv' | 'xlsx' | 'pdf'; orderIds: number[] } | Failure<'job_not_found' | 'reauthentication_required'>
    > {
      const bulk = await findOwn(jobId, visit);
      const kind = bulk && fileOf(bulk);
      if (!kind) return failure('job_not_found');
      if (needsRecentSignIn(bulk) && !visit.staff.isRecent) return failure('reauthentication_required');
      const rows = await database
        .select({ orderId: orderBulkRows.orderId })
        .from(orderBulkRows)
        .where(and(eq(orderBulkRows.bulkId, bulk.id), eq(orderBulkRows.state, 'done')))
        .orderBy(asc(orderBulkRows.orderId));
      return { kind, orderIds: rows.map(({ orderId }) => orderId) };
    },

    /** Takes a bulk back, order by order, by the id of its change; null: the change is not that of a bulk. */
    async undo(
      changeId: number,
      visit: StaffVisit,
    ): Promise<CallAnswer<typeof undoChange> | Failure<'not_permitted' | 'cannot_undo'> | null> {
      const change = await findChange(database, changeId);
      if (change?.subjectKind !== bulkSubject) return null;
      const id = randomUUID();
      const refused = await whileSignedIn(parts, visit).transaction((tx) => beginUndo(tx, change, id, visit));
      if (refused) return refused;
      return { job: { id, ...(await describeBulk(parts, await waitForEnd(id))) } };
    },
  };

  async function beginUndo(
    tx: Queryable,
    change: StoredChange,
    id: string,
    visit: StaffVisit,
  ): Promise<Failure<'not_permitted' | 'cannot_undo'> | null> {
    const cannotUndo = (reason: string, detail?: string) =>
      failure('cannot_undo', { facts: { reason, ...(detail && { detail }) } });
    const [bulk] = await tx.select().from(orderBulks).where(eq(orderBulks.id, change.subjectId)).for('update');
    if (!bulk || bulk.action.kind === 'undo') return cannotUndo('changed_since');
    if (!mayDo(visit.staff.role, permissionOfBulk(bulk.action))) return failure('not_permitted');
    if (!bulk.canUndo) return cannotUndo('mailed');
    if (await isUndone(tx, change.id)) return cannotUndo('changed_since', 'already_undone');
    if (movesOrders(bulk.action) && isOver(bulk.finishedAt)) return cannotUndo('mailed');
    // What is still to come of it does not come any more; an order that is being changed just now is waited for. A batch locks its
    // rows in this order, too: in any other the two could wait for each other.
    await tx
      .select({ orderId: orderBulkRows.orderId })
      .from(orderBulkRows)
      .where(openRows(bulk.id))
      .orderBy(asc(orderBulkRows.orderId))
      .for('update');
    const stopped = await tx
      .update(orderBulkRows)
      .set({ state: 'refused', code: 'stopped' })
      .where(openRows(bulk.id))
      .returning({ orderId: orderBulkRows.orderId });
    const done = await tx
      .select({ orderId: orderBulkRows.orderId, changeId: orderBulkRows.changeId })
      .from(orderBulkRows)
      .where(and(eq(orderBulkRows.bulkId, bulk.id), eq(orderBulkRows.state, 'done')));
    if (done.length + stopped.length === 0) return cannotUndo('changed_since');
    // Its mails wait until it is known which of its orders are taken back.
    await markEnd(parts, tx, bulk);
    await mails.holdBulk(tx, change.id);
    const { memberId, device } = visit.staff;
    const action = { kind: 'undo', changeId: change.id } as const;
    await tx.insert(orderBulks).values({ id, memberId, device, action, canUndo: false, createdAt: clock() });
    await insertRows(
      tx,
      done.map((row) => ({
        bulkId: id,
        orderId: row.orderId,
        state: 'open' as const,
        wanted: { undoes: row.changeId! },
      })),
    );
    await begin(tx, { id, action }, visit, done.length);
    return null;
  }

  function isOver(finishedAt: Date | null): boolean {
    return finishedAt !== null && clock().getTime() > finishedAt.getTime() + undoSeconds * secondMs;
  }
}

const movesOrders = ({ kind }: StoredBulk['action']): boolean => kind === 'next' || kind === 'status';
const openRows = (id: string) => and(eq(orderBulkRows.bulkId, id), eq(orderBulkRows.state, 'open'));
const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
