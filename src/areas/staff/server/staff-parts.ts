import type { Clock } from '#values/clock.ts';
import type { Account } from '#areas/account/server/account.ts';
import type { Database } from '#platform/database/database.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { MailFrame } from '#platform/mail/mail-layout.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { StaffMember } from '../contract.ts';

/** What the shop gives to its staff's area. */
export interface StaffParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly mailFrame: (locale: Locale) => MailFrame;
  readonly mode: 'demo' | 'production';
  /** The site whose passkeys count, and to which invitations lead. */
  readonly publicUrl: string;
  /** As authenticator apps show it. */
  readonly shopName: () => string;
  /** What a role may pay back of an order, in euros; null: all. */
  readonly refundLimitOf: (role: StaffMember['role']) => number | null;
  readonly account: Pick<Account, 'guess' | 'passwordHashQueue' | 'refuseCommonPassword' | 'withinLimits'>;
}
