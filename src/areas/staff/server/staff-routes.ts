import type { FastifyInstance } from 'fastify';
import { route, type Route } from '#platform/http/handler.ts';
import * as calls from '../contract.ts';
import { type CanUndo, listChanges } from './audit.ts';
import type { Staff } from './create-staff.ts';
import type { Database } from '#platform/database/database.ts';

export interface StaffRoutesParts {
  readonly staff: Staff;
  readonly database: Database;
  readonly canUndo: CanUndo;
  /** The OpenAPI document of the staff's calls. */
  readonly describeApi: () => Record<string, unknown>;
}

export const staffRoutes = ({ staff, database, canUndo, describeApi }: StaffRoutesParts): Route[] => [
  route(calls.signIn, ({ body }, visit) => staff.signIn.signIn(body, visit)),
  route(calls.sendCode, ({ body }, visit) => staff.signIn.sendCode(body.code, visit)),
  route(calls.acceptInvitation, ({ body }, visit) => staff.signIn.acceptInvitation(body, visit)),
  route(calls.signOut, (_input, visit) => staff.sessions.end(visit)),
  route(calls.lock, (_input, visit) => staff.sessions.lock(visit)),
  route(calls.unlock, ({ body }, visit) => staff.signIn.unlock(body, visit)),
  route(calls.reauthenticate, ({ body }, visit) => staff.signIn.reauthenticate(body, visit)),
  route(calls.getMe, (_input, visit) => staff.describeMember(visit.staff)),
  route(calls.updateMe, ({ body }, visit) => staff.updateMember(body, visit)),
  route(calls.startSecondFactor, (_input, visit) => staff.startSecondFactor(visit)),
  route(calls.confirmSecondFactor, ({ body }, visit) => staff.confirmSecondFactor(body.code, visit)),
  route(calls.listAudit, ({ body }) => listChanges(database, body, canUndo)),
  route(calls.describeStaffApi, () => describeApi()),
];

/** GET /dev/staff.json: who may sign in to the demo, and with what. */
export const serveDemoStaff = (server: FastifyInstance, { demo }: Staff): void => {
  server.get('/dev/staff.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return demo.list();
  });
};
