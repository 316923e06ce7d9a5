import { expect, it } from 'vitest';
import { createNavigation } from './navigation.ts';

const link = (path: string) => ({ name: { es: `es ${path}`, ca: `ca ${path}` }, link: path, attributes: {} });
const menu = {
  header: [link('/brands'), link('/faq?a=1#b'), link('https://example.com')],
  footer: [
    { name: { es: 'Vacío', ca: 'Buit' }, children: [link('/nowhere')] },
    { name: { es: 'Clientes', ca: 'Clients' }, children: [link('/nowhere'), link('/faq')] },
  ],
  bottom: [link('/nowhere')],
};

it('omits links without a page and empty groups', () => {
  const { header, footer, bottom } = createNavigation({ menu, hasPage: (path) => path === '/faq' }).menu('ca');
  expect(header.map(({ name }) => name)).toEqual(['ca /faq?a=1#b', 'ca https://example.com']);
  expect(footer.map(({ name, children }) => [name, children.map((child) => child.link)])).toEqual([
    ['Clients', ['/faq']],
  ]);
  expect(bottom).toEqual([]);
});

it('gives links the same ids in every language', () => {
  const navigation = createNavigation({ menu, hasPage: () => true });
  const ids = (locale: 'es' | 'ca') => {
    const { header, footer, bottom } = navigation.menu(locale);
    return [...header, ...footer.flatMap(({ children }) => children), ...bottom].map(({ id }) => id);
  };
  expect(ids('es')).toEqual(ids('ca'));
  expect(new Set(ids('es')).size).toBe(7);
});

it('leaves out a link as long as its page is not there', () => {
  const pages = new Set<string>();
  const navigation = createNavigation({ menu, hasPage: (path) => pages.has(path) });
  expect(navigation.menu('es').footer).toEqual([]);
  pages.add('/faq');
  expect(navigation.menu('es').footer.map(({ name }) => name)).toEqual(['Clientes']);
});
