import { WatchedClient } from '../database/watched-client.ts';

/** The queue's texts, which name the kinds of jobs, hence some for each; with the name of one that has been sent before. */
const names = new Map<string, string | null>();
const maxTexts = 300;
let named = 0;

/**
 * A connection of the job queue that has its statements planned once, from the second time that one is sent: looking for jobs
 * took half of the database's time for a mail. Several statements in one text cannot be prepared.
 */
export class QueueClient extends WatchedClient {
  override query(...args: never[]): never {
    const [text, ...more] = args as unknown[];
    const name = typeof text === 'string' && !text.includes(';') ? nameOf(text) : null;
    if (name === null) return super.query(...args);
    const values = Array.isArray(more[0]) ? more.shift() : [];
    return super.query(...([{ name, text, values }, ...more] as never[]));
  }
}

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known || (known === undefined && names.size >= maxTexts)) return known ?? null;
  const name = known === null ? `queue-${(named += 1)}` : null;
  names.set(text, name);
  return name;
}
