import type { Failure } from '#platform/http/failure.ts';
import { takeTurns } from '#platform/take-turns.ts';
import { tooManyAttempts } from './attempt-limits.ts';

/** A few at a time keep the hashing busy; who waits has asked the database nothing yet (docs/decisions/passwords.md). */
const atOnce = 4;
/** Some fifteen seconds of one thread’s hashing: who would wait longer has gone before the answer comes. */
export const mostWaiting = 1000;
const retryAfterSeconds = 5;

/**
 * The calls that hash a password, in the order in which they come. A burst of them waits here and not in the queue for the
 * database's connections, which the pages need too; one call too many is told to come back.
 */
export function dearCalls() {
  const inTurn = takeTurns(atOnce);
  let present = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer | Failure<'too_many_attempts'>> => {
    if (present >= atOnce + mostWaiting) return tooManyAttempts(retryAfterSeconds);
    present += 1;
    try {
      return await inTurn(work);
    } finally {
      present -= 1;
    }
  };
}
