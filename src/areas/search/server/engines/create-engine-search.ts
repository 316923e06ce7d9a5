import {
  type Catalogue,
  findCards,
  listedSections,
  listFound,
  listProducts,
  readTextPortions,
  readTextsSince,
  type TextPortions,
} from '#areas/catalogue/server/catalogue.ts';
import { type ProductCard, productListBody } from '#areas/catalogue/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ChangeTag } from '#platform/database/change-notices.ts';
import { VersionedIndex } from '#platform/versioned-index.ts';
import { nameAfterModel } from '#values/product-name.ts';
import { completeFrom } from '../completions/complete-query.ts';
import { Phrase } from '../index/phrase-words.ts';
import { kindOf, type Phrases } from '../index/product-phrases.ts';
import type { Found, SearchIndex } from '../index/search-index.ts';
import { type LineMatch, maxListMs, maxOffered } from '../match-lines.ts';
import { findNearest } from '../nearest.ts';
import type { SearchRules } from '../rules/search-rules.ts';
import { groupsOf, itemOf, type Search, spokenSortOf, urlOf } from '../search.ts';
import { serverMessages } from '../server-messages.ts';
import { itemsPerGroup, suggestBrands, suggestSections, targetSection } from '../suggest-groups.ts';
import { understandQuery } from '../understand-query.ts';
import { type EngineFound, findWithEngine } from './find-with-engine.ts';
import { buildPlacesIndex } from './places-index.ts';
import type { SearchEngine } from './search-engine.ts';

interface EngineSearchParts {
  readonly catalogue: Catalogue;
  readonly engine: SearchEngine;
  readonly rules: () => SearchRules;
  /** Called when the engine could not be brought up to date after a change; it is tried again. */
  readonly onIndexError?: (error: unknown) => void;
}

/** What is kept of a version of the catalogue beside the engine: the names of sections and brands. */
interface Served {
  readonly version: number;
  readonly places: SearchIndex;
}

/** Products from which sections and completions are read. */
const read = { sections: 200, completions: 60 };
const nearestShown = 10;
/** Lines of a list that are asked about at once. */
const linesAtOnce = 4;

/** The search with an engine outside of the process. What the products' kinds would tell is missing: related products. */
export function createEngineSearch({ catalogue, engine, rules, onIndexError }: EngineSearchParts): Search {
  const versions = new VersionedIndex<Served, ChangeTag>({
    async load(last, announced) {
      if (!last) return updateAll();
      if (last.version === (await catalogue.version())) return last;
      const changes = await readTextsSince(catalogue, last.version, announced, () => false);
      if (!changes) return updateAll();
      await engine.change(changes.products, changes);
      return { version: changes.version, places: last.places };
    },
    onError: onIndexError,
  });
  async function updateAll(): Promise<Served> {
    const texts: TextPortions = await readTextPortions(catalogue);
    await engine.update(texts);
    return { version: texts.version, places: await buildPlacesIndex(texts) };
  }

  async function find(query: string, isTyping: boolean) {
    const { places } = await versions.getFor(await catalogue.version());
    const found = await findWithEngine({ catalogue, engine, rules: rules(), places }, query, isTyping);
    return { places, found, near: await placesNear(places, found, query, isTyping) };
  }

  /** The query as the index of places reads it, with the sections in which the found products lie. */
  async function placesNear(places: SearchIndex, found: EngineFound, query: string, isTyping: boolean): Promise<Found> {
    const sections = await listedSections(catalogue, found.productIds.slice(0, read.sections));
    const documents = Int32Array.from([...sections.values()].flatMap((id) => places.documentOf.get(id) ?? []));
    const named = places.find(query, isTyping, rules().synonyms);
    return { ...named, documents, matchCount: documents.length, whole: documents.length };
  }

  async function showNearest(places: SearchIndex, found: EngineFound, near: Found, text: string, locale: Locale) {
    const { sections, isUnrelated } = findNearest(places, near, text, locale);
    const [first] = sections;
    const body = first && productListBody.parse({ sectionId: first.id, limit: nearestShown });
    const best = body && (await listProducts(catalogue, body, locale));
    const products = best && 'products' in best ? best.products : [];
    return { words: [...found.unknown], sections, products, ...(isUnrelated && { isUnrelated }) };
  }

  return {
    async warmUp() {
      await versions.get();
    },
    isLoaded: () => versions.isLoaded,
    isIndexStale: () => versions.isStale,
    refresh: (changes) => versions.refresh(changes),

    async suggest(query, locale) {
      const text = query.trim();
      if (!text) return { groups: [] };
      const { places, found, near } = await find(text, true);
      const cards = await findCards(catalogue, found.productIds.slice(0, read.completions), locale);
      const target = targetSection(places, found.redirect, locale);
      const others = suggestSections(places, near, locale).filter(({ id }) => id !== target?.id);
      const suggested = {
        total: found.productIds.length,
        sections: target ? [target, ...others] : others,
        brands: suggestBrands(places, near),
        leadsToSection: target !== undefined,
      };
      const groups = groupsOf(suggested, cards.slice(0, itemsPerGroup).map(itemOf), locale);
      if (groups.length === 0 && near.concepts.length > 0) {
        const nearest = await showNearest(places, found, near, text, locale);
        const { words, sections } = nearest;
        return { groups, nearest: { words, sections, products: nearest.products.slice(0, itemsPerGroup).map(itemOf) } };
      }
      const texts = completeFrom(cards.map(phrasesOf), text, locale);
      return { groups, ...(texts.length > 0 && { completions: texts.map((one) => ({ text: one, url: urlOf(one) })) }) };
    },

    /** Never sure: the engine does not say whether its products have the words as they are written. */
    async matchLines(texts) {
      const matches: LineMatch[] = [];
      const until = performance.now() + maxListMs;
      for (let at = 0; at < texts.length && performance.now() < until; at += linesAtOnce) {
        const answers = await Promise.all(texts.slice(at, at + linesAtOnce).map((text) => find(text, false)));
        for (const { found } of answers)
          matches.push({
            ids: found.productIds.slice(0, maxOffered),
            isCertain: false,
            isLiteral: false,
            areAll: false,
            isWhole: found.isWhole,
            unknown: [...found.unknown],
          });
      }
      return matches;
    },

    async searchProducts({ query, sort: given, literal, filters: chosen, ...paging }, locale) {
      const { typed, text, filters, understood } = understandQuery(query, chosen, literal);
      const sort = given ?? spokenSortOf(text);
      const { places, found, near } = await find(text, false);
      const { results, nearest } = serverMessages[locale];
      const answer = await listFound(
        catalogue,
        { ids: found.productIds, name: results(typed), url: urlOf(typed) },
        { ...paging, ...(filters && { filters }), sort: sort === 'relevance' ? 'given' : sort },
        locale,
      );
      if (!('products' in answer)) return answer;
      const isPartial = text !== '' && !found.isWhole;
      return {
        ...answer,
        sort: answer.sort === 'given' ? 'relevance' : answer.sort,
        seo: { ...answer.seo, title: isPartial && found.productIds.length > 0 ? nearest(typed) : results(typed) },
        related: { total: 0, products: [] },
        ...(understood && { understood }),
        ...(found.redirect !== undefined && { redirect: { url: found.redirect } }),
        ...(isPartial && { nearest: await showNearest(places, found, near, text, locale) }),
      };
    },
  };
}

/** A card's name begins with its model, which is no part of what people search by. */
function phrasesOf({ name, modelName, brand }: ProductCard): Phrases {
  const inBoth = (text: string) => ({ es: new Phrase(text), ca: new Phrase(text) });
  const kind = kindOf(nameAfterModel({ name, modelName }), brand?.name ?? null);
  return { kind: inBoth(kind), details: brand ? [inBoth(brand.name)] : [] };
}
