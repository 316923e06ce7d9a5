import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import type { Database, Queryable } from '#platform/database/database.ts';
import type { Visit } from '#platform/http/visit.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';

/** What the account is built from. News flows up to other areas through the functions passed in. */
export interface AccountParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: { readonly mode: 'demo' | 'production'; readonly publicUrl: string };
  readonly secret: string;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The shop's name as its mails show it. */
  readonly shopName: string;
  /** A session was opened; within its transaction (the basket of the visit is merged). */
  readonly onSignIn?: (tx: Queryable, news: { userId: number; visit: Visit }) => Promise<void>;
  /** An address was confirmed: what was bought with it without an account joins the account. */
  readonly onEmailConfirmed?: (
    tx: Queryable,
    news: { userId: number; checkoutUserIds: readonly number[] },
  ) => Promise<void>;
  /** The account is about to be deleted: what must stay is made anonymous. */
  readonly onDelete?: (tx: Queryable, userId: number) => Promise<void>;
  /** Which of these users have ordered something. */
  readonly listBuyers?: (userIds: readonly number[]) => Promise<readonly number[]>;
  /** What other areas keep about a user, by name, for the export. */
  readonly exportMore?: (userId: number, locale: Locale) => Promise<Record<string, unknown>>;
}
