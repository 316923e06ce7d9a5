import { sql } from 'drizzle-orm';
import type { DatabaseConnection, Queryable } from './database.ts';
import { type Channels, type Listener, type ListenOptions, listenTo } from './listen.ts';

/**
 * A whole part of the shop's data: what a change that concerns too much to name is announced as. `state` is what the database
 * remembers of its use.
 */
export type ChangedPart = 'catalogue' | 'content' | 'state';

/**
 * What a change concerns, and what a cached page shows: a whole part, or one thing of it. `version:7` says that the
 * catalogue now has this version, which differs from the one before only in the products named until then.
 */
export type ChangeTag =
  | ChangedPart
  | `product:${number}`
  | `section:${number}`
  | `brand:${string}`
  | `page:${string}`
  | `version:${number}`;

const channel = 'shop_changed';
const allParts: readonly ChangedPart[] = ['catalogue', 'content', 'state'];

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxPayloadBytes = 7999;
/** Some 10,000 products: the largest batch of an import, twice. */
const maxNotices = 20;

export function partOf(tag: ChangeTag): ChangedPart {
  if (tag === 'state') return 'state';
  return tag === 'content' || tag.startsWith('page:') ? 'content' : 'catalogue';
}

/**
 * Notifies all processes of a change when the caller's transaction commits, and not at all if it is rolled back. Name
 * what has changed (`product:12`). Some 500 tags fit a notice, others follow in further ones, in this order; more than
 * twenty notices are announced as their whole parts.
 */
export async function announceChange(database: Queryable, tags: ChangeTag | readonly ChangeTag[]): Promise<void> {
  const distinct = [...new Set([tags].flat())];
  if (distinct.length === 0) return;
  const whole = JSON.stringify([...new Set(distinct.map(partOf))]);
  const payloads = payloadsOf(distinct) ?? [whole];
  await database.execute(
    sql`SELECT pg_notify(${channel}, payload)
      FROM jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) WITH ORDINALITY AS x(payload, place) ORDER BY place`,
  );
}

/** Null for what does not fit into the notices of one change. */
function payloadsOf(tags: readonly ChangeTag[]): string[] | null {
  const payloads: string[] = [];
  let texts: string[] = [];
  let bytes = 0;
  for (const tag of tags) {
    const text = JSON.stringify(tag);
    const size = Buffer.byteLength(text) + ','.length;
    if (size + '['.length > maxPayloadBytes) return null;
    if (bytes + size + '['.length > maxPayloadBytes) {
      payloads.push(`[${texts.join()}]`);
      [texts, bytes] = [[], 0];
    }
    texts.push(text);
    bytes += size;
  }
  payloads.push(`[${texts.join()}]`);
  return payloads.length > maxNotices ? null : payloads;
}

/**
 * Calls back for each change, in this and in other processes; every reconnection counts as a change of all parts, or old
 * prices would stay on cached pages. `channels` are listened to on the same connection.
 */
export const listenForChanges = (
  connection: DatabaseConnection,
  onChange: (tags: readonly ChangeTag[]) => void,
  { channels = {}, ...checks }: { channels?: Channels } & Omit<ListenOptions, 'applicationName'> = {},
): Promise<Listener> =>
  listenTo(
    connection,
    { [channel]: (payload) => onChange(payload === null ? allParts : readTags(payload)), ...channels },
    { applicationName: 'shop changes', ...checks },
  );

/** A payload of another version of the shop, during an update, counts as a change of everything. */
function readTags(payload: string): readonly ChangeTag[] {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) ? (tags as ChangeTag[]) : allParts;
  } catch {
    return allParts;
  }
}
