import type { Thing } from '#web/json-ld.ts';

const question = /<details[^>]*>\s*<summary[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/** An answer is shown far from the page that its links are relative to. */
const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);

/** Questions with their answers, which may have the markup of paragraphs and links; nothing without any. */
export const questionsJsonLd = (
  questions: readonly { readonly question: string; readonly answer: string }[],
  origin: string,
): readonly Thing[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: withAbsoluteLinks(answer, origin) },
          })),
        },
      ];

/** The questions of a page of text, which fold out; nothing for a page without any. Answers may have the markup that the server let pass. */
export const faqJsonLd = (html: string, origin: string): readonly Thing[] =>
  questionsJsonLd(
    Array.from(html.matchAll(question), ([, name, text]) => ({
      question: name!.replace(/<[^>]*>/g, '').trim(),
      answer: text!.trim(),
    })),
    origin,
  );
