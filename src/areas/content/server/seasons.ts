import { z } from 'zod';
import type { Locale } from '#i18n/locale.ts';
import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import type { Season } from '../contract.ts';
import type { ContentFolder, InEachLanguage } from './content-folder.ts';
import { readTextFiles } from './entry-file.ts';
import { fields } from './front-matter.ts';

const yearDay = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be month and day such as "09-22"');
/** What a season's Spanish file says for both languages. */
const shared = z.strictObject({
  /** The first and the last day of each year, in Spain's time; a winter may end in the year that follows. */
  from: yearDay,
  to: yearDay,
  picture: fields.ownFile,
  link: fields.ownPath,
  products: z
    .array(z.strictObject({ article: z.string().min(1).max(100), at: fields.place }))
    .min(1)
    .max(6),
});

/** The two files of a season; all of its words are in the front matter. */
export const readSeasonFiles = (
  sources: InEachLanguage<string>,
  name: string,
  factsOf: Parameters<typeof readTextFiles>[3],
) => readTextFiles(sources, name, { texts: ['label', 'title', 'text', 'button'], shared }, factsOf);

type SeasonEntry = ReturnType<typeof readSeasonFiles>['es'];

interface SeasonsParts {
  readonly entries: ContentFolder<SeasonEntry>['entries'];
  readonly clock: Clock;
  readonly listProducts: (
    articles: readonly string[],
    locale: Locale,
  ) => Promise<readonly Season['products'][number]['product'][]>;
}

/** The scene at the top of the home page, by the day in Spain. */
export function createSeasons({ entries, clock, listProducts }: SeasonsParts) {
  return {
    /** That of today; of several the first by name. Products that cannot be bought are left out; without any there is none. */
    async current(locale: Locale): Promise<Season | null> {
      const day = shopTime(clock()).date.slice(5);
      const season = [...entries.values()]
        .map((languages) => languages[locale])
        .filter(({ from, to }) => (from <= to ? from <= day && day <= to : from <= day || day <= to))
        .sort((one, other) => (one.slug < other.slug ? -1 : 1))[0];
      if (!season) return null;
      const cards = await listProducts(
        season.products.map(({ article }) => article),
        locale,
      );
      const products = season.products.flatMap(({ article, at }) => {
        const product = cards.find((card) => card.article === article && card.isSellable);
        return product ? { product, at } : [];
      });
      if (products.length === 0) return null;
      const { slug: name, label, title, text, picture, button, link } = season;
      return { ...{ name, label, title, text, picture, products }, button: { text: button, url: link } };
    },
  };
}
