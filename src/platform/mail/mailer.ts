import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { createTransport } from 'nodemailer';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { minuteMs, secondMs } from '#values/durations.ts';
import type { Database } from '../database/database.ts';
import { namedStatement } from '../database/named-statement.ts';
import { type MailWords, withWords } from './mail-words.ts';
import { maxMailsAtOnce } from './mail-jobs.ts';
import { toMailError } from './mail-error.ts';
import type { MailKind } from './mail-kinds.ts';
import { layOutMail, type MailContent, type MailFrame } from './mail-layout.ts';
import { type MailSubject, markMailSent, storeMail, type WrittenMail } from './sent-mails.ts';

export interface Mail {
  /** Unique, and the same on every attempt, so that mail servers recognise a repetition. */
  readonly id: string;
  /** Several get one mail. */
  readonly to: string | readonly string[];
  /** Who gets the answers, if not the shop. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly content: MailContent;
  readonly frame: MailFrame;
  /** The demo's stays in its mailbox: whoever tries the shop there could have it sent to strangers. */
  readonly staysInDemo?: true;
  /** The order that it tells its customer of: then it is stored as it is sent. Absent in all others. */
  readonly of?: MailSubject;
}

const { placeholder } = sql;
const mailInMailbox = namedStatement(
  'mailbox-store',
  sql`INSERT INTO mailbox_mails (message_id, recipient, subject, text, html, sent_at)
    VALUES (${placeholder('messageId')}, ${placeholder('to')}, ${placeholder('subject')}, ${placeholder('text')}, ${placeholder('html')},
      ${placeholder('sentAt')})
    ON CONFLICT DO NOTHING`,
);

export interface Mailer {
  /** Throws a `JobError` when the mail server does not accept the mail: final if it refuses it for good. */
  send(mail: Mail): Promise<void>;
  /** Sends what was written for another mail, word for word. */
  sendWritten(mail: Pick<Mail, 'id' | 'frame'> & WrittenMail & { readonly of: MailSubject }): Promise<void>;
  /** What it would say, without sending it. */
  preview(mail: Pick<Mail, 'content' | 'frame'>): { subject: string; text: string };
  /** Whether this process's last mails were all refused for good, by ten domains: that is no fault of the addresses. */
  isRefusedEverywhere(): boolean;
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
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
  /** The shop's own words for a kind of mail; null: it has none. */
  readonly findWords?: (kind: MailKind, locale: Locale) => MailWords | null;
}

const minRefusingDomains = 10;

/**
 * RFC 5321 section 4.5.3.2: five minutes for the greeting, up to ten for a reply. A client that gives up before the reply to
 * the mail's data does not know whether the mail was accepted, and sends it twice.
 */
const timeouts = { connectionTimeout: 30 * secondMs, greetingTimeout: 5 * minuteMs, socketTimeout: 10 * minuteMs };

const createPool = (nodemailer: { readonly createTransport: typeof createTransport }, url: string) =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: maxMailsAtOnce,
    // A connection serves a burst of mails; a quiet shop has none open.
    idleTimeout: 2000,
    ...timeouts,
  });

/** Sends over SMTP if SMTP_URL is set; the demo also stores every mail in its mailbox, and some there alone. */
export function createMailer({ config, database, clock, log, findWords = () => null }: MailerParts): Mailer {
  const host = new URL(config.publicUrl).hostname;
  // Sent in the name of the domain itself, whose records say who may: those of `www.` are hardly ever there.
  const address = config.mailFrom ?? `no-reply@${host.replace(/^www\./, '')}`;
  let smtp: ReturnType<typeof createPool> | undefined;
  async function smtpPool(): Promise<typeof smtp> {
    if (!config.smtpUrl) return undefined;
    // Loaded with the first mail, not at each start.
    const nodemailer = await import('nodemailer');
    smtp ??= createPool(nodemailer, config.smtpUrl);
    return smtp;
  }
  /** The domains that have refused a mail for good since one was accepted. */
  const refusing = new Set<string>();

  const inOwnWords = (content: MailContent, { locale }: MailFrame): MailContent =>
    withWords(content, content.kind ? findWords(content.kind.name, locale) : null);

  return {
    preview({ content, frame }) {
      const { subject } = inOwnWords(content, frame);
      return { subject, text: layOutMail(inOwnWords(content, frame), frame).text };
    },
    sendWritten: deliver,
    async send({ to, content: written, frame, ...mail }) {
      const content = inOwnWords(written, frame);
      const { text, html } = layOutMail(content, frame);
      await deliver({ ...mail, frame, to: [to].flat().join(', '), subject: content.subject, text, html });
    },
    isRefusedEverywhere: () => refusing.size >= minRefusingDomains,
    close: () => smtp?.close({ force: true }),
  };

  async function deliver({
    id,
    to,
    replyTo,
    frame,
    of,
    staysInDemo,
    subject,
    text,
    html,
  }: Pick<Mail, 'id' | 'replyTo' | 'frame' | 'of' | 'staysInDemo'> & WrittenMail): Promise<void> {
    const messageId = `<${id}@${host}>`;
    const isDemo = config.mode === 'demo';
    const pool = isDemo && staysInDemo ? undefined : await smtpPool();
    const mail = { to, subject, text, html };
    // A job whose process was late in saying that it lives is run once more, perhaps after its mail has left.
    if (of) {
      const how = { writtenAt: clock(), inMailboxAs: isDemo ? messageId : undefined, isSent: pool === undefined };
      if (!(await storeMail(database, id, { ...of, ...mail }, how))) return;
    } else if (isDemo) await mailInMailbox(database, { messageId, ...mail, sentAt: clock() });
    if (!pool) return;
    await pool
      .sendMail({
        messageId,
        from: { name: frame.name, address },
        to,
        replyTo: replyTo ?? { name: frame.name, address: frame.legal.email },
        // No machine answers it, such as one that says that somebody is away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        subject,
        text,
        html,
      })
      .catch((error: unknown) => {
        const mailError = toMailError(error);
        const isRefused = mailError.isFinal && (error as { responseCode?: number }).responseCode !== undefined;
        if (isRefused && refusing.size < minRefusingDomains)
          for (const recipient of to.split(', ')) refusing.add(recipient.split('@').at(-1)!.toLowerCase());
        throw mailError;
      });
    refusing.clear();
    // It has left: a failure here must not send it again.
    if (of)
      await markMailSent(database, id, clock()).catch((err: unknown) =>
        log?.warn({ err, jobId: id }, 'a mail has left, but could not be marked as sent'),
      );
  }
}
