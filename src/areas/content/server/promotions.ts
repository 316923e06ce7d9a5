import { z } from 'zod';
import { failure } from '#platform/http/failure.ts';
import { defaultLocale, type Locale, localisedPath } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { Clock } from '#values/clock.ts';
import { shopTime } from '#values/shop-time.ts';
import { slugOf } from '#values/slug.ts';
import { dayMs } from '#values/durations.ts';
import type { getPromotion, listPromotions } from '../contract.ts';
import type { ContentFolder } from './content-folder.ts';
import type { EntryTexts } from './entry-file.ts';
import { fields } from './front-matter.ts';
import { serverMessages } from './server-messages.ts';

const id = z.int().min(1).max(2_147_483_647);

const topicName = fields.line.max(40);

/** Which products a promotion shows: those that fit all that it names. */
const productChoice = z
  .strictObject({
    ids: z.array(id).max(200).optional(),
    /** Article numbers, which outlast a new import of the catalogue. */
    articles: z.array(z.string().min(1).max(100)).max(200).optional(),
    /** `/catalog/…` */
    section: z.string().startsWith('/catalog').max(500).optional(),
    /** The brand's code in its address. */
    brand: z.string().min(1).max(100).optional(),
    /** True: only the products that are reduced at the moment. */
    reduced: z.literal(true).optional(),
  })
  .refine((choice) => Object.keys(choice).length > 0, 'must name ids, articles, a section, a brand or reduced');

/** What a promotion's Spanish file says for both languages; both days are included. */
export const promotionValues = z
  .strictObject({
    from: fields.date,
    to: fields.date.nullable().default(null),
    picture: fields.ownFile,
    /** A word or two for the list's filter; promotions with the same Spanish one belong together. */
    topic: z.strictObject({ es: topicName, ca: topicName }).nullable().default(null),
    products: productChoice,
  })
  .refine(({ from, to }) => to === null || from <= to, { path: ['to'], message: 'is before from' });

type Promotion = EntryTexts & z.output<typeof promotionValues>;

interface PromotionsParts {
  readonly entries: ContentFolder<Promotion>['entries'];
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Days of Europe/Madrid until a date: 0 on the day itself. */
const daysUntil = (date: string, today: string): number => (Date.parse(date) - Date.parse(today)) / dayMs;

/** The shop's promotions. Each begins and ends with its days in Europe/Madrid, whatever the visitor's. */
export function createPromotions({ entries, clock, publicUrl }: PromotionsParts) {
  const describe = ({ slug, title, summary, picture, topic, from, to }: Promotion, today: string, locale: Locale) => ({
    ...{ slug, title, summary, picture, from, to },
    url: urlOf(slug),
    topic: topic && { code: slugOf(topic.es), name: topic[locale] },
    daysLeft: to === null ? null : daysUntil(to, today),
  });
  const hasBegun = ({ from }: Promotion, today: string): boolean => from <= today;
  const hasEnded = ({ to }: Promotion, today: string): boolean => to !== null && to < today;
  const isRunning = (promotion: Promotion, today: string): boolean =>
    hasBegun(promotion, today) && !hasEnded(promotion, today);

  /** The next to end first. */
  const findRunning = (locale: Locale, today: string): Promotion[] =>
    [...entries.values()]
      .map((languages) => languages[locale])
      .filter((promotion) => isRunning(promotion, today))
      .sort((one, other) => compare(one.to ?? '9999', other.to ?? '9999') || compare(one.slug, other.slug))
      .slice(0, maxPromotions);

  function find(slug: string, locale: Locale) {
    const promotion = entries.get(slug)?.[locale];
    const today = shopTime(clock()).date;
    if (!promotion || !hasBegun(promotion, today)) return failure('promotion_not_found');
    if (hasEnded(promotion, today))
      return failure('promotion_ended', { facts: { title: promotion.title, to: promotion.to } });
    return { promotion, today };
  }

  return {
    /** Whether any runs today: every page's menus ask. */
    areRunning(): boolean {
      const today = shopTime(clock()).date;
      return entries.values().some((languages) => isRunning(languages[defaultLocale], today));
    },

    /** Those that run today, the next to end first. */
    list(locale: Locale): CallAnswer<typeof listPromotions> {
      const t = serverMessages[locale];
      const today = shopTime(clock()).date;
      return {
        list: findRunning(locale, today).map((promotion) => describe(promotion, today, locale)),
        seo: {
          title: t.promotions.title,
          description: t.promotions.description,
          canonical: publicUrl + localisedPath('/promotions', locale),
        },
        breadcrumbs: [{ name: t.promotions.title, url: '/promotions' }],
      };
    },

    /** One that runs today; `promotion_not_found` before it begins, `promotion_ended` after. */
    get(slug: string, locale: Locale): CallAnswer<typeof getPromotion> | ReturnType<typeof failureOfPromotion> {
      const found = find(slug, locale);
      if (!('promotion' in found)) return found;
      const { promotion, today } = found;
      const { title, description, html, products } = promotion;
      const url = urlOf(slug);
      return {
        ...describe(promotion, today, locale),
        html,
        products,
        seo: { title, description, canonical: publicUrl + localisedPath(url, locale) },
        breadcrumbs: [
          { name: serverMessages[locale].promotions.title, url: '/promotions' },
          { name: title, url },
        ],
      };
    },

    /** The pages of those that run today, and what they say about their products. */
    listPages: () =>
      findRunning(defaultLocale, shopTime(clock()).date).map(({ slug, products }) => ({ path: urlOf(slug), products })),

    /** What one that runs today says about its products; null for any other. */
    findProducts(slug: string, locale: Locale) {
      const found = find(slug, locale);
      return 'promotion' in found ? { name: found.promotion.title, products: found.promotion.products } : null;
    },
  };
}

const maxPromotions = 100;
const urlOf = (slug: string): string => `/promotions/${slug}`;
const failureOfPromotion = (code: 'promotion_not_found' | 'promotion_ended') => failure(code);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
