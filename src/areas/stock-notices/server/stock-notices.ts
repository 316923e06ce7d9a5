import type { Account, Limit } from '#areas/account/server/account.ts';
import { findSaleProducts } from '#areas/catalogue/server/catalogue.ts';
import type { Config } from '#platform/config.ts';
import type { Queryable } from '#platform/database/database.ts';
import { countedNetworks } from '#platform/http/addresses/network.ts';
import { failure } from '#platform/http/failure.ts';
import type { Visit } from '#platform/http/visit.ts';
import { answerMailboxMails } from '#platform/mail/waiting-mails.ts';
import { createSigner } from '#platform/secret/signer.ts';
import { daySeconds, hourSeconds, secondMs } from '#values/durations.ts';
import { sameEmail } from '#values/email.ts';
import { mailboxOf } from '#values/mailbox.ts';
import { createNoticeMails, type NoticeMailParts } from './stock-notice-mails.ts';
import {
  deleteNotice,
  findNotice,
  listNoticesOf,
  storeConfirmation,
  storeNotice,
  type StoredNotice,
  tidyNotices,
} from './stock-notice-queries.ts';

/** How long a confirmed notice waits for its goods, and one for its confirmation. */
const days = { confirmed: 90, unconfirmed: 7 };

/** Notices asked for from one network; behind the address of a phone company there are thousands of shoppers. */
const networkLimit = (network: string): Limit => ({
  subject: `stock notices from ${network}`,
  max: 200,
  withinSeconds: hourSeconds,
});

/** Notices of one mailbox: an office that looks for a list of goods asks for dozens. */
const emailLimit = (email: string): Limit => ({
  subject: `stock notices of ${mailboxOf(email)}`,
  max: 50,
  withinSeconds: daySeconds,
});

type StockNoticeParts = Omit<NoticeMailParts, 'keyOf'> & {
  readonly account: Pick<Account, 'withinLimits'>;
  readonly secret: string;
  readonly mode: Config['mode'];
};

export type StockNotices = ReturnType<typeof createStockNotices>;

/** Mails to those who wait for goods: one each, once there are more than when it was asked for. */
export function createStockNotices({ account, secret, mode, ...parts }: StockNoticeParts) {
  const { database, clock, jobs, mailLimits } = parts;
  const signer = createSigner<'stock notice'>(secret);
  const signed = ({ id, email }: StoredNotice): string => `${id} ${email}`;
  const mails = createNoticeMails({
    ...parts,
    keyOf: (notice) => `${notice.id}.${signer.sign('stock notice', signed(notice))}`,
  });
  const inDays = (count: number): Date => new Date(clock().getTime() + count * daySeconds * secondMs);

  jobs.repeat('stock-notices', '* * * * *', async () => {
    await tidyNotices(database, { now: clock() });
    await mails.addDue();
  });

  /** The notice of a mailed key, locked; undefined where it is gone, null where the key is of another. */
  async function findByKey(tx: Queryable, key: string): Promise<StoredNotice | null | undefined> {
    const [, id, signature] = /^(\d{1,15})\.([\w-]{20,80})$/.exec(key) ?? [];
    if (!id) return null;
    const notice = await findNotice(tx, Number(id), clock());
    return notice && !signer.isValid('stock notice', signed(notice), signature!) ? null : notice;
  }

  return {
    async ask({ product_id: productId, email }: { product_id: number; email: string }, visit: Visit) {
      const { user, locale } = visit;
      const isKnown = productId > 0 && productId < 2 ** 31;
      const product = isKnown && (await findSaleProducts(database, [productId], locale)).get(productId);
      if (!product) return failure('product_not_found');
      if (!product.isSellable) return failure('product_not_sellable');
      const isOwn = user?.kind === 'account' && sameEmail(user.email, email);
      return account.withinLimits(visit, { networkLimit, limits: [emailLimit(email)] }, async (tx) => {
        const now = clock();
        const [stored] = await storeNotice(tx, {
          ...{ productId, email, locale, stock: product.stock, now },
          expiresAt: inDays(isOwn ? days.confirmed : days.unconfirmed),
          confirmedAt: isOwn ? now : null,
        });
        if (!stored!.isConfirmed) await mails.addConfirmation(tx, stored!, countedNetworks(visit.ip, mode));
        return true as const;
      });
    },

    confirm: (key: string) =>
      database.transaction(async (tx) => {
        const notice = await findByKey(tx, key);
        if (!notice) return failure('notice_not_found');
        if (!notice.isConfirmed) {
          await storeConfirmation(tx, { id: notice.id, now: clock(), expiresAt: inDays(days.confirmed) });
          await answerMailboxMails(tx, mailLimits.sourceOf(notice.email, []), clock());
        }
        return true as const;
      }),

    end: (key: string) =>
      database.transaction(async (tx) => {
        const notice = await findByKey(tx, key);
        if (notice === null) return failure('notice_not_found');
        if (notice) await deleteNotice(tx, { id: notice.id });
        return true as const;
      }),

    /** What an account is told of it, by its address. */
    exportOf: async (email: string) => ({ stockNotices: await listNoticesOf(database, { email }) }),
  };
}
