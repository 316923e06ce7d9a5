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
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
  const paragraph = (text: MailText): MailBlock => ({ kind: 'paragraph', text: mapText(text, fill) });
  return {
    ...content,
    subject: words.subject === undefined ? content.subject : fill(words.subject),
    heading: words.greeting === undefined ? content.heading : fill(words.greeting),
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
