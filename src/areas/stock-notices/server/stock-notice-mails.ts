import { findSaleProducts, type SaleProduct } from '#areas/catalogue/server/catalogue.ts';
import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { CountedNetwork } from '#platform/http/addresses/network.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import { type MailLimits, mailboxSubject } from '#platform/mail/mail-limits.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#values/clock.ts';
import { brandedName } from '#values/product-name.ts';
import { stockNoticeMailTexts } from './server-messages.ts';
import { deleteNotice, findNotice, putBackNotice, queueNotices, type StoredNotice } from './stock-notice-queries.ts';

/** `asked` has the link that confirms the address, `back` says that the goods are there. */
interface NoticeMail extends MailJob {
  readonly noticeId: number;
  readonly kind: 'asked' | 'back';
}

export interface NoticeMailParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mailLimits: MailLimits;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly publicUrl: string;
  readonly keyOf: (notice: StoredNotice) => string;
}

const sendMail = mailJobKind<NoticeMail>('stock-notice-mail');

/** Mails a minute about goods that are back. Who asked first has the better chance where there are few. */
export const portion = 200;

export function createNoticeMails(parts: NoticeMailParts) {
  const { database, clock, jobs, mailer, mailLimits, mailFrame, publicUrl, keyOf } = parts;

  handleMailJobs(jobs, sendMail, async ({ noticeId, kind }, id) => {
    const notice = await findNotice(database, noticeId, clock());
    // Its owner has ended or confirmed it meanwhile.
    if (!notice || (kind === 'asked' && notice.isConfirmed)) return;
    const frame = mailFrame(notice.locale);
    const product = (await findSaleProducts(database, [notice.productId], frame.locale)).get(notice.productId);
    const isThere = product?.isSellable && product.stock > notice.stock;
    if (!product || (kind === 'back' && !isThere)) {
      if (kind === 'back') await putBackNotice(database, { id: noticeId });
      return;
    }
    const facts = { product, shop: frame.name, locale: frame.locale, linkOf: linkOf(notice, frame.locale), publicUrl };
    const content = kind === 'asked' ? askedContent(facts) : backContent(facts);
    await mailer.send({ id, to: notice.email, content, frame });
    if (kind === 'back') await deleteNotice(database, { id: noticeId });
  });

  const linkOf = (notice: StoredNotice, locale: Locale) => (task: 'confirm' | 'end') =>
    `${publicUrl}${localisedPath('/notice', locale)}?${new URLSearchParams({ [task]: keyOf(notice) })}`;

  return {
    /** Mails the link that confirms an address; above the limits the mail waits. */
    async addConfirmation(tx: Queryable, { id, email }: StoredNotice, networks: readonly CountedNetwork[]) {
      const source = mailLimits.sourceOf(email, networks);
      const counted = { queue: sendMail.name, subject: mailboxSubject(source), series: 'stockNotice' } as const;
      const { jobId, waitSeconds } = await mailLimits.count(tx, source, counted);
      const mail = { noticeId: id, kind: 'asked', about: 'notice of stock, to be confirmed' } as const;
      await jobs.add(tx, sendMail, mail, { id: jobId, startAfter: waitSeconds });
    },

    /** Adds the mails of those who wait for goods that are there now, a portion of them, in one transaction. */
    addDue: () =>
      database.transaction(async (tx) => {
        const due = await queueNotices(tx, { count: portion, now: clock() });
        const mailOf = ({ id, productId }: (typeof due)[number]): NoticeMail => ({
          noticeId: id,
          kind: 'back',
          about: `notice of stock, product ${productId}`,
        });
        await jobs.addAll(tx, sendMail, due.map(mailOf));
      }),
  };
}

interface MailFacts {
  readonly product: SaleProduct;
  readonly shop: string;
  readonly locale: Locale;
  readonly publicUrl: string;
  readonly linkOf: (task: 'confirm' | 'end') => string;
}

const nameOf = ({ product }: MailFacts): string => brandedName(product.name, product.brand);
const urlOf = ({ product, locale, publicUrl }: MailFacts): string => publicUrl + localisedPath(product.url, locale);

const endNote = ([before, text, after]: readonly string[], url: string): MailBlock => ({
  kind: 'note',
  text: [before!, { link: text!, url }, after!],
});

/** To an address that is not proven it says nothing but the shop's own words. */
function askedContent(facts: MailFacts): MailContent {
  const { asked: t } = stockNoticeMailTexts[facts.locale];
  const product = nameOf(facts);
  return {
    kind: { name: 'stock-notice-asked', values: { product } },
    subject: t.subject(product),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: [t.about[0]!, { link: product, url: urlOf(facts) }, t.about[1]!] },
      { kind: 'words', text: t.once },
      { kind: 'button', text: t.button, url: facts.linkOf('confirm'), copyText: t.copy },
      endNote(t.end, facts.linkOf('end')),
    ],
    reason: t.reason(facts.shop),
  };
}

function backContent(facts: MailFacts): MailContent {
  const { back: t } = stockNoticeMailTexts[facts.locale];
  const product = nameOf(facts);
  return {
    kind: { name: 'stock-notice-back', values: { product } },
    subject: t.subject(product),
    heading: t.heading,
    blocks: [
      { kind: 'paragraph', text: [{ bold: product }, '. ', t.stock(facts.product.stock)] },
      { kind: 'words', text: t.notKept },
      { kind: 'button', text: t.button, url: urlOf(facts) },
      endNote(t.last, facts.linkOf('end')),
    ],
    reason: t.reason(facts.shop),
  };
}
