import { localisedPath, type Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import { type MailLimits, type MailSeries, type MailSource, mailboxSubject } from '#platform/mail/mail-limits.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { accountMailContent } from './account-mail-content.ts';
import type { MailKind } from './mail-texts.ts';
import type { OneTimeCodes } from './one-time-codes.ts';

/** The job of one mail. It holds the code's id and not the code, which only the mail shows. */
interface AccountMail {
  readonly kind: MailKind;
  readonly to: string;
  readonly locale: Locale;
  readonly name?: string;
  readonly newEmail?: string;
  readonly codeId?: string;
  readonly codeHours?: number;
}

interface MailDependencies {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mailLimits: MailLimits;
  readonly codes: OneTimeCodes;
  readonly publicUrl: string;
  readonly mailFrame: (locale: Locale) => MailFrame;
}

const sendMail = mailJobKind<AccountMail & MailJob>('account-mail');

// The entry points of the auth modal (storefront.md section 2).
const events: Partial<Record<MailKind, { event: string; codeName: string }>> = {
  registration: { event: 'confirmRegistration', codeName: 'confirmCode' },
  firstPassword: { event: 'resetPassword', codeName: 'checkword' },
  recovery: { event: 'resetPassword', codeName: 'checkword' },
  newAddress: { event: 'confirmEmail', codeName: 'confirmCode' },
  changeRequested: { event: 'resetPassword', codeName: 'checkword' },
  addressChanged: { event: 'resetPassword', codeName: 'checkword' },
};

/** The account's mails: queued as jobs in the caller's transaction, sent after it has committed. */
export function createAccountMails({
  database,
  jobs,
  mailer,
  mailLimits,
  codes,
  publicUrl,
  mailFrame,
}: MailDependencies) {
  const shopUrl = (locale: Locale) => `${publicUrl}${localisedPath('/', locale)}`;

  function linkFor({ kind, to, locale, codeId }: AccountMail): string {
    const entry = events[kind];
    if (!entry || !codeId) return shopUrl(locale);
    return `${shopUrl(locale)}?${new URLSearchParams({ event: entry.event, email: to, [entry.codeName]: codes.toText(codeId) })}`;
  }

  handleMailJobs(jobs, sendMail, async (job, id) => {
    const { kind, to, name = '', newEmail = '', codeId, codeHours } = job;
    const frame = mailFrame(job.locale);
    const { locale } = frame;
    const content = accountMailContent(kind, { shop: frame.name, name, newEmail }, linkFor({ ...job, locale }), locale);
    const send = () => mailer.send({ id, to, content, frame });
    await (codeId ? codes.startExpiryAndSend(database, { codeId, codeHours }, send) : send());
  });

  const jobOf = (mail: AccountMail) => ({ ...mail, about: `account, ${mail.kind}` });

  return {
    /** To an address that is proven to be the user's. */
    add: (tx: Queryable, mail: AccountMail): Promise<void> => jobs.add(tx, sendMail, jobOf(mail)),

    /** To one that is not: the mail counts for who causes it, and waits above the limits. */
    async addLimited(tx: Queryable, mail: AccountMail, source: MailSource, series: MailSeries): Promise<void> {
      const counted = { queue: sendMail.name, subject: mailboxSubject(source), series };
      const { jobId, waitSeconds } = await mailLimits.count(tx, source, counted);
      await jobs.add(tx, sendMail, jobOf(mail), { id: jobId, startAfter: waitSeconds });
    },
  };
}
