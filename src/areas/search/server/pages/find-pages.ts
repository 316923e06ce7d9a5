import { LRUCache } from 'lru-cache';
import { type Catalogue, listProducts, listSectionsAt } from '#areas/catalogue/server/catalogue.ts';
import { productListBody } from '#areas/catalogue/contract.ts';
import type { Locale } from '#i18n/locale.ts';
import { minuteMs } from '#values/durations.ts';
import type { SearchGroup } from '../../contract.ts';
import { asksForReductions } from '../language/read-speech.ts';
import { splitWords } from '../language/split-words.ts';
import { serverMessages } from '../server-messages.ts';
import { itemsPerGroup } from '../suggest-groups.ts';
import type { Search } from '../search.ts';
import { type FoundPages, PageIndex, type PageTab, type PageText } from './page-index.ts';

/** The shop's pages, guides and questions in a language that are linked now; the same array until one of them changes. */
export type ListPageTexts = (locale: Locale) => Promise<readonly PageText[]>;

const tabs: readonly PageTab[] = ['pages', 'guides', 'questions'];
const maxSections = 500;
const maxListed = 6;

/** Whether goods have a word of the query in their names: `garantía` is also sold, `horario` is not. */
function isCalled(goods: readonly { readonly name: string }[], query: string): boolean {
  const terms = new Set(splitWords(query).map(({ term }) => term));
  return goods.some(({ name }) => splitWords(name).some(({ term }) => terms.has(term)));
}

/** Whether a page of the shop is asked for, and no goods: these are then only alike, as showers for `teléfono`. */
const asksForPage = ({ isAsked }: FoundPages, goods: readonly { readonly name: string }[], query: string): boolean =>
  isAsked && !asksForReductions(query) && !isCalled(goods, query);

/** A search of goods that also finds what the shop says beside them, whatever engine finds the goods. */
export function addPages(search: Search, catalogue: Catalogue, listTexts: ListPageTexts): Search {
  const indexes = new Map<Locale, { readonly of: readonly PageText[]; readonly index: PageIndex }>();
  const products = new LRUCache<string, string>({ max: maxSections, ttl: 10 * minuteMs });

  async function find(query: string, isTyping: boolean, locale: Locale): Promise<FoundPages> {
    const texts = await listTexts(locale);
    const known = indexes.get(locale);
    const current = known?.of === texts ? known : { of: texts, index: new PageIndex(texts) };
    indexes.set(locale, current);
    return current.index.find(query, isTyping);
  }

  /** Where a text is read: a question about products on the page of one of them. */
  async function urlOf({ url, isOfProducts }: PageText, locale: Locale): Promise<string> {
    if (!isOfProducts) return url;
    const key = `${locale} ${url}`;
    const known = products.get(key);
    if (known !== undefined) return known;
    const [section] = await listSectionsAt(catalogue, [url], locale);
    const body = section && productListBody.parse({ sectionId: section.id, limit: 1 });
    const best = body && (await listProducts(catalogue, body, locale));
    const product = best && 'products' in best ? best.products[0] : undefined;
    const found = product ? `${product.url}#questions` : url;
    products.set(key, found);
    return found;
  }

  async function groupOf(tab: PageTab, found: FoundPages, locale: Locale): Promise<SearchGroup[]> {
    const texts = found.texts.filter(({ kind }) => kind === tab);
    if (texts.length === 0) return [];
    const items = await Promise.all(
      texts.slice(0, itemsPerGroup).map(async (text, at) => ({
        id: at + 1,
        url: await urlOf(text, locale),
        picture: null,
        name: text.title,
        price: null,
      })),
    );
    return [{ tab: { title: serverMessages[locale].tabs[tab], code: tab }, items, total: texts.length }];
  }

  return {
    ...search,
    async suggest(query, locale) {
      const suggestions = await search.suggest(query, locale);
      const found = await find(query, true, locale);
      if (found.texts.length === 0) return suggestions;
      const groups = (await Promise.all(tabs.map((tab) => groupOf(tab, found, locale)))).flat();
      if (!asksForPage(found, suggestions.groups[0]?.items ?? [], query))
        return { ...suggestions, groups: [...suggestions.groups, ...groups] };
      // Who asks for a page misses no goods.
      const { nearest: _, ...goods } = suggestions;
      return { ...goods, groups: [...groups, ...goods.groups] };
    },
    async searchProducts(query, locale) {
      const answer = await search.searchProducts(query, locale);
      if (!('products' in answer) || query.page > 1) return answer;
      const found = await find(query.query, false, locale);
      const texts = found.texts.slice(0, maxListed);
      if (texts.length === 0) return answer;
      const content = await Promise.all(
        texts.map(async (text) => ({ title: text.title, url: await urlOf(text, locale), kind: text.kind })),
      );
      if (query.filters || !asksForPage(found, answer.products, query.query)) return { ...answer, content };
      const { nearest: _, ...listing } = answer;
      const title = serverMessages[locale].results(query.query);
      return {
        ...listing,
        ...{ products: [], total: 0, pages: 0, filter: [], related: { total: 0, products: [] } },
        seo: { ...answer.seo, title, description: title },
        content,
      };
    },
  };
}
