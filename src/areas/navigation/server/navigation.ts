import type { Locale } from '#i18n/locale.ts';
import type { CallAnswer } from '#values/call.ts';
import type { getFullMenu } from '../contract.ts';
import type { MenuData } from './menu-data.ts';

export interface NavigationParts {
  readonly menu: MenuData;
  /** What says whether a path of the shop, without the language prefix, is a page at the moment. */
  readonly findPages: () => Promise<(path: string) => boolean>;
}

type Menu = CallAnswer<typeof getFullMenu>;
export type Navigation = ReturnType<typeof createNavigation>;

/** The menus, without links whose page does not exist at the moment. */
export function createNavigation({ menu, findPages }: NavigationParts) {
  let id = 0;
  const numbered = (links: MenuData['header']) => links.map((link) => ({ id: (id += 1), ...link }));

  const header = numbered(menu.header);
  const footer = menu.footer.map(({ name, children }) => ({ name, children: numbered(children) }));
  const bottom = numbered(menu.bottom);

  return {
    /** The links of header, footer and bottom line in a language; ids are the same in all languages. */
    async menu(locale: Locale): Promise<Menu> {
      const hasPage = await findPages();
      const hasTarget = ({ link }: { readonly link: string }): boolean =>
        !link.startsWith('/') || hasPage(link.split(/[?#]/)[0]!);
      const named = (links: typeof header): Menu['header'] =>
        links.filter(hasTarget).map(({ name, ...link }) => ({ ...link, name: name[locale] }));
      return {
        header: named(header),
        footer: footer
          .map(({ name, children }) => ({ name: name[locale], children: named(children) }))
          .filter(({ children }) => children.length > 0),
        bottom: named(bottom),
      };
    },
  };
}
