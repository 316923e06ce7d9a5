import type { ApiError } from '#values/api-error.ts';
import type { Access, Call } from '#values/call.ts';
import { mayDo } from '#values/staff-roles.ts';
import { AccessEnded } from './access-ended.ts';
import { apiErrorBody } from './errors/api-error-body.ts';
import type { ErrorTexts } from './errors/error-texts.ts';
import { failure, Failure } from './failure.ts';
import { type Route, staffAccessErrors } from './handler.ts';
import { validateInput } from './validate-input.ts';
import { actorOfUser, type StaffSession, type VisitUser, type SignedInVisit, type Visit } from './visit.ts';

export type CallResult = { status: number; body: unknown; error?: undefined } | { status: number; error: ApiError };

/** Runs one call: access, validation, the handler. HTTP requests and the pages' loaders share this way. */
export async function handleCall(
  route: Route,
  raw: { params: unknown; query: unknown; body: unknown },
  visit: Visit,
  texts: ErrorTexts,
): Promise<CallResult> {
  const { call, handler } = route;
  const refuse = (error: Omit<Parameters<typeof apiErrorBody>[2], never>): CallResult => ({
    status: error.statusCode,
    error: apiErrorBody(texts, visit.locale, error, isForStaff(call)),
  });
  const refusal = accessRefusal(call, visit);
  if (refusal) return refuse(refusal);
  const checked = validateInput(call, raw);
  if ('invalid' in checked) return refuse({ ...checked.invalid, code: 'invalid_request' });
  const named = orderNamedBy(checked.input);
  // Another order is as unknown as one that does not exist.
  if (visit.user?.kind === 'order' && named !== undefined && named !== visit.user.orderId)
    return refuse({ statusCode: 404, code: 'order_not_found' });
  const answer = await answerOf(() => handler(checked.input, visitFor(call, named, visit) as SignedInVisit));
  if (answer instanceof Failure)
    return refuse({
      statusCode: statusOf(call, answer.code),
      code: answer.code,
      fields: answer.fields,
      facts: answer.facts,
    });
  return { status: call.status ?? 200, body: answer };
}

async function answerOf(handle: () => unknown): Promise<unknown> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof AccessEnded) return failure(error.code);
    throw error;
  }
}

interface Refusal {
  readonly statusCode: 401 | 403;
  readonly code: string;
  readonly facts?: Record<string, unknown>;
}

/** Why a call refuses this visit; null when it does not. A wrong token was refused before (register-calls.ts). */
export const accessRefusal = ({ access, recentSignIn }: Call, { user, staff = null }: Visit): Refusal | null =>
  typeof access === 'string'
    ? null
    : 'staff' in access
      ? staffRefusal(access, staff, recentSignIn === true)
      : customerRefusal(access, user);

type AccessOf<Key extends string> = Extract<Access, Readonly<Record<Key, unknown>>>;

function staffRefusal(
  { staff: needed }: AccessOf<'staff'>,
  session: StaffSession | null,
  recentSignIn: boolean,
): Refusal | null {
  if (!session) return { statusCode: 401, code: 'not_signed_in' };
  if (needed === 'locked_member') return null;
  const { memberId: id, name, role, hasPasskey } = session;
  if (session.isLocked) return { statusCode: 403, code: 'locked', facts: { id, name, isLocked: true, hasPasskey } };
  if (needed !== 'member') {
    if (session.lacksSecondFactor) return { statusCode: 403, code: 'second_factor_needed' };
    if (!mayDo(role, needed)) return { statusCode: 403, code: 'not_permitted' };
  }
  // Asked last: nobody types a password for what their role does not allow.
  return recentSignIn && !session.isRecent ? { statusCode: 403, code: 'reauthentication_required' } : null;
}

function customerRefusal(access: AccessOf<'customer'>, user: VisitUser | null): Refusal | null {
  if (!user) return { statusCode: 401, code: 'not_signed_in' };
  if (access.customer === 'account' && user.kind !== 'account') return { statusCode: 403, code: 'account_needed' };
  // For a purchase of its own it is a visitor, who begins one with a name and an address.
  if (access.customer === 'checkout' && user.kind === 'order') return { statusCode: 401, code: 'not_signed_in' };
  return null;
}

/** The order that a call is about by its id; undefined for all other calls. */
const orderNamedBy = ({ query, body }: { query?: unknown; body?: unknown }): number | undefined =>
  [query, body]
    .map((part) => (part as { orderId?: number } | null | undefined)?.orderId)
    .find((id) => id !== undefined);

/** The session of one order is that of a visitor for what everybody may do: it has no basket, and no history of its user. */
function visitFor({ access }: Call, named: number | undefined, visit: Visit): Visit {
  if (visit.user?.kind !== 'order' || access !== 'optional' || named !== undefined) return visit;
  return { ...visit, user: null, actor: actorOfUser(null) };
}

const isForStaff = ({ access }: Call): boolean => typeof access === 'object' && 'staff' in access;

function statusOf(call: Call, code: string): number {
  const { errors } = call;
  const ofAccess: Readonly<Record<string, number>> = isForStaff(call) ? staffAccessErrors : {};
  const error = errors?.[code] ?? ofAccess[code];
  const status = typeof error === 'object' ? error.status : error;
  if (!status) throw new Error(`the call "${call.summary}" does not name the error ${code}`);
  return status;
}
