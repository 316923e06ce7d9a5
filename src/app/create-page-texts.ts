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

/** The texts in a language, with the links that led to pages when they were read. */
interface List {
  readonly of: readonly PageText[];
  readonly links: readonly MenuData['header'][number][];
  readonly open: string;
  readonly all: PageText[];
}

/** What the search finds beside goods: the shop's content, and the other pages that its menus link at the moment. */
export function createPageTexts({ catalogue, content, menu, store, payment }: PageTextsParts): ListPageTexts {
  const isPage = createPagePathTest(screensWithout(closedPages({ store, payment })), content.hasPage);
  const links = [...menu.header, ...menu.footer.flatMap(({ children }) => children), ...menu.bottom];
  const lists = new Map<Locale, List>();

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
    const empty = await listEmptyListings(catalogue);
    const texts = content.listTexts(locale);
    const stored = lists.get(locale);
    const known = stored?.of === texts ? stored : undefined;
    // Each suggestion asks for the texts: which links are pages changes only with the content.
    const leading = known?.links ?? links.filter(({ link }) => isPage(link));
    const open = leading.filter(({ link }) => !content.isEmpty(link) && !empty.includes(link));
    const paths = open.map(({ link }) => link).join();
    if (known?.open === paths) return known.all;
    const all = withLinks(texts, open, locale);
    lists.set(locale, { of: texts, links: leading, open: paths, all });
    return all;
  };
}
