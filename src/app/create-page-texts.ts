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
  readonly content: Content;
  readonly menu: MenuData;
  readonly store: Store;
  readonly payment: Payment;
}

/** What the search finds beside goods: the shop's content, and the other pages that its menus link. */
export function createPageTexts({ content, menu, store, payment }: PageTextsParts): ListPageTexts {
  const isPage = createPagePathTest(screensWithout(closedPages({ store, payment })), content.hasPage);
  const links = [...menu.header, ...menu.footer.flatMap(({ children }) => children), ...menu.bottom];
  const lists = new Map<Locale, { readonly of: readonly PageText[]; readonly all: readonly PageText[] }>();

  function withLinks(texts: readonly PageText[], locale: Locale): readonly PageText[] {
    const urls = new Set(texts.map(({ url }) => url));
    const others = links.flatMap(({ name, link }): PageText[] => {
      if (urls.has(link) || !isPage(link)) return [];
      urls.add(link);
      return [{ kind: 'pages', title: name[locale], url: link, text: '', about: '', isOfProducts: false }];
    });
    return [...texts, ...others];
  }

  return (locale) => {
    const texts = content.listTexts(locale);
    const known = lists.get(locale);
    if (known?.of === texts) return known.all;
    const all = withLinks(texts, locale);
    lists.set(locale, { of: texts, all });
    return all;
  };
}
