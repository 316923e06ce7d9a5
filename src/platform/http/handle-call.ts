import type { ApiError } from '#values/api-error.ts';
import type { Access, Call } from '#values/call.ts';
import { apiErrorBody } from './errors/api-error-body.ts';
import type { ErrorTexts } from './errors/error-texts.ts';
import { Failure } from './failure.ts';
import type { Route } from './handler.ts';
import { validateInput } from './validate-input.ts';
import type { VisitUser, SignedInVisit, Visit } from './visit.ts';

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
    error: apiErrorBody(texts, visit.locale, error),
  });
  const refusal = accessRefusal(call.access, visit.user);
  if (refusal) return refuse(refusal);
  const checked = validateInput(call, raw);
  if ('invalid' in checked) return refuse({ ...checked.invalid, code: 'invalid_request' });
  const answer = await handler(checked.input, visit as SignedInVisit);
  if (answer instanceof Failure)
    return refuse({
      statusCode: statusOf(call, answer.code),
      code: answer.code,
      fields: answer.fields,
      facts: answer.facts,
    });
  return { status: call.status ?? 200, body: answer };
}

/** Why a call refuses this user; null when it does not. A wrong token was refused before (register-calls.ts). */
function accessRefusal(access: Access, user: VisitUser | null): { statusCode: 401 | 403; code: string } | null {
  if (typeof access === 'string') return null;
  if (!user) return { statusCode: 401, code: 'not_signed_in' };
  if (access.customer === 'account' && user.kind === 'checkout') return { statusCode: 403, code: 'account_needed' };
  return null;
}

function statusOf(call: Call, code: string): number {
  const status = call.errors?.[code];
  if (!status) throw new Error(`the call "${call.summary}" does not name the error ${code}`);
  return status;
}
