import { pluralForm } from '#i18n/format.ts';

/** Part of every page: what only some places show stands in web/messages.es.ts. */
export const es = {
  compare: 'Comparar',
  compareNamed: (name: string) => `Comparar: ${name}`,
  count: (count: number) => pluralForm(count, 'es', { one: '1 producto', other: `${count} productos` }),
};
