import { join } from 'node:path';
import { defaultLocale, type Locale, localisedPath } from '#i18n/locale.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import type { ShopFileError } from '#platform/shop-files/shop-file-error.ts';
import { StartError } from '#platform/start-error.ts';
import { watchFiles } from '#platform/watch-files.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import type { getContentPage } from '../contract.ts';
import { createContentFolder, readEach } from './content-folder.ts';
import { listContentTexts } from './content-texts.ts';
import { readEntryFiles } from './entry-file.ts';
import { jobValues } from './jobs.ts';
import { createMailWords } from './mail-words.ts';
import { readPageFile } from './page-file.ts';
import { projectValues } from './projects.ts';
import { createPromotions, promotionValues } from './promotions.ts';
import { createQuestions, readQuestionFiles } from './questions.ts';
import { readSeasonFiles } from './seasons.ts';
import { createSectionContent, readGuideFiles, readTileFiles } from './section-content.ts';

export interface ContentParts {
  /** Has the folders `pages`, `promotions`, `jobs`, `projects`, `seasons`, `guides`, `tiles`, `questions` and `mails` with `<name>.es.md` and `<name>.ca.md`. */
  readonly shopDir: string;
  readonly languages: readonly Locale[];
  /** The names of pages that the shop does not have, though there may be files for them. */
  readonly closedPages: readonly string[];
  /** The values of the files' placeholders. */
  readonly facts: (locale: Locale) => Readonly<Record<string, string>>;
  /** Reads again what these come from; returns whether they have changed, or throws what is wrong with it. */
  readonly refreshFacts: () => boolean;
  readonly publicUrl: string;
  readonly clock: Clock;
  /** Called with what files changed, once their content is in use. */
  readonly onChange: (tags: readonly ChangeTag[]) => Promise<void>;
  /** Called with one line for each fault of a file that has become wrong; what it said before stays. */
  readonly onWrongFile: (reason: string) => void;
  readonly onError: (error: unknown) => void;
}

/** The files that are wrong at the start, a line for each fault. */
export class WrongContentError extends StartError {
  readonly errors: readonly ShopFileError[];
  constructor(errors: readonly ShopFileError[]) {
    super(errors.map(({ message }) => message).join('\n'));
    this.errors = errors;
  }
}

type Page = CallAnswer<typeof getContentPage>;
export type Content = Awaited<ReturnType<typeof createContent>>;

/** The name of the home page's text; its address is '/'. */
const homePage = 'main';
/** What pages show that show any promotion, job, project or season. */
export const promotionsTag: ChangeTag = 'page:promotion';
export const jobsTag: ChangeTag = 'page:job';
export const projectsTag: ChangeTag = 'page:project';
export const seasonsTag: ChangeTag = 'page:season';
/** What pages show that show the guide or tile of any section. */
export const sectionsTag: ChangeTag = 'page:section';
/** What pages show that show the questions on any product. */
export const questionsTag: ChangeTag = 'page:question';

/** The shop's content, read from files and again when these change: see docs/content.md for its kinds. */
export async function createContent(parts: ContentParts) {
  const { shopDir, languages, facts, publicUrl } = parts;
  const pages = await createContentFolder({
    folder: join(shopDir, 'pages'),
    except: parts.closedPages,
    languages,
    read: (sources, name) => readEach((locale) => readPage(sources[locale], name, locale)),
  });
  const promotions = await createContentFolder({
    folder: join(shopDir, 'promotions'),
    languages,
    optional: true,
    read: (sources, slug) => readEntryFiles(sources, slug, promotionValues, facts),
  });
  const jobs = await createContentFolder({
    folder: join(shopDir, 'jobs'),
    languages,
    optional: true,
    read: (sources, slug) => readEntryFiles(sources, slug, jobValues, facts),
  });
  const projects = await createContentFolder({
    folder: join(shopDir, 'projects'),
    languages,
    optional: true,
    read: (sources, slug) => readEntryFiles(sources, slug, projectValues, facts),
  });
  const seasons = await createContentFolder({
    folder: join(shopDir, 'seasons'),
    languages,
    optional: true,
    read: (sources, name) => readSeasonFiles(sources, name, facts),
  });

  const guides = await createContentFolder({
    folder: join(shopDir, 'guides'),
    languages,
    optional: true,
    read: (sources, name) => readGuideFiles(sources, name, facts),
  });
  const tiles = await createContentFolder({
    folder: join(shopDir, 'tiles'),
    languages,
    optional: true,
    read: (sources, name) => readTileFiles(sources, name, facts),
  });
  const questions = await createContentFolder({
    folder: join(shopDir, 'questions'),
    languages,
    optional: true,
    read: (sources, name) => readQuestionFiles(sources, name, facts),
  });
  const mailWords = createMailWords({ folder: join(shopDir, 'mails'), facts, publicUrl });
  for (const error of await mailWords.refresh()) parts.onWrongFile(error);
  const folders = [pages, promotions, jobs, projects, seasons, guides, tiles, questions];
  const wrongFiles = folders.flatMap(({ errors }) => errors);
  if (wrongFiles.length > 0) throw new WrongContentError(wrongFiles);
  const runningPromotions = createPromotions({ entries: promotions.entries, clock: parts.clock, publicUrl });

  /** Whether a tile's link leads somewhere; that of a promotion only while it runs. */
  function isOpen(path: string): boolean {
    const [, folder, name = ''] = path.split('/');
    if (folder === 'promotions' && name) return runningPromotions.findProducts(name, defaultLocale) !== null;
    return folder !== 'tools-by-job' || !name || jobs.entries.has(name);
  }

  /** The pages that list what there are no files of. */
  const emptyPages = (): string[] => [
    ...(runningPromotions.areRunning() ? [] : ['/promotions']),
    ...(jobs.entries.size > 0 ? [] : ['/tools-by-job']),
    ...(projects.entries.size > 0 ? [] : ['/projects']),
  ];

  function readPage(source: string, name: string, locale: Locale): Page {
    const { description, ...text } = readPageFile(source, locale, facts(locale));
    const path = name === homePage ? '/' : `/${name}`;
    return {
      name,
      ...text,
      seo: { title: text.title, description, canonical: publicUrl + localisedPath(path, locale) },
      breadcrumbs: name === homePage ? [] : [{ name: text.title, url: path }],
    };
  }

  const reportWrongFile = ({ message }: Error): void => message.split('\n').forEach((line) => parts.onWrongFile(line));

  function refreshFacts(): boolean {
    try {
      return parts.refreshFacts();
    } catch (error) {
      reportWrongFile(error as Error);
      return false;
    }
  }

  /** What has changed and could not be announced yet, as while the database is away. */
  const unannounced = new Set<ChangeTag>();

  const listAllTexts = () =>
    listContentTexts(
      {
        pages: pages.entries,
        jobs: jobs.entries,
        projects: projects.entries,
        guides: guides.entries,
        questions: questions.entries,
      },
      homePage,
    );
  let texts: ReturnType<typeof listAllTexts> | undefined;

  /** Reads the files that have changed since they were last read. */
  async function refresh(): Promise<void> {
    const linked = (): string => [...pages.entries.keys(), ...emptyPages()].join();
    const before = linked();
    const haveFactsChanged = refreshFacts();
    const [page, promotion, job, project, season, guide, tile, question] = await Promise.all([
      pages.refresh(haveFactsChanged),
      promotions.refresh(haveFactsChanged),
      jobs.refresh(haveFactsChanged),
      projects.refresh(haveFactsChanged),
      seasons.refresh(haveFactsChanged),
      guides.refresh(haveFactsChanged),
      tiles.refresh(haveFactsChanged),
      questions.refresh(haveFactsChanged),
    ]);
    for (const error of await mailWords.refresh(haveFactsChanged)) parts.onWrongFile(error);
    const all = [page, promotion, job, project, season, guide, tile, question];
    for (const error of all.flatMap(({ errors }) => errors)) reportWrongFile(error);
    // Menus on every page leave out links to pages that do not exist.
    const hasOtherPages = before !== linked();
    const tags: ChangeTag[] = [
      ...(hasOtherPages || haveFactsChanged
        ? (['content'] as const)
        : page.changed.map((name) => `page:${name}` as const)),
      ...(promotion.changed.length > 0 ? [promotionsTag] : []),
      ...(job.changed.length > 0 ? [jobsTag] : []),
      // A tile shows only while its promotion or job is there.
      ...([promotion, job, guide, tile].some(({ changed }) => changed.length > 0) ? [sectionsTag] : []),
      ...(project.changed.length > 0 ? [projectsTag] : []),
      ...(season.changed.length > 0 ? [seasonsTag] : []),
      ...(question.changed.length > 0 ? [questionsTag] : []),
    ];
    for (const tag of tags) unannounced.add(tag);
    if (tags.length > 0) texts = undefined;
    if (unannounced.size === 0) return;
    await parts.onChange([...unannounced]);
    unannounced.clear();
  }
  const watch = watchFiles({ refresh, onError: parts.onError });

  return {
    publicUrl,
    jobs: jobs.entries,
    promotions: runningPromotions,
    sections: createSectionContent({
      guides: guides.entries,
      tiles: tiles.entries,
      questions: questions.entries,
      isOpen,
    }),
    projects: projects.entries,
    seasons: seasons.entries,
    /** The shop's own words for a mail, from `mails`; null where it has none. */
    findMailWords: mailWords.find,
    findQuestions: createQuestions(questions.entries),
    clock: parts.clock,
    findPage: (name: string, locale: Locale): Page | null => pages.entries.get(name)?.[locale] ?? null,
    /** The pages with an address of their own, and the day of their last change. */
    listPages: () =>
      [...pages.entries]
        .filter(([name]) => name !== homePage)
        .map(([name, page]) => ({ path: `/${name}`, updatedAt: new Date(page[defaultLocale].updatedAt) })),
    /** All texts that a search looks in; the same array until one of them changes. */
    listTexts: (locale: Locale) => (texts ??= listAllTexts())[locale],
    /** Whether a page has its own address; the home page's text does not. */
    hasPage: (name: string): boolean => name !== homePage && pages.entries.has(name),
    /** The paths of pages that list something that the shop does not have, such as projects; they are linked nowhere then. */
    emptyPages,
    refresh,
    /** Stops to look for changes. */
    stop: () => watch.stop(),
  };
}
