import { describe, expect, it } from 'vitest';
import { layOutMail } from '#platform/mail/mail-layout.ts';
import { mailTexts as ca } from '../server-messages.ca.ts';
import { mailTexts as es } from '../server-messages.es.ts';
import type { MailKind, MailTexts } from './mail-texts.ts';

const languages: readonly ['es' | 'ca', MailTexts][] = [
  ['es', es],
  ['ca', ca],
];
const url = 'https://shop.example/ca?event=resetPassword&email=marta%40ejemplo.cat&checkword=abc.def';
const facts = { shop: 'Can Eina', name: 'Gal·la <b>O’Connor</b>', newEmail: '"><script>alert(1)</script>@ejemplo.cat' };

const mailOf = (locale: 'es' | 'ca', texts: MailTexts, kind: MailKind) => {
  const { button, ...words } = texts[kind](facts);
  const content = { ...words, ...(button && { button: { text: button, url } }) };
  return { words, button, ...layOutMail(content, { name: facts.shop, url: 'https://shop.example/', locale }) };
};
const wordsOf = (html: string) =>
  html
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe.each(languages)('in %s', (locale, texts) => {
  it.each(Object.keys(texts) as MailKind[])(
    'the mail %s has the same words in text and HTML, with names escaped',
    (kind) => {
      const { words, button, text, html } = mailOf(locale, texts, kind);
      expect(words.subject).toMatch(/^\S.* · Can Eina$/);
      const htmlWords = wordsOf(html);
      const all = [words.heading, ...words.paragraphs, ...(words.notes ?? []), ...(button ? [button, url] : [])];
      for (const part of all) {
        expect(text).toContain(part);
        expect(htmlWords).toContain(part);
      }
      expect(html).not.toMatch(/<script|<b>|<img|undefined|null/);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(text).not.toContain('undefined');
    },
  );
});
