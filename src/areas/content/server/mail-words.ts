import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { MailText } from '#platform/mail/mail-blocks.ts';
import { type MailKind, mailKinds } from '#platform/mail/mail-kinds.ts';
import type { MailWords } from '#platform/mail/mail-words.ts';
import { fillFacts, readValues, splitFrontMatter } from './front-matter.ts';
import { escapeMarkdown, pageLink } from './render-markdown.ts';

type Facts = Readonly<Record<string, string>>;

interface MailWordsParts {
  /** Holds `<kind>.es.md` and `<kind>.ca.md`, each of which may be absent, as the folder itself. */
  readonly folder: string;
  readonly facts: (locale: Locale) => Facts;
  readonly publicUrl: string;
}

const line = z.string().trim().min(1).max(200).optional();
const frontMatter = z.strictObject({ subject: line, greeting: line, signOff: line });
const maxWords = 3000;
const fileName = /^([a-z0-9-]+)\.(es|ca)\.md$/;

/** The shop's own words for its mails. A wrong file, also at the start, leaves what the mail said before. */
export function createMailWords({ folder, facts, publicUrl }: MailWordsParts) {
  const found = new Map<string, MailWords>();
  let stamps = new Map<string, string>();

  async function readStamps(): Promise<Map<string, string>> {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const named = files.filter((file) => fileName.test(file)).sort();
    // A link that leads nowhere is found to be wrong when it is read.
    const stats = await Promise.all(named.map((file) => stat(join(folder, file)).catch(() => null)));
    return new Map(named.map((file, at) => [file, `${stats[at]?.mtimeMs} ${stats[at]?.size}`]));
  }

  async function read(file: string): Promise<MailWords> {
    const [, kind = '', locale = ''] = fileName.exec(file)!;
    if (!Object.hasOwn(mailKinds, kind)) throw new Error(`there is no mail called ${kind}`);
    const source = await readFile(join(folder, file), 'utf8');
    return readMailWords(source, kind as MailKind, locale as Locale, { facts: facts(locale as Locale), publicUrl });
  }

  return {
    find: (kind: MailKind, locale: Locale): MailWords | null => found.get(`${kind}.${locale}.md`) ?? null,

    /** Reads what has changed since, or `all`; returns a line for each file that is wrong. */
    async refresh(all = false): Promise<string[]> {
      let latest: Map<string, string>;
      try {
        latest = await readStamps();
      } catch (error) {
        return [`${folder} cannot be read: ${(error as Error).message}`];
      }
      for (const file of stamps.keys()) if (!latest.has(file)) found.delete(file);
      const errors: string[] = [];
      for (const [file, stamp] of latest)
        if (all || stamps.get(file) !== stamp)
          try {
            found.set(file, await read(file));
          } catch (error) {
            errors.push(`${join(folder, file)} is wrong: ${(error as Error).message}`);
          }
      stamps = latest;
      return errors;
    },
  };
}

/** Reads a file of words for a kind of mail. Throws with what is wrong. */
export function readMailWords(
  source: string,
  kind: MailKind,
  locale: Locale,
  { facts, publicUrl }: { readonly facts: Facts; readonly publicUrl: string },
): MailWords {
  if (/<[a-z!/]/i.test(source)) throw new Error('a mail takes no HTML, only **bold** words and [links](/faq)');
  const { values, body } = /^\uFEFF?---/.test(source) ? splitFrontMatter(source) : withoutFrontMatter(source);
  if (body.length > maxWords) throw new Error(`its words are longer than ${maxWords} characters`);
  // The values of the mail are filled in when it is sent.
  const own = Object.fromEntries(mailKinds[kind].map((name) => [name, `{{${name}}}`]));
  refuseUnknownValues(source, { ...facts, ...own }, mailKinds[kind]);
  const fill = (text: string | undefined) => (text === undefined ? undefined : fillFacts(text, { ...facts, ...own }));
  const { subject, greeting, signOff } = readValues(frontMatter, values);
  const escaped = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escapeMarkdown(fact)]));
  const paragraphs = readParagraphs(fillFacts(body, { ...escaped, ...own }), (href) => {
    if (/^#|%7B%7B/i.test(href))
      throw new Error('its links take addresses and facts of the shop, no values of the mail');
    const link = pageLink(href, locale);
    return link.startsWith('/') ? publicUrl + link : link;
  });
  if (paragraphs.length === 0 && !subject && !greeting && !signOff) throw new Error('it is empty');
  return { subject: fill(subject), greeting: fill(greeting), paragraphs, signOff: fill(signOff) };
}

/** What stands in double braces and is no value would be mailed as it was typed. */
function refuseUnknownValues(source: string, known: Facts, ofMail: readonly string[]): void {
  for (const { 0: typed, 1: name = '', index } of source.matchAll(/\{\{(.*?)(?:\}\}|$)/gm)) {
    if (typed.endsWith('}}') && Object.hasOwn(known, name)) continue;
    const named = ofMail.map((one) => `{{${one}}}`).join(', ');
    const line = source.slice(0, index).split('\n').length;
    throw new Error(
      `line ${line}: there is no value ${typed}: this mail has ${named || 'none'} beside the shop's facts`,
    );
  }
}

const withoutFrontMatter = (source: string) => ({ values: { values: {}, text: '' }, body: source });

/** Paragraphs with bold words and links; other Markdown stays as it was typed. */
function readParagraphs(source: string, linkTo: (href: string) => string): MailText[] {
  const markdown = new MarkdownIt('zero').enable(['emphasis', 'link', 'escape']);
  markdown.validateLink = () => true;
  return markdown
    .parse(source, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => {
      const parts: Exclude<MailText, string>[number][] = [];
      let url: string | null = null;
      let isBold = false;
      for (const token of children ?? []) {
        if (token.type === 'strong_open' || token.type === 'strong_close') isBold = token.nesting === 1;
        else if (token.type === 'link_open') url = linkTo(String(token.attrGet('href')));
        else if (token.type === 'link_close') url = null;
        else if (token.content) {
          const text = token.content.replaceAll('\n', ' ');
          parts.push(url === null ? (isBold ? { bold: text } : text) : { link: text, url });
        }
      }
      return parts;
    });
}
