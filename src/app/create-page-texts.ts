import { type Catalogue, listEmptyListings } from '#areas/catalogue/server/catalogue.ts';
import type { Content } from '#areas/content/server/content.ts';
import type { MenuData } from '#areas/navigation/server/menu-data.ts';
import type { Payment } from '#areas/payment/server/payment.ts';
import type { ListPageTexts } from '#areas/search/server/pages/find-pages.ts';
import type { PageText } from '#areas/search/server/pages/page-index.ts';
import type { Store } from '#areas/store/server/store.ts';
import type { Locale } from '#i18n/locale.ts';
import { createPagePathTest } from '#platform/pages/page-key.ts';
import { closedPages, screensWithout } from './closed-pages.ts';

interface PageTextsParts {
  readonly catalogue: Catalogue;
  readonly content: Content;
  readonly menu: MenuData;
  readonly store: Store;
  readonly payment: Payment;
}

/** What the search finds beside goods: the shop's content, and the other pages that its menus link at the moment. */
export function createPageTexts({ catalogue, content, menu, store, payment }: PageTextsParts): ListPageTexts {
  const isPage = createPagePathTest(screensWithout(closedPages({ store, payment })), content.hasPage);
  const links = [...menu.header, ...menu.footer.flatMap(({ children }) => children), ...menu.bottom];
  const lists = new Map<
    Locale,
    { readonly of: readonly PageText[]; readonly empty: string; readonly all: PageText[] }
  >();

  function withLinks(texts: readonly PageText[], open: typeof links, locale: Locale): PageText[] {
    const urls = new Set(texts.map(({ url }) => url));
    const others = open.flatMap(({ name, link }): PageText[] => {
      if (urls.has(link)) return [];
      urls.add(link);
      return [{ kind: 'pages', title: name[locale], url: link, text: '', about: '', isOfProducts: false }];
    });
    return [...texts, ...others];
  }

  return async (locale) => {
    const empty = [...content.emptyPages(), ...(await listEmptyListings(catalogue))];
    const texts = content.listTexts(locale);
    const known = lists.get(locale);
    // Which content pages there are changes with their texts.
    if (known?.of === texts && known.empty === empty.join()) return known.all;
    const open = links.filter(({ link }) => isPage(link) && !empty.includes(link));
    const all = withLinks(texts, open, locale);
    lists.set(locale, { of: texts, empty: empty.join(), all });
    return all;
  };
}
