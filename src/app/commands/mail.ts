import { listUnsentMails, retryMails, type UnsentMail } from '#platform/mail/mail-jobs.ts';
import { StartError } from '#platform/start-error.ts';
import type { Command } from './command.ts';

export const mailList: Command = {
  name: 'mail list',
  usage: `
      lists the mails that wait to be sent or could not be sent, with the mail server's last reply, or the limit that holds
      them back and until when`,
  takes: [0, 0],
  async run({ database }) {
    const mails = await listUnsentMails(database);
    if (mails.length === 0) console.log('No mail waits, and none has failed.');
    for (const mail of mails) console.log(describeMail(mail));
  },
};

export const mailRetry: Command = {
  name: 'mail retry',
  usage: `[ID|all]
      tries that mail, or all that no limit holds back, at once; a running shop sends them, else its next start`,
  takes: [0, 1],
  needsAwake: true,
  async run({ database }, [id = 'all']) {
    const count = await retryMails(database, id);
    if (count === 0 && id !== 'all') throw new StartError(`No unsent mail has the id ${id}: see "mail list".`);
    console.log(`${count} ${count === 1 ? 'mail is' : 'mails are'} to be sent now.`);
  },
};

const states: Readonly<Record<UnsentMail['state'], (mail: UnsentMail) => string>> = {
  created: () => 'waiting',
  retry: ({ dueAt }) => `next attempt ${minuteOf(dueAt)}`,
  active: () => 'being sent',
  failed: () => 'FAILED',
};

const limits: Readonly<Record<'mailbox' | 'network', string>> = {
  mailbox: 'its mailbox has not opened the link of the mails before it, or the shop has had many enquiries',
  network: 'its network has caused mails to 30 mailboxes that have opened no link',
};

/** A line of `mail list`. */
export function describeMail(mail: UnsentMail): string {
  const { id, about, state, attempts, createdAt, dueAt, reason, heldBy } = mail;
  const facts = heldBy
    ? [id, minuteOf(createdAt), about, `HELD BACK until ${minuteOf(dueAt)} at the latest`, limits[heldBy]]
    : [id, minuteOf(createdAt), about, states[state](mail), `${attempts} attempts`, reason];
  return facts.filter((fact) => fact !== null).join('  ');
}

/** UTC, to the minute. */
const minuteOf = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')}Z`;
