import type { Call, CallAnswer, CallErrorCode, ParsedInput } from '#values/call.ts';
import type { Failure } from './failure.ts';
import type { SignedInVisit, StaffVisit, Visit } from './visit.ts';

export type VisitFor<Definition extends Call> = Definition['access'] extends { readonly staff: string }
  ? StaffVisit
  : Definition['access'] extends object
    ? SignedInVisit
    : Visit;

/** A session of the staff, or what its person may do, may end while a call is at work: it then answers what its access would. */
type AccessErrorCode<Definition extends Call> = Definition['access'] extends { readonly staff: string }
  ? keyof typeof staffAccessErrors
  : never;
export const staffAccessErrors = { not_signed_in: 401, not_permitted: 403 } as const;

type FailureOf<Definition extends Call> = Failure<CallErrorCode<Definition> | AccessErrorCode<Definition>>;

export type Handler<Definition extends Call> = (
  input: ParsedInput<Definition>,
  visit: VisitFor<Definition>,
) => Promise<CallAnswer<Definition> | FailureOf<Definition>> | CallAnswer<Definition> | FailureOf<Definition>;

/** A call and the function that answers it, as the areas pass them to create-app.ts. */
export interface Route {
  readonly call: Call;
  readonly handler: (input: ParsedInput<Call>, visit: SignedInVisit) => unknown;
}

/** Joins a call to its handler; the types of input, answer and errors come from the contract. */
export const route = <Definition extends Call>(call: Definition, handler: Handler<Definition>): Route => ({
  call,
  handler: handler as Route['handler'],
});
