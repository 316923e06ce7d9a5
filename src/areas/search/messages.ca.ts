import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  search: 'Cerca',
  searchShop: 'Cerca a la botiga',
  placeholder: 'Cerca per producte, marca o referència',
  clear: 'Esborra la cerca',
  suggestions: 'Suggeriments de cerca',
  groups: 'Tipus de resultat',
  before: 'Abans',
  nothing: 'No hem trobat res',
  nothingText: 'Prova de canviar la cerca i segur que trobes productes.',
  failed: 'Ara no et podem mostrar suggeriments',
  failedText: 'Ho tornem a provar de seguida. També pots prémer Retorn.',
  pressEnter: (text) => `Prem Retorn per cercar «${text}»`,
  seeAll: (count) =>
    pluralForm(count, 'ca', { one: 'Mostra el resultat', other: `Mostra els ${formatNumber(count, 'ca')} resultats` }),
  found: (count) => `${count} ${pluralForm(count, 'ca', { one: 'suggeriment', other: 'suggeriments' })}`,
  recent: 'Cerques recents',
  clearRecent: 'Esborra les cerques recents',
  unknown: (words) => `No tenim cap producte amb «${words.join('» ni «')}».`,
};
