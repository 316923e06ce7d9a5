import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { getSectionContent } from '../contract.ts';
import type { ContentFolder, InEachLanguage } from './content-folder.ts';
import { readTextFiles } from './entry-file.ts';
import { fields } from './front-matter.ts';
import type { readQuestionFiles } from './questions.ts';

/** `sections` are those in which it stands. */
const guide = { texts: ['title'], shared: z.strictObject({ sections: fields.sections }) } as const;

/** `link` is a path of the shop, or '#guide' for the guide of the section. */
const link = z.union([z.literal('#guide'), fields.ownPath]);
const tile = {
  texts: ['label', 'title', 'text', 'action'],
  shared: z.strictObject({ sections: fields.sections, link, picture: fields.ownFile }),
} as const;

type FactsOf = Parameters<typeof readTextFiles>[3];

/** The two files of a buying guide. */
export const readGuideFiles = (sources: InEachLanguage<string>, name: string, factsOf: FactsOf) =>
  readTextFiles(sources, name, guide, factsOf);

/** The two files of a tile between the products; all of its words are in the front matter. */
export const readTileFiles = (sources: InEachLanguage<string>, name: string, factsOf: FactsOf) =>
  readTextFiles(sources, name, tile, factsOf);

type EntriesOf<Read extends (...args: never[]) => unknown> =
  ReturnType<Read> extends InEachLanguage<infer Entry> ? ContentFolder<Entry>['entries'] : never;

interface SectionContentParts {
  readonly guides: EntriesOf<typeof readGuideFiles>;
  readonly tiles: EntriesOf<typeof readTileFiles>;
  readonly questions: EntriesOf<typeof readQuestionFiles>;
  /** Whether a path of the shop leads somewhere today: a promotion may have ended. */
  readonly isOpen: (path: string) => boolean;
}

/** What a section shows besides its products: a buying guide, a tile that leads to a guide, a job or a promotion, and questions. */
export function createSectionContent({ guides, tiles, questions, isOpen }: SectionContentParts) {
  const stands = (section: string, entry: { readonly sections: readonly string[] }): boolean =>
    entry.sections.includes(section);
  return {
    get(section: string, locale: Locale): CallAnswer<typeof getSectionContent> {
      const ofSection = [...guides.values()].map((one) => one[locale]).find((one) => stands(section, one));
      const shown = [...tiles.values()]
        .map((one) => one[locale])
        .filter((one) => stands(section, one))
        .find((one) => (one.link === '#guide' ? ofSection !== undefined : isOpen(one.link)));
      // Each file has one section where search engines find its questions; its products have them all.
      const asked = [...questions.values()]
        .map((one) => one[locale])
        .filter(({ sections }) => sections[0] === section)
        .flatMap((file) => file.questions.map((one) => ({ ...one, by: file.by })));
      return {
        guide: ofSection ? { title: ofSection.title, html: ofSection.html } : null,
        tile: shown
          ? {
              label: shown.label,
              title: shown.title,
              text: shown.text,
              action: shown.action,
              url: shown.link,
              picture: shown.picture,
            }
          : null,
        ...(asked.length > 0 && { questions: asked }),
      };
    },
  };
}
