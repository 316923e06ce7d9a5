import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CallAnswer, ParsedInput } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { mayDo, type StaffRole } from '#values/staff-roles.ts';
import { recordChange, whileSignedIn } from '#areas/staff/server/staff.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import { failure, Failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import { maySeeView } from '../../list-permissions.ts';
import { type OrderView, orderViews } from '../../staff-calls.ts';
import * as calls from '../../staff-view-calls.ts';
import { savedOrderViews } from '../records/order-view-tables.ts';

type StoredView = typeof savedOrderViews.$inferSelect;
type Fields = ParsedInput<typeof calls.saveOrderView>['body'];
type Saved = CallAnswer<typeof calls.saveOrderView>;

const maySee = ({ memberId }: StaffVisit['staff']) =>
  or(eq(savedOrderViews.memberId, memberId), eq(savedOrderViews.isShared, true));
const mayChange = (view: Pick<StoredView, 'memberId' | 'isShared'>, { memberId, role }: StaffVisit['staff']): boolean =>
  view.isShared ? mayDo(role, 'views.share') : view.memberId === memberId;

const maySave = ({ isShared, search }: Fields, { role }: StaffVisit['staff']): boolean =>
  (!isShared || mayDo(role, 'views.share')) && maySeeView(role, search.view);

const visibleTo = (role: StaffRole): OrderView[] => orderViews.filter((view) => maySeeView(role, view));
const isOf = (views: readonly OrderView[]) => inArray(sql`${savedOrderViews.search} ->> 'view'`, [...views]);

/** Views of the list of orders that members of the staff save for themselves, or for all. */
function createSavedViews({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const show = ({ id, name, isShared, search, columns, memberId }: StoredView, { staff }: StaffVisit) => ({
    id,
    name,
    isShared,
    search,
    columns,
    isOwn: memberId === staff.memberId,
    mayChange: mayChange({ isShared, memberId }, staff),
  });

  const record = (tx: Queryable, verb: string, view: StoredView, before: StoredView | null, visit: StaffVisit) =>
    recordChange(tx, {
      actor: visit.actor,
      at: clock(),
      verb,
      subject: { kind: 'view', id: String(view.id), label: `view ${view.id}` },
      changes: [{ field: 'isShared', before: before?.isShared ?? null, after: view.isShared }],
    });

  async function lockVisible(tx: Queryable, id: number, { staff }: StaffVisit) {
    const [view] = await tx
      .select()
      .from(savedOrderViews)
      .where(and(eq(savedOrderViews.id, id), maySee(staff)))
      .for('update');
    if (!view) return failure('view_not_found');
    return mayChange(view, staff) ? view : failure('not_permitted');
  }

  /** Whether there are as many as may be: of one's own, or of those for all; only such as one may see, and so delete, count. */
  const isFull = async (tx: Queryable, { isShared }: Fields, { staff }: StaffVisit): Promise<boolean> => {
    const same = isShared
      ? eq(savedOrderViews.isShared, true)
      : and(eq(savedOrderViews.isShared, false), eq(savedOrderViews.memberId, staff.memberId));
    const whose = `saved views of ${isShared ? 'all' : staff.memberId}`;
    // Of two that are saved at once the second counts the first.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
    return (await tx.$count(savedOrderViews, and(same, isOf(visibleTo(staff.role))))) >= calls.maxSavedViews;
  };

  return {
    async list(visit: StaffVisit): Promise<CallAnswer<typeof calls.listOrderViews>> {
      const views = await database
        .select()
        .from(savedOrderViews)
        .where(maySee(visit.staff))
        .orderBy(asc(savedOrderViews.name), asc(savedOrderViews.id));
      const shown = views.filter(({ search }) => maySeeView(visit.staff.role, search.view));
      return { views: shown.map((view) => show(view, visit)) };
    },

    save: (fields: Fields, visit: StaffVisit): Promise<Saved | Failure<'not_permitted' | 'too_many_views'>> =>
      whileSignedIn({ database, clock }, visit).transaction(async (tx) => {
        if (!maySave(fields, visit.staff)) return failure('not_permitted');
        if (await isFull(tx, fields, visit)) return failure('too_many_views');
        const [view] = await tx
          .insert(savedOrderViews)
          .values({ ...fields, memberId: visit.staff.memberId, savedAt: clock() })
          .returning();
        await record(tx, 'view.save', view!, null, visit);
        return { view: show(view!, visit) };
      }),

    update: (
      id: number,
      fields: Fields,
      visit: StaffVisit,
    ): Promise<Saved | Failure<'not_permitted' | 'view_not_found' | 'too_many_views'>> =>
      whileSignedIn({ database, clock }, visit).transaction(async (tx) => {
        const before = await lockVisible(tx, id, visit);
        if (before instanceof Failure) return before;
        if (!maySave(fields, visit.staff)) return failure('not_permitted');
        if (fields.isShared !== before.isShared && (await isFull(tx, fields, visit))) return failure('too_many_views');
        const [view] = await tx
          .update(savedOrderViews)
          // One that is shared no longer is its last author's: nobody else's list loses another one.
          .set({ ...fields, memberId: fields.isShared ? before.memberId : visit.staff.memberId, savedAt: clock() })
          .where(eq(savedOrderViews.id, id))
          .returning();
        await record(tx, 'view.save', view!, before, visit);
        return { view: show(view!, visit) };
      }),

    delete: (id: number, visit: StaffVisit): Promise<true | Failure<'not_permitted' | 'view_not_found'>> =>
      whileSignedIn({ database, clock }, visit).transaction(async (tx) => {
        const view = await lockVisible(tx, id, visit);
        if (view instanceof Failure) return view;
        await tx.delete(savedOrderViews).where(eq(savedOrderViews.id, id));
        await record(tx, 'view.delete', view, view, visit);
        return true as const;
      }),
  };
}

export function savedViewsRoutes(parts: { readonly database: Database; readonly clock: Clock }): Route[] {
  const views = createSavedViews(parts);
  return [
    route(calls.listOrderViews, (_input, visit) => views.list(visit)),
    route(calls.saveOrderView, ({ body }, visit) => views.save(body, visit)),
    route(calls.updateOrderView, ({ params, body }, visit) => views.update(params.id, body, visit)),
    route(calls.deleteOrderView, ({ params }, visit) => views.delete(params.id, visit)),
  ];
}
