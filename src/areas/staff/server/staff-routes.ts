import type { FastifyInstance } from 'fastify';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Database } from '#platform/database/database.ts';
import { failure } from '#platform/http/failure.ts';
import { route, type Route } from '#platform/http/handler.ts';
import type { StaffVisit } from '#platform/http/visit.ts';
import * as calls from '../contract.ts';
import * as passkeys from '../passkey-calls.ts';
import * as people from '../people-calls.ts';
import * as sessions from '../session-calls.ts';
import { recordChange } from './audit.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditSearch, countChanges, type ListArticles, listChanges, type ListUndoable } from './audit-pages.ts';
import type { Staff } from './create-staff.ts';
import { logFileTexts } from './server-messages.ts';
import { memberSubject } from './sign-in/member-queries.ts';

export interface StaffRoutesParts {
  readonly staff: Staff;
  readonly database: Database;
  readonly clock: Clock;
  readonly listUndoable: ListUndoable;
  readonly listArticles: (locale: Locale) => ListArticles;
  /** The OpenAPI document of the staff's calls. */
  readonly describeApi: () => Record<string, unknown>;
}

export const staffRoutes = ({
  staff,
  database,
  clock,
  listUndoable,
  listArticles,
  describeApi,
}: StaffRoutesParts): Route[] => [
  route(calls.signIn, ({ body }, visit) => staff.signIn.signIn(body, visit)),
  route(calls.sendCode, ({ body }, visit) => staff.signIn.sendCode(body.code, visit)),
  route(calls.openInvitation, ({ body }, visit) => staff.signIn.openInvitation(body.key, visit)),
  route(calls.acceptInvitation, ({ body }, visit) => staff.signIn.acceptInvitation(body, visit)),
  route(calls.signOut, (_input, visit) => staff.sessions.end(visit)),
  route(calls.lock, (_input, visit) => staff.sessions.lock(visit)),
  route(calls.unlock, ({ body }, visit) => staff.signIn.unlock(body, visit)),
  route(calls.listDevicePeople, (_input, visit) => staff.signIn.listDevicePeople(visit)),
  route(calls.switchPerson, ({ body }, visit) => staff.signIn.switchPerson(body, visit)),
  route(passkeys.startPasskeySignIn, ({ body }, visit) => staff.signIn.startPasskey(body.anybody === true, visit)),
  route(passkeys.signInByPasskey, ({ body }, visit) => staff.signIn.signInByPasskey(body, visit)),
  route(calls.reauthenticate, ({ body }, visit) => staff.signIn.reauthenticate(body, visit)),
  route(calls.getMe, (_input, visit) => staff.own.describe(visit.staff)),
  route(calls.updateMe, ({ body }, visit) => staff.own.update(body, visit)),
  route(sessions.listOwnSessions, (_input, visit) => staff.own.listSessions(visit)),
  route(sessions.endOwnSession, ({ params }, visit) => staff.own.endSession(params.id, visit)),
  route(calls.startSecondFactor, (_input, visit) => staff.own.startSecondFactor(visit)),
  route(calls.confirmSecondFactor, ({ body }, visit) => staff.own.confirmSecondFactor(body.code, visit)),
  route(passkeys.listPasskeys, (_input, visit) => staff.own.listPasskeys(visit)),
  route(passkeys.startPasskey, (_input, visit) => staff.own.startPasskey(visit)),
  route(passkeys.addPasskey, ({ body }, visit) => staff.own.addPasskey(body, visit)),
  route(passkeys.removePasskey, ({ params }, visit) => staff.own.removePasskey(params.id, visit)),
  route(people.listPeople, (_input, visit) => staff.people.list(visit)),
  route(people.invitePerson, ({ body }, visit) => staff.people.invite(body, visit)),
  route(people.invitePersonAgain, ({ params }, visit) => staff.people.inviteAgain(params.id, visit)),
  route(people.changePersonRole, ({ params, body }, visit) => staff.people.changeRole(params.id, body.role, visit)),
  route(people.removePerson, ({ params }, visit) => staff.people.remove(params.id, visit)),
  route(people.endPersonSessions, ({ params }, visit) => staff.people.endSessions(params.id, visit)),
  route(people.endPersonSession, ({ params }, visit) => staff.people.endSession(params.id, params.sessionId, visit)),
  route(people.resetPersonSecondFactor, ({ params }, visit) => staff.people.resetSecondFactor(params.id, visit)),
  route(calls.listAudit, ({ body }, { locale }) =>
    listChanges(database, body, { listUndoable, listArticles: listArticles(locale) }),
  ),
  route(calls.exportAudit, ({ body }, visit) =>
    exportChanges(database, body, { now: clock(), visit, listArticles: listArticles(visit.locale) }),
  ),
  route(calls.describeStaffApi, () => describeApi()),
];

async function exportChanges(
  database: Database,
  search: AuditSearch,
  { now, visit, listArticles }: { readonly now: Date; readonly visit: StaffVisit; readonly listArticles: ListArticles },
) {
  const { locale, actor, staff } = visit;
  if ((await countChanges(database, search)) > calls.maxExportedChanges) return failure('too_many_entries');
  const whole = { ...search, page: 1, limit: calls.maxExportedChanges };
  const { entries } = await listChanges(database, whole, {
    listUndoable: () => Promise.resolve(new Set()),
    listArticles,
  });
  // It has names and reasons: who took it away is known, as it is of files of orders.
  const { memberId } = staff;
  await recordChange(database, {
    actor,
    at: now,
    verb: 'staff.export_log',
    subject: memberSubject(memberId),
    changes: [],
  });
  return new File([auditCsv(entries, locale)], `${logFileTexts[locale].name}-${shopTime(now).date}.csv`, {
    type: 'text/csv',
  });
}

/** GET /dev/staff.json: who may sign in to the demo, and with what. */
export const serveDemoStaff = (server: FastifyInstance, { demo }: Staff): void => {
  server.get('/dev/staff.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return demo.list();
  });
};
