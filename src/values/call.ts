import type { z } from 'zod';

/**
 * One call of the API as its contract: schemas for what comes in and goes out, and the errors it may answer.
 * Method and path stand in api.ts, the contents page of all calls.
 */
export interface Call {
  /** One line for people, shown in /api/docs. */
  readonly summary: string;
  /** public: the bearer token is not read; optional: read when sent; private: needs a signed-in user, else 401. */
  readonly access: 'public' | 'optional' | 'private';
  /** A private call that a session of a purchase without an account may make too; all others refuse it. */
  readonly checkoutSession?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  /** Status of success; 200 when absent (decisions.md section 3). */
  readonly status?: 200 | 201;
  /** Expected failures: stable snake_case code to HTTP status. Their texts are in the area's server messages. */
  readonly errors?: Readonly<Record<string, ErrorStatus>>;
  /** Notifications of providers come from foreign origins and as forms: exempt from the Origin check. */
  readonly foreignOrigin?: true;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

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
