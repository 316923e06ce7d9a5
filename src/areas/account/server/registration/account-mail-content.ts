import type { Locale } from '#i18n/locale.ts';
import type { MailBlock } from '#platform/mail/mail-blocks.ts';
import type { MailContent } from '#platform/mail/mail-layout.ts';
import { mailShared as sharedCa, mailTexts as ca } from '../server-messages.ca.ts';
import { mailShared as sharedEs, mailTexts as es } from '../server-messages.es.ts';
import type { MailFacts, MailKind } from './mail-texts.ts';

const texts = { es, ca };
const shared = { es: sharedEs, ca: sharedCa };

/** A mail of the account, with its link where it has a button. */
export function accountMailContent(kind: MailKind, facts: MailFacts, url: string, locale: Locale): MailContent {
  const { subject, heading, paragraphs, button, notes = [] } = texts[locale][kind](facts);
  const { copyLink, reason } = shared[locale];
  const blocks: MailBlock[] = paragraphs.map((text) => ({ kind: 'paragraph', text }));
  if (button !== undefined) blocks.push({ kind: 'button', text: button, url, copyText: copyLink });
  // The last paragraph says what to do about a request that the recipient did not make.
  blocks.push(
    ...notes.map((text, index): MailBlock => ({ kind: index === notes.length - 1 ? 'notice' : 'note', text })),
  );
  return { subject, heading, blocks, reason };
}
