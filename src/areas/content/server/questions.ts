import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import { type ContentFolder, type InEachLanguage, readEach } from './content-folder.ts';
import { fields, fillFacts, readValues, splitFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

interface Question {
  readonly question: string;
  /** Safe HTML of paragraphs with links and emphasis. */
  readonly answer: string;
}

/** What is the same in both languages, in the Spanish file alone. */
const shared = z.strictObject({
  sections: fields.sections,
  where: z
    .strictObject({
      /** The code of an attribute that the product must have … */
      attribute: z.string().min(1).max(64),
      /** … with one of these values; without them, any value. */
      is: z
        .array(z.union([z.string(), z.number(), z.boolean()]).transform(String))
        .min(1)
        .max(50)
        .optional(),
    })
    .optional(),
});
const nothing = z.strictObject({});
const own = z.strictObject({ by: fields.line });

type QuestionFile = z.output<typeof shared> &
  z.output<typeof own> & { readonly name: string; readonly questions: readonly Question[] };

const maxQuestions = 20;

/** The two files of questions that customers ask, with the shop's answers. */
export function readQuestionFiles(
  sources: InEachLanguage<string>,
  name: string,
  factsOf: (locale: Locale) => Readonly<Record<string, string>>,
): InEachLanguage<QuestionFile> {
  const { es: common } = readEach<z.output<typeof shared> | object>((locale) => {
    const { values } = splitFrontMatter(sources[locale]);
    return readValues<typeof shared | typeof nothing>(
      locale === 'es' ? shared : nothing,
      values,
      (key) => key !== 'by',
    );
  });
  const files = readEach((locale) => {
    const { values, body, bodyLine } = splitFrontMatter(sources[locale]);
    const questions = splitQuestions(body, bodyLine, { locale, facts: factsOf(locale) });
    return {
      ...(common as z.output<typeof shared>),
      ...readValues(own, values, (key) => key === 'by'),
      name,
      questions,
    };
  });
  if (files.es.questions.length !== files.ca.questions.length)
    throw new Error('its two files must have as many questions');
  return files;
}

type Reader = Pick<Parameters<typeof renderMarkdown>[1], 'locale' | 'facts'>;

function splitQuestions(body: string, firstLine: number, reader: Reader): Question[] {
  const questions: Question[] = [];
  let line = firstLine;
  for (const part of body.split(/^(?=## )/m)) {
    if (part.trim()) questions.push(readQuestion(part, line, reader));
    line += part.split('\n').length - 1;
  }
  if (questions.length === 0 || questions.length > maxQuestions)
    throw new Error(`it must have 1 to ${maxQuestions} questions, each a heading ##`);
  return questions;
}

function readQuestion(part: string, line: number, { locale, facts }: Reader): Question {
  const [heading = '', ...rest] = part.split('\n');
  const question = fillFacts(heading.replace(/^## /, '').trim(), facts);
  if (!heading.startsWith('## ') || !question || question.length > 200)
    throw new Error(`line ${line}: a question begins with ## and has up to 200 letters`);
  const answer = renderMarkdown(rest.join('\n'), { locale, facts, firstLine: line + 1 });
  if (!answer || /<(?!\/?(?:p|a|strong|em|br)\b)/.test(answer))
    throw new Error(`line ${line}: an answer is paragraphs with links and emphasis, nothing else`);
  return { question, answer };
}

interface AskedProduct {
  /** The address of its section. */
  readonly sectionUrl: string;
  /** The values by the attribute's code. */
  readonly attributes: Readonly<Record<string, readonly (number | string | true)[]>>;
}

/** Nobody reads several hundred questions on a broad section. */
const maxShown = 30;

/** The questions that fit a product, those of the narrowest section first, in it those on its attributes. */
export function createQuestions(entries: ContentFolder<QuestionFile>['entries']) {
  return (product: AskedProduct, locale: Locale): (Question & { readonly by: string })[] =>
    [...entries.values()]
      .map((languages) => languages[locale])
      .map((file) => ({ file, closeness: closenessOf(file, product) }))
      .filter(({ closeness }) => closeness > 0)
      .sort(
        (one, other) =>
          other.closeness - one.closeness ||
          Number(Boolean(other.file.where)) - Number(Boolean(one.file.where)) ||
          (one.file.name < other.file.name ? -1 : 1),
      )
      .flatMap(({ file: { questions, by } }) => questions.map((question) => ({ ...question, by })))
      .slice(0, maxShown);
}

/** The length of the narrowest of its sections that has the product; 0: none has, or the product lacks the attribute. */
function closenessOf({ sections, where }: QuestionFile, { sectionUrl, attributes }: AskedProduct): number {
  const values = where ? (attributes[where.attribute] ?? []) : [];
  if (where && !values.some((value) => !where.is || where.is.includes(String(value)))) return 0;
  const holding = sections.filter((section) => sectionUrl === section || sectionUrl.startsWith(`${section}/`));
  return Math.max(0, ...holding.map((section) => section.length));
}
