import { JobError } from '../jobs/jobs.ts';

/** What nodemailer's errors have. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  /** The server's reply, which may repeat addresses. */
  readonly response?: string;
  readonly responseCode?: number;
}

/** Replies to these are about the mail itself; a 5xx to others, such as a wrong password, is a fault of the settings. */
const commandsOfMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/**
 * Why a mail was not accepted, final if another attempt would get the same answer: a 5xx about this mail (RFC 5321 section
 * 4.2.1), or an address that SMTP cannot express. Its message, which is logged, contains the reply's codes and not its text.
 */
export function toMailError(error: unknown): JobError {
  const { code, command, response, responseCode, message } = error as SmtpError;
  if (responseCode === undefined) {
    const isFinal = code === 'EENVELOPE';
    return new JobError(isFinal ? 'the address cannot be used' : `the mail server did not answer (${code})`, {
      isFinal,
      details: { reply: message },
    });
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const isFinal = responseCode >= 500 && commandsOfMail.has(command ?? '');
  return new JobError(
    `the mail server ${isFinal ? 'refused the mail' : 'answered'} with ${[responseCode, enhanced].filter(Boolean).join(' ')}`,
    { isFinal, details: { reply: response } },
  );
}
