import { type MailBlock, type MailText, mapText, plainText } from './mail-blocks.ts';
import type { MailContent } from './mail-layout.ts';

/** A shop's own words for a kind of mail; what is absent stays as it is. `{{value}}` stands for a value of the kind. */
export interface MailWords {
  readonly subject?: string | undefined;
  readonly greeting?: string | undefined;
  readonly paragraphs: readonly MailText[];
  readonly signOff?: string | undefined;
}

/** The mail with the shop's own words: values are text, whatever a customer has typed. */
export function withWords(content: MailContent, words: MailWords | null): MailContent {
  if (!words || !content.kind) return content;
  const values: Readonly<Record<string, string>> = content.kind.values;
  const fill = (text: string): string => {
    const filled = text.replace(/(,? ?)\{\{(\w+)\}\}(, )?/g, (all, before: string, name: string, after = '') => {
      const value = values[name];
      if (value === undefined) return all;
      // A name that may not be repeated takes its comma with it: 'Hola, {{customer}}', '{{customer}}, gracias'.
      return value === '' ? before && after : `${before}${value}${after}`;
    });
    return text.startsWith('{{') && filled ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
  };
  const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text: mapText(text, fill) });
  return {
    ...content,
    subject: (words.subject && fill(words.subject)) || content.subject,
    heading: (words.greeting && fill(words.greeting)) || content.heading,
    blocks: [
      ...(words.paragraphs.length > 0 ? replaceWords(content.blocks, words.paragraphs.map(paragraph)) : content.blocks),
      ...(words.signOff === undefined ? [] : [paragraph(words.signOff)]),
    ],
  };
}

/** Puts paragraphs where the first words stand, and leaves out the others; what is fixed in them stays. */
function replaceWords(blocks: readonly MailBlock[], paragraphs: readonly MailBlock[]): MailBlock[] {
  const first = blocks.findIndex(({ kind }) => kind === 'words');
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'words') return [block];
    const fixed = block.fixed && plainText(block.fixed) ? [{ kind: 'paragraph', text: block.fixed } as const] : [];
    return [...(at === first ? paragraphs : []), ...fixed];
  });
}
