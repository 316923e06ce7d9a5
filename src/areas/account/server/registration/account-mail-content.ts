import type { Locale } from '#i18n/locale.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailSubject } from '#platform/mail/mail-kinds.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import { mayRepeatTyped } from '#platform/mail/may-repeat.ts';
import { mailShared as sharedCa, mailTexts as ca } from '../server-messages.ca.ts';
import { mailShared as sharedEs, mailTexts as es } from '../server-messages.es.ts';
import type { MailFacts, MailKind } from './mail-texts.ts';

const texts = { es, ca };
/** Which mail each is for the shop's own words, and their values. */
const subjects: Readonly<Record<MailKind, (facts: MailFacts) => MailSubject>> = {
  registration: ({ name }) => ({ name: 'account-registration', values: { customer: name } }),
  firstPassword: ({ name }) => ({ name: 'account-first-password', values: { customer: name } }),
  addressKnown: () => ({ name: 'account-address-known', values: {} }),
  recovery: () => ({ name: 'account-recovery', values: {} }),
  passwordChanged: () => ({ name: 'account-password-changed', values: {} }),
  newAddress: () => ({ name: 'account-new-address', values: {} }),
  changeRequested: ({ newEmail }) => ({ name: 'account-change-requested', values: { newEmail } }),
  addressChanged: ({ newEmail }) => ({ name: 'account-address-changed', values: { newEmail } }),
};
const shared = { es: sharedEs, ca: sharedCa };
/** Those that go to an address which nobody has confirmed; all others go to that of an account. */
const toUnconfirmed: ReadonlySet<MailKind> = new Set(['registration', 'firstPassword', 'newAddress']);

/** A mail of the account, with its link where it has a button. */
export function accountMailContent(kind: MailKind, given: MailFacts, url: string, locale: Locale): MailContent {
  const mayRepeat = mayRepeatTyped({ isConfirmed: !toUnconfirmed.has(kind) });
  const facts = mayRepeat ? given : { ...given, name: '', newEmail: '' };
  const { subject, heading, paragraphs, button, notes = [] } = texts[locale][kind](facts);
  const { copyLink, reason } = shared[locale];
  const blocks: MailBlock[] = paragraphs.map((text) => ({ kind: 'words', text }));
  if (button !== undefined) blocks.push({ kind: 'button', text: button, url, copyText: copyLink });
  // The last paragraph says what to do about a request that the recipient did not make.
  blocks.push(
    ...notes.map((text, index): MailBlock => ({ kind: index === notes.length - 1 ? 'notice' : 'note', text })),
  );
  return { kind: subjects[kind](facts), subject, heading, blocks, reason };
}
