import { parseDocument } from 'yaml';
import { z } from 'zod';
import { findFaults } from '#platform/shop-files/find-faults.ts';
import type { Fault } from '#platform/shop-files/shop-file-error.ts';

interface FrontMatter {
  readonly values: unknown;
  /** As it was typed, for the lines of faults. */
  readonly text: string;
}

export interface ContentFile {
  /** The values between the two lines of hyphens. */
  readonly values: FrontMatter;
  readonly body: string;
  /** The number of the body's first line in the file. */
  readonly bodyLine: number;
}

/** Splits a content file into its front matter, YAML between two lines of three hyphens, and its Markdown. */
export function splitFrontMatter(source: string): ContentFile {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)/.exec(text);
  if (!match) throw new Error('it must begin with its front matter, between two lines of three hyphens');
  const document = parseDocument(match[1]!, { prettyErrors: true });
  const [error] = document.errors;
  if (error) throw new Error(`its front matter is wrong: ${error.message.split('\n')[0]!.replace(/:$/, '')}`);
  return {
    values: { values: document.toJS({ maxAliasCount: 0 }), text: match[1]! },
    body: text.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
  };
}

/** Reads front matter, or the keys of it that `picks` takes, by a schema; throws `FrontMatterError`. */
export function readValues<Schema extends z.ZodType>(
  schema: Schema,
  { values, text }: FrontMatter,
  picks: (key: string) => boolean = () => true,
): z.output<Schema> {
  const data = Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => picks(key)));
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new FrontMatterError(findFaults(schema, result.error, { text, data }));
}

/** What is wrong with a file's front matter, with the lines in the file. */
export class FrontMatterError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    // The first line of a file is one of hyphens.
    const inFile = faults.map(({ text, line }) => ({
      text: `its front matter is wrong: ${text}`,
      line: line === null ? null : line + 1,
    }));
    super(inFile[0]?.text);
    this.faults = inFile;
  }
}

/** Replaces `{{name}}` by a fact of the shop, as it is to stand in the text; an unknown one throws. */
export const fillFacts = (
  text: string,
  facts: Readonly<Record<string, string>>,
  escape: (value: string) => string = (value) => value,
): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    // Not what every object has, such as `constructor`.
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
    if (fact === undefined) throw new Error(`the shop has no fact called ${name}`);
    return escape(fact);
  });

const date = z.iso.date('must be a date such as 2026-11-30');
const line = z.string().trim().min(1).max(300);

/** A file of the shop's `public` folder, by its address: pages load nothing from elsewhere. */
const ownFile = z.string().regex(/^\/[\w./-]+$/, 'must be the address of a file in public, such as /workshop.svg');

/** A page of the shop, without its language. */
const ownPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w./?=&-]*$/, 'must be a path of the shop, such as /tools-by-job/podar');

/** A place in a picture, in percent from the left and from the top. */
const percent = z.number().min(0).max(100);
const place = z.tuple([percent, percent]);

/** Addresses of sections. */
const sections = z.array(z.string().startsWith('/catalog/').max(500)).min(1).max(30);

/** What several kinds of content file have in their front matter. */
export const fields = { date, line, ownFile, ownPath, place, sections };
