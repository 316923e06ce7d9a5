import { StartError } from '#platform/start-error.ts';

/** Rows of a list without --limit, and at most. */
const listLength = { usual: 50, max: 1000 };

/** The rows of a list from its option --limit; throws `StartError` for what is no such number. */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return listLength.usual;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= listLength.max) return limit;
  throw new StartError(`--limit is no whole number from 1 to ${listLength.max}: ${text}`);
}
