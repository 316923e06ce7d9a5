import { pluralForm } from '#i18n/format.ts';

/** Buttons and links of every page. The texts of the lists' own pages stand in web/<list>/messages.es.ts. */
export const es = {
  count: (count: number) => pluralForm(count, 'es', { one: '1 producto', other: `${count} productos` }),
  favourites: { list: 'Favoritos', add: 'Favorito', addNamed: (name: string) => `Guardar en favoritos: ${name}` },
  compare: { list: 'Comparar', add: 'Comparar', addNamed: (name: string) => `Comparar: ${name}` },
};
