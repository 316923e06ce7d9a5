import { formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');

export const es = {
  intro:
    'Elige tu oficio o lo que tienes entre manos: te decimos qué herramienta pide, en qué orden se trabaja y qué sale mal cuando se hace con prisa.',
  list: 'Trabajos',
  all: 'Todos los oficios',
  needed: (count: number) =>
    pluralForm(count, 'es', {
      one: 'Lo que pide: 1\u00a0artículo',
      other: `Lo que pide: ${number(count)}\u00a0artículos`,
    }),
  oneOfEach: 'Uno de cada, precio de hoy',
  open: 'Ver lo que pide',
  openLabel: (title: string) => `Ver lo que pide: ${title}`,
  products: 'Lo que necesitas',
  sections: 'Dónde mirar más',
  others: 'Otros trabajos',
};
