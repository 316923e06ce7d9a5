import { createTransport } from 'nodemailer';
import type { Clock } from '#values/clock.ts';
import type { Database } from '../database/database.ts';
import { mailboxMails } from './mailbox-tables.ts';

export interface Mail {
  /** Unique, and the same on every attempt, so that mail servers recognise a repetition. */
  readonly id: string;
  readonly to: string;
  readonly senderName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Throws when the mail server does not accept the mail; the caller tries again later. */
  send(mail: Mail): Promise<void>;
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

/** Sends over SMTP if SMTP_URL is set; the demo also stores every mail in its mailbox. */
export function createMailer({ config, database, clock }: MailerParts): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const address = config.mailFrom ?? `no-reply@${host}`;
  const smtp = config.smtpUrl
    ? createTransport({
        url: config.smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
      })
    : null;

  return {
    async send({ id, to, senderName, subject, text, html }) {
      const messageId = `<${id}@${host}>`;
      if (config.mode === 'demo')
        await database
          .insert(mailboxMails)
          .values({ messageId, to, subject, text, html, sentAt: clock() })
          .onConflictDoNothing();
      await smtp?.sendMail({ messageId, from: { name: senderName, address }, to, subject, text, html });
    },
  };
}
