import type { Clock } from '#values/clock.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { forgetMails, handleMailJobs, type MailJob, mailJobKind } from '#platform/mail/mail-jobs.ts';
import type { MailContent, MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Signer } from '#platform/secret/signer.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { invitationMailTexts } from '../server-messages.ts';
import { findInvited } from './member-queries.ts';
import { hashToken, newToken } from './random-token.ts';

/** `seed` and the shop's secret make the key of the link: the job alone, or a copy of the database, opens nothing. */
interface InvitationMail extends MailJob {
  readonly seed: string;
}

interface InvitationMailParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly publicUrl: string;
  readonly signer: Signer<'staff invitation'>;
}

const sendMail = mailJobKind<InvitationMail>('staff-invitation-mail');

/** Deletes what mails of somebody's invitations have left: a mail server that refuses one may repeat its address. */
export const forgetInvitationMails = (tx: Queryable, memberId: number): Promise<void> =>
  forgetMails(tx, sendMail, { about: aboutOf(memberId) });

const aboutOf = (memberId: number): string => `invitation of staff ${memberId}`;

/** The mails that invite people to the back office, in the language that was chosen for them. */
export function createInvitationMails(parts: InvitationMailParts) {
  const { database, clock, jobs, mailer, mailFrame, publicUrl, signer } = parts;
  const keyOf = (seed: string): string => signer.sign('staff invitation', seed);
  const linkOf = (key: string): string => `${publicUrl}/backoffice/invitation?key=${key}`;

  handleMailJobs(jobs, sendMail, async ({ seed }, id) => {
    const key = keyOf(seed);
    // Followed, withdrawn, replaced by a later one or expired while the mail waited.
    const member = await findInvited(database, hashToken(key), clock());
    if (!member) return;
    const frame = mailFrame(member.locale);
    const link = `${linkOf(key)}&lang=${member.locale}`;
    const content = contentOf(member.role, link, frame);
    await mailer.send({ id, to: member.email, content, frame, staysInDemo: true });
  });

  return {
    linkOf,
    /** What the key of a new invitation is made of, and the key. */
    newKey(): { seed: string; key: string } {
      const seed = newToken();
      return { seed, key: keyOf(seed) };
    },
    add: (tx: Queryable, memberId: number, seed: string): Promise<void> =>
      jobs.add(tx, sendMail, { seed, about: aboutOf(memberId) }),
  };
}

export type InvitationMails = ReturnType<typeof createInvitationMails>;

/** Nothing in it was typed by whoever invites: the address is nobody's yet who has agreed to mails. */
function contentOf(role: StaffRole, url: string, { name, locale }: MailFrame): MailContent {
  const t = invitationMailTexts[locale];
  return {
    subject: t.subject(name),
    heading: t.heading(name),
    blocks: [
      { kind: 'paragraph', text: t.about(t.roles[role]) },
      { kind: 'button', text: t.button, url, copyText: t.copy },
      { kind: 'note', text: t.valid },
      { kind: 'notice', text: t.notExpected },
    ],
    reason: t.reason(name),
  };
}
