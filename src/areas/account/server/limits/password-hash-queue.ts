import pLimit from 'p-limit';
import type { Failure } from '#platform/http/failure.ts';
import { tooManyAttempts } from './attempt-limits.ts';

/** A few at a time keep the hashing busy; those that wait have not queried the database yet (docs/decisions/passwords.md). */
const concurrency = 4;
/** Some fifteen seconds of hashing on one thread; visitors do not wait longer. */
const maxQueued = 1000;
const retryAfterSeconds = 5;

/**
 * Queues the calls that hash a password, in the order in which they come, per process. A burst of them waits here and not
 * in the queue for the database's connections, which the pages need too; beyond 1,000 a call is refused with a Retry-After.
 */
export function createPasswordHashQueue() {
  const limit = pLimit(concurrency);
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer | Failure<'too_many_attempts'>> =>
    limit.activeCount + limit.pendingCount < concurrency + maxQueued ? limit(work) : tooManyAttempts(retryAfterSeconds);
}
