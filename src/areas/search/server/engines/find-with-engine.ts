import { type Catalogue, findByNumbers, findCards, listedSections } from '#areas/catalogue/server/catalogue.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { SearchRules } from '../rules/search-rules.ts';
import { type QueryVariant, shopVariants, vocabularyVariants } from './query-variants.ts';
import type { EngineAnswer, SearchEngine } from './search-engine.ts';

interface Parts {
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  readonly rules: SearchRules;
  /** The index of sections and brands. */
  readonly places: SearchIndex;
}

/** Where fewer products are found, what the vocabulary also calls them is searched for too. */
const fewProducts = 8;

export interface EngineFound extends EngineAnswer {
  /** The path that the query leads to instead of its results. */
  readonly redirect: string | undefined;
}

/** What an engine finds by the query, by its synonyms and the shopkeeper's, pinned products first. */
export async function findWithEngine(parts: Parts, query: string, isTyping: boolean): Promise<EngineFound> {
  const { rules, places } = parts;
  const [typed, pinned, ...ofShop] = await Promise.all([
    parts.engine.find(query, isTyping),
    findPinned(parts, query),
    ...shopVariants(query, rules.synonyms).map((variant) => findVariant(parts, variant, isTyping)),
  ]);
  const known = merge([typed, ...ofShop]);
  const found =
    known.isWhole && known.productIds.length >= fewProducts
      ? known
      : merge([
          known,
          ...(await Promise.all(vocabularyVariants(query).map((variant) => findVariant(parts, variant, isTyping)))),
        ]);
  const to = rules.redirectOf(query);
  const redirect = to !== undefined && places.mayHavePage(to) ? to : undefined;
  if (pinned.length === 0) return { ...found, redirect };
  return { productIds: [...new Set([...pinned, ...found.productIds])], unknown: [], isWhole: true, redirect };
}

async function findVariant(
  { engine, catalogue, places }: Parts,
  { text, section }: QueryVariant,
  isTyping: boolean,
): Promise<EngineAnswer> {
  const found = await engine.find(text, isTyping);
  if (section === undefined || found.productIds.length === 0) return found;
  const isWithin = places.isSectionWithin(section);
  const sections = await listedSections(catalogue, found.productIds);
  // The engine may know a product that the catalogue has just lost.
  const productIds = found.productIds.filter((id) => sections.has(id) && isWithin(sections.get(id)!));
  return { ...found, productIds, isWhole: found.isWhole && productIds.length > 0 };
}

/** What has all words in one way of saying it is the answer; only without any what comes near. */
function merge([typed, ...others]: readonly EngineAnswer[]): EngineAnswer {
  const whole = [typed!, ...others].filter(({ isWhole }) => isWhole);
  if (whole.length === 0)
    return typed!.productIds.length > 0 ? typed! : (others.find(({ productIds }) => productIds.length > 0) ?? typed!);
  return { productIds: [...new Set(whole.flatMap(({ productIds }) => productIds))], unknown: [], isWhole: true };
}

/** Those on sale, in the shopkeeper's order, in any punctuation of their numbers. */
async function findPinned({ catalogue, rules }: Parts, query: string): Promise<number[]> {
  const articles = rules.pinsOf(query);
  if (articles.length === 0) return [];
  const ids = await findByNumbers(catalogue.database, articles);
  const cards = await findCards(catalogue, [...new Set(articles.flatMap((article) => ids.get(article) ?? []))], 'es');
  return cards.filter(({ isSellable, isArchived }) => isSellable && !isArchived).map(({ id }) => id);
}
