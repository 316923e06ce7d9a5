import { sql } from 'drizzle-orm';
import type { Locale } from '#i18n/locale.ts';
import type { Queryable } from '#platform/database/database.ts';
import { namedStatement } from '#platform/database/named-statement.ts';

const value = sql.placeholder;
const now = sql`${value('now')}::timestamptz`;

export interface StoredNotice {
  readonly id: number;
  readonly productId: number;
  readonly email: string;
  readonly locale: Locale;
  readonly stock: number;
  readonly isConfirmed: boolean;
}

const columns = sql`id::int AS id, product_id AS "productId", email, locale, stock, confirmed_at IS NOT NULL AS "isConfirmed"`;

/** A stranger who asks for an address again changes nothing of what its owner has confirmed. */
export const storeNotice = namedStatement<StoredNotice>(
  'stock-notice-store',
  sql`INSERT INTO stock_notices AS held (product_id, email, locale, stock, asked_at, expires_at, confirmed_at)
    VALUES (${value('productId')}, ${value('email')}, ${value('locale')}, ${value('stock')}, ${now},
      ${value('expiresAt')}::timestamptz, ${value('confirmedAt')}::timestamptz)
    ON CONFLICT (lower(email), product_id) DO UPDATE SET
      expires_at = greatest(held.expires_at, excluded.expires_at),
      confirmed_at = coalesce(held.confirmed_at, excluded.confirmed_at)
    RETURNING ${columns}`,
);

const byId = namedStatement<StoredNotice>(
  'stock-notice-by-id',
  sql`SELECT ${columns} FROM stock_notices WHERE id = ${value('id')}::bigint AND expires_at > ${now} FOR UPDATE`,
);

/** One that has not expired, locked until the transaction ends. */
export const findNotice = async (tx: Queryable, id: number, at: Date): Promise<StoredNotice | undefined> =>
  (await byId(tx, { id, now: at }))[0];

export const storeConfirmation = namedStatement(
  'stock-notice-confirm',
  sql`UPDATE stock_notices SET confirmed_at = ${now}, expires_at = ${value('expiresAt')}::timestamptz
    WHERE id = ${value('id')}::bigint`,
);

export const deleteNotice = namedStatement(
  'stock-notice-delete',
  sql`DELETE FROM stock_notices WHERE id = ${value('id')}::bigint`,
);

/** The goods have sold out before its mail was written: it waits again. */
export const putBackNotice = namedStatement(
  'stock-notice-put-back',
  sql`UPDATE stock_notices SET queued_at = NULL, stock = 0 WHERE id = ${value('id')}::bigint`,
);

/** Once sold out, goods are back with any stock; what has expired is forgotten. */
export const tidyNotices = namedStatement(
  'stock-notice-tidy',
  sql`WITH expired AS (DELETE FROM stock_notices WHERE expires_at <= ${now})
    UPDATE stock_notices notice SET stock = 0 FROM catalogue_products product
    WHERE product.id = notice.product_id AND notice.stock > 0 AND product.stock = 0 AND notice.expires_at > ${now}`,
);

/** Marks those whose goods are there, who asked first before the others, and answers their ids. */
export const queueNotices = namedStatement<{ id: number; productId: number }>(
  'stock-notice-queue',
  sql`WITH due AS (
      SELECT notice.id FROM stock_notices notice JOIN catalogue_products product ON product.id = notice.product_id
      WHERE notice.confirmed_at IS NOT NULL AND notice.queued_at IS NULL AND product.is_sellable AND product.stock > notice.stock
      ORDER BY notice.id LIMIT ${value('count')} FOR UPDATE OF notice SKIP LOCKED)
    UPDATE stock_notices notice SET queued_at = ${now} FROM due WHERE notice.id = due.id
    RETURNING notice.id::int AS id, notice.product_id AS "productId"`,
);

export const deleteNoticesOf = namedStatement(
  'stock-notices-of-account-delete',
  sql`DELETE FROM stock_notices WHERE lower(email) = lower(${value('email')})`,
);

export const listNoticesOf = namedStatement<{ product_id: number; askedAt: string; expiresAt: string }>(
  'stock-notices-of-account',
  sql`SELECT product_id, asked_at AS "askedAt", expires_at AS "expiresAt" FROM stock_notices
    WHERE lower(email) = lower(${value('email')}) ORDER BY id`,
);
