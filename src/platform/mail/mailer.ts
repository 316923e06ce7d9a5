import { createTransport } from 'nodemailer';
import type { Clock } from '#values/clock.ts';
import { minuteMs, secondMs } from '#values/durations.ts';
import type { Database } from '../database/database.ts';
import { mailboxMails } from './mailbox-tables.ts';
import { toMailError } from './mail-error.ts';

export interface Mail {
  /** Unique, and the same on every attempt, so that mail servers recognise a repetition. */
  readonly id: string;
  readonly to: string;
  /** Who gets the answers, if not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Throws a `JobError` when the mail server does not accept the mail: final if it refuses it for good. */
  send(mail: Mail): Promise<void>;
  /** Closes the connections to the mail server. */
  close(): void;
}

interface MailerParts {
  readonly config: {
    readonly mode: 'demo' | 'production';
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string | undefined;
    readonly publicUrl: string;
  };
  readonly database: Database;
  readonly clock: Clock;
}

/** Mails that a process sends at the same time, each over a connection of its own. */
export const maxMailsAtOnce = 5;

/**
 * RFC 5321 section 4.5.3.2: five minutes for the greeting, up to ten for a reply. A client that gives up before the reply to
 * the mail's data does not know whether the mail was accepted, and sends it twice.
 */
const timeouts = { connectionTimeout: 30 * secondMs, greetingTimeout: 5 * minuteMs, socketTimeout: 10 * minuteMs };

/** Sends over SMTP if SMTP_URL is set; the demo also stores every mail in its mailbox. */
export function createMailer({ config, database, clock }: MailerParts): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const address = config.mailFrom ?? `no-reply@${host}`;
  const smtp = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        pool: true,
        maxConnections: maxMailsAtOnce,
        // A connection serves a burst of mails; a quiet shop has none open.
        idleTimeout: 2000,
        ...timeouts,
      })
    : null;

  return {
    async send({ id, to, replyTo, senderName, subject, text, html }) {
      const messageId = `<${id}@${host}>`;
      if (config.mode === 'demo')
        await database
          .insert(mailboxMails)
          .values({ messageId, to, subject, text, html, sentAt: clock() })
          .onConflictDoNothing();
      await smtp
        ?.sendMail({
          messageId,
          from: { name: senderName, address },
          to,
          ...(replyTo && { replyTo }),
          subject,
          text,
          html,
        })
        .catch((error: unknown) => {
          throw toMailError(error);
        });
    },
    close: () => smtp?.close({ force: true }),
  };
}
