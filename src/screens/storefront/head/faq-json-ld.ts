import type { Thing } from '#web/json-ld.ts';

const question = /<details[^>]*>\s*<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/** The questions of a page of text, which fold out; nothing for a page without any. Answers may have the markup that the server let pass. */
export function faqJsonLd(html: string): readonly Thing[] {
  const mainEntity = Array.from(html.matchAll(question), ([, name, text]) => ({
    '@type': 'Question',
    name: name!.replace(/<[^>]*>/g, '').trim(),
    acceptedAnswer: { '@type': 'Answer', text: text!.trim() },
  }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}
