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

it('omits links without a page and empty groups', async () => {
  const navigation = createNavigation({ menu, findPages: async () => (path) => path === '/faq' });
  const { header, footer, bottom } = await navigation.menu('ca');
  expect(header.map(({ name }) => name)).toEqual(['ca /faq?a=1#b', 'ca https://example.com']);
  expect(footer.map(({ name, children }) => [name, children.map((child) => child.link)])).toEqual([
    ['Clients', ['/faq']],
  ]);
  expect(bottom).toEqual([]);
});

it('gives links the same ids in every language', async () => {
  const navigation = createNavigation({ menu, findPages: async () => () => true });
  const ids = async (locale: 'es' | 'ca') => {
    const { header, footer, bottom } = await navigation.menu(locale);
    return [...header, ...footer.flatMap(({ children }) => children), ...bottom].map(({ id }) => id);
  };
  expect(await ids('es')).toEqual(await ids('ca'));
  expect(new Set(await ids('es')).size).toBe(7);
});

it('leaves out a link as long as its page is not there', async () => {
  const pages = new Set<string>();
  const navigation = createNavigation({ menu, findPages: async () => (path) => pages.has(path) });
  expect((await navigation.menu('es')).footer).toEqual([]);
  pages.add('/faq');
  expect((await navigation.menu('es')).footer.map(({ name }) => name)).toEqual(['Clientes']);
});
