import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Locale, locales } from '#i18n/locale.ts';
import { type Fault, ShopFileError } from '#platform/shop-files/shop-file-error.ts';
import { StartError } from '#platform/start-error.ts';
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts';
import { FrontMatterError } from './front-matter.ts';

/** So many files are open at once: one after the other, a start would wait for each of some hundreds. */
const inTurns = pLimit(16);

export type InEachLanguage<Entry> = Readonly<Record<Locale, Entry>>;

interface ContentFolderOptions<Entry> {
  /** Holds `<name>.es.md` and, in a shop that speaks Catalan, `<name>.ca.md`. */
  readonly folder: string;
  /** Names whose files are left alone. */
  readonly except?: readonly string[];
  /** Those of the shop. */
  readonly languages?: readonly Locale[];
  /** What the two files of a name say; throws with what is wrong, `readEach` with the file that is. */
  readonly read: (sources: InEachLanguage<string>, name: string) => InEachLanguage<Entry>;
  /** Whether a shop may do without this folder. */
  readonly optional?: boolean;
}

export type ContentFolder<Entry> = Awaited<ReturnType<typeof createContentFolder<Entry>>>;

/**
 * The content files of a folder, each name in the shop's languages; in one that it does not speak the Spanish file is read.
 * `errors` are the files that are wrong at the start; one that becomes wrong later leaves what it said before.
 */
export async function createContentFolder<Entry>({
  folder,
  languages = locales,
  except = [],
  read,
  optional = false,
}: ContentFolderOptions<Entry>) {
  const fileName = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)\\.(?:${languages.join('|')})\\.md$`);
  const entries = new Map<string, InEachLanguage<Entry>>();
  /** The time and size of each file, by its name, when it was last read. */
  let stamps = new Map<string, string>();

  const isRead = (file: string): boolean => {
    const name = fileName.exec(file)?.[1];
    return name !== undefined && !except.includes(name);
  };

  async function listFiles(): Promise<string[]> {
    try {
      return (await readdir(folder)).filter(isRead).sort();
    } catch (error) {
      if (optional && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async function readStamps(): Promise<Map<string, string>> {
    const result = new Map<string, string>();
    const files = await listFiles();
    const facts = await Promise.all(files.map((file) => inTurns(() => stat(join(folder, file)))));
    for (const [at, { mtimeMs, size }] of facts.entries()) {
      const name = fileName.exec(files[at]!)![1]!;
      result.set(name, `${result.get(name) ?? ''}${files[at]} ${mtimeMs} ${size} `);
    }
    return result;
  }

  const readTexts = (name: string) =>
    Promise.allSettled(
      languages.map((locale) => inTurns(() => readFile(join(folder, `${name}.${locale}.md`), 'utf8'))),
    );

  function readEntry(name: string, texts: Awaited<ReturnType<typeof readTexts>>): InEachLanguage<Entry> {
    const sources = readEach((locale) => {
      const text = texts[Math.max(0, languages.indexOf(locale))]!;
      if (text.status === 'rejected') throw text.reason;
      return text.value;
    });
    return read(sources, name);
  }

  /** Reads what has changed since, or `all`; returns the names that changed, and what is wrong with each that is. */
  async function refresh(all = false): Promise<{ changed: string[]; errors: ShopFileError[] }> {
    const latest = await readStamps();
    const touched = [...latest.keys()].filter((name) => all || latest.get(name) !== stamps.get(name));
    const changed = [...entries.keys()].filter((name) => !latest.has(name));
    changed.forEach((name) => entries.delete(name));
    const errors: ShopFileError[] = [];
    const texts = await Promise.all(touched.map(readTexts));
    for (const [at, name] of touched.entries()) {
      await yieldToEventLoop();
      try {
        entries.set(name, readEntry(name, texts[at]!));
        changed.push(name);
      } catch (error) {
        const { locale = 'es', cause = error } = error as WrongFile;
        errors.push(new ShopFileError(join(folder, `${name}.${locale}.md`), faultsOf(cause as Error)));
      }
    }
    stamps = latest;
    return { changed, errors };
  }

  const { errors } = await refresh().catch((error: unknown) => {
    throw new StartError(`The shop's content cannot be read: ${(error as Error).message}`);
  });
  return { entries: entries as ReadonlyMap<string, InEachLanguage<Entry>>, refresh, errors };
}

function faultsOf(error: NodeJS.ErrnoException): readonly Fault[] {
  if (error instanceof FrontMatterError) return error.faults;
  const text =
    error.code === 'ENOENT' ? 'it is not there, and each text is in all languages of the shop' : error.message;
  return [{ text, line: null }];
}

/** What is wrong with the file of a language. */
class WrongFile extends Error {
  override readonly name = 'WrongFile';
  readonly locale: Locale;
  constructor(locale: Locale, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.locale = locale;
  }
}

/** The result of a function for each language; what it throws names the language. */
export function readEach<Entry>(read: (locale: Locale) => Entry): InEachLanguage<Entry> {
  const readOne = (locale: Locale): [Locale, Entry] => {
    try {
      return [locale, read(locale)];
    } catch (error) {
      throw new WrongFile(locale, error);
    }
  };
  return Object.fromEntries(locales.map(readOne)) as Record<Locale, Entry>;
}
