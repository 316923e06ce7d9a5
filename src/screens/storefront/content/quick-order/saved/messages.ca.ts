import { pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';
import { maxNameLength, maxSavedLists } from './saved-lists.ts';

export const ca: MessagesLike<typeof es> = {
  save: 'Desa la llista',
  name: 'Nom de la llista',
  proposed: (count) => `Llista ${count}`,
  where: 'Es desa només en aquest dispositiu, no al teu compte.',
  replaces: 'Ja tens una llista amb aquest nom: aquesta la substitueix.',
  confirm: 'Desa',
  replace: 'Substitueix',
  cancel: 'Cancel·la',
  saved: (name) => `«${name}» està desada en aquest dispositiu.`,
  seeAll: 'Mostra les teves llistes',
  title: 'Les teves llistes desades',
  intro:
    'Són només en aquest dispositiu: es perden si esborres les dades del navegador. Per veure’n una en un altre, obre-la i comparteix-la amb un enllaç.',
  none: 'Ja no tens cap llista desada en aquest dispositiu.',
  about: (lines, date) => `${pluralForm(lines, 'ca', { one: '1 línia', other: `${lines} línies` })} · ${date}`,
  open: 'Obre',
  rename: 'Canvia’n el nom',
  renamed: (name) => `Ara es diu «${name}».`,
  remove: 'Esborra',
  removeTitle: (name) => `Vols esborrar «${name}»?`,
  removeText: 'La llista s’esborra d’aquest dispositiu. La cistella no canvia.',
  keep: 'No l’esborris',
  close: 'Tanca',
  removed: (name) => `Hem esborrat «${name}».`,
  problems: {
    no_name: `Escriu un nom, de ${maxNameLength} lletres com a màxim.`,
    name_taken: 'Ja tens una llista amb aquest nom.',
    too_many: `Ja tens ${maxSavedLists} llistes, les que hi caben. Esborra’n una o substitueix-ne una altra amb el seu nom.`,
    not_stored: 'El navegador no permet desar-la en aquest dispositiu. La pots compartir amb un enllaç.',
  },
};
