import { describe, expect, it } from 'vitest';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { mailFrame, wordsOf } from '#platform/mail/mail-frame.fixture.ts';
import { mailTexts as ca } from '../server-messages.ca.ts';
import { mailTexts as es } from '../server-messages.es.ts';
import { accountMailContent } from './account-mail-content.ts';
import type { MailKind, MailTexts } from './mail-texts.ts';

const languages: readonly ['es' | 'ca', MailTexts][] = [
  ['es', es],
  ['ca', ca],
];
const url = 'https://shop.example/ca?event=resetPassword&email=marta%40ejemplo.cat&checkword=abc.def';
const facts = { shop: 'Can Eina', name: 'Gal·la <b>O’Connor</b>', newEmail: '"><script>alert(1)</script>@ejemplo.cat' };

describe.each(languages)('in %s', (locale, texts) => {
  it.each(Object.keys(texts) as MailKind[])(
    'the mail %s has the same words in text and HTML, with names escaped',
    (kind) => {
      const words = texts[kind](facts);
      const { text, html } = layOutMail(accountMailContent(kind, facts, url, locale), mailFrame(locale));
      expect(words.subject).toMatch(/^\S.* · Can Eina$/);
      const htmlWords = wordsOf(html);
      const { heading, paragraphs, notes = [], button } = words;
      for (const part of [heading, ...paragraphs, ...notes, ...(button ? [button, url] : [])]) {
        expect(text).toContain(part);
        expect(htmlWords).toContain(part);
      }
      expect(html).not.toMatch(/<script|<b>O|<b>Gal|undefined|null/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(text).not.toContain('undefined');
    },
  );
});
