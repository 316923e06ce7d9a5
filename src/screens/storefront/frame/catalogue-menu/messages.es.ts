import { formatNumber, pluralForm } from '#i18n/format.ts';

const products = (count: number): string =>
  pluralForm(count, 'es', { one: '1 producto', other: `${formatNumber(count, 'es')} productos` });

export const es = {
  back: 'Volver',
  groups: 'Grupos del catálogo',
  categories: 'Categorías',
  seeProducts: (count: number) => `Ver ${products(count)}`,
  products,
  sectionsIn: (count: number, name: string) =>
    `${pluralForm(count, 'es', { one: '1 sección', other: `${count} secciones` })} en ${name}`,
  brandsIn: (name: string) => `Marcas en ${name.charAt(0).toLocaleLowerCase('es')}${name.slice(1)}`,
  sectionsFailed: 'No hemos podido cargar las secciones.',
  retry: 'Volver a intentarlo',
};
