import type { z } from 'zod';
import type { StaffPermission } from './staff-roles.ts';

/**
 * Who may make a call.
 * - `public`: anybody; a bearer token is not read.
 * - `optional`: anybody; a token is read when sent, and a wrong one is refused.
 * - `{ customer: 'account' }`: customers signed in to their account.
 * - `{ customer: 'checkout' }`: those, and the session of a purchase without an account.
 * - `{ customer: 'order' }`: those, and the session that the link of an order's mail has opened, for that order alone.
 * - `{ staff: permission }`: members of the staff whose role has it (staff-roles.ts), while their session is not locked.
 * - `{ staff: 'member' }`: all of them while it is not locked; `{ staff: 'locked_member' }`: also while it is.
 */
export type Access =
  | 'public'
  | 'optional'
  | { readonly customer: 'account' | 'checkout' | 'order' }
  | { readonly staff: StaffPermission | 'member' | 'locked_member' };

/**
 * One call of the API as its contract: schemas for what comes in and goes out, and the errors it may answer.
 * Its method and path are in src/routes/storefront-api.ts, the contents page of all calls.
 */
export interface Call {
  /** What it does: the API's description has the words before the first semicolon as its title, all of them as its text. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** The type of the file that is answered instead of JSON, or all it may be; the handler then answers a `File`, the client a `Blob`. */
  readonly file?: FileType | readonly FileType[];
  /** The answer is a stream of this type, which its client ends; the handler answers its pieces. */
  readonly stream?: 'text/event-stream';
  /** Status of success; 200 when absent (decisions.md section 3). */
  readonly status?: 200 | 201;
  /** Expected failures by their stable snake_case code. Their texts are in the area's server messages. */
  readonly errors?: Readonly<Record<string, ErrorStatus | DescribedError>>;
  /** The same request may be repeated with the header Idempotency-Key. */
  readonly idempotent?: true;
  /** Cookies that it reads, and those that it may set or delete. */
  readonly cookies?: { readonly reads?: readonly CookieName[]; readonly sets?: readonly CookieName[] };
  /** Makes or changes an order, its payment or its money: refused with 503 `asleep` by a restored copy that was not woken. */
  readonly needsAwake?: true;
  /** A call of the staff that asks for the password or a code again when that was too long ago. */
  readonly recentSignIn?: true;
  /** Notifications of providers come from foreign origins and as forms: exempt from the Origin check. */
  readonly foreignOrigin?: true;
  /** How the body comes; JSON when absent. A form with a file is read only once it is known that the caller may send it. */
  readonly bodyTypes?: readonly BodyType[];
  /** The largest file or body, read only once it is known that the caller may send it; 100 kB when absent. */
  readonly maxBodyBytes?: number;
}

/** An expected failure with what is worth saying of it. */
export interface DescribedError {
  readonly status: ErrorStatus;
  /** When it is answered, unless its code says so. */
  readonly when?: string;
  /** What the error's body says besides. */
  readonly facts?: z.ZodObject;
}

/** The cookies of the calls, by their names without prefix, and what they are for. */
export const apiCookies = {
  basket: 'The basket of a visitor without a session.',
  refresh_token: 'The refresh token of a session; replaced at each use.',
  client_id: 'The client id to which the refresh token is bound; no secret.',
  known_browser: 'Tells a browser that has signed in before, whose wrong passwords of others do not lock out.',
  registration: 'Proves which registrations were made in this browser.',
  recovery: 'Proves that this browser asked for a new password of an address.',
  staff: 'The session of a member of the staff.',
  staff_device: 'Names the browser to the people of the staff who share it.',
} as const;
export type CookieName = keyof typeof apiCookies;

export type FileType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/csv';

export type BodyType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data';

export type ErrorStatus = 301 | 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** A group of calls: those whose path begins with one of `paths`, unless a longer beginning is that of another. */
export interface CallGroup {
  readonly name: string;
  readonly description: string;
  readonly paths: readonly string[];
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Part<Name extends string, Schema> = [InputOf<Schema>] extends [never] ? {} : { [Key in Name]: InputOf<Schema> };

/** What a caller sends. */
export type CallInput<Definition extends Call> = Part<'params', Definition['params']> &
  Part<'query', Definition['query']> &
  Part<'body', Definition['body']>;

/** What a handler receives, validated. */
export interface ParsedInput<Definition extends Call> {
  params: OutputOf<Definition['params']>;
  query: OutputOf<Definition['query']>;
  body: OutputOf<Definition['body']>;
}

export type CallAnswer<Definition extends Call> = z.input<Definition['answer']>;
export type CallErrorCode<Definition extends Call> = Extract<keyof NonNullable<Definition['errors']>, string>;

export const defineCall = <const Definition extends Call>(definition: Definition): Definition => definition;
