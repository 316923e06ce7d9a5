import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const number = (value: number) => formatNumber(value, 'ca');
const plural = (count: number, one: string, other: string) => pluralForm(count, 'ca', { one, other });

export const ca: MessagesLike<typeof es> = {
  title: 'Quant en necessites?',
  link: 'Calcula quant en necessites',
  size: {
    coats: 'Metres quadrats que pintaràs',
    area: 'Metres quadrats que cobriràs',
    thickness: 'Metres quadrats que cobriràs',
    length: 'Metres que necessites',
    pieces: 'Unitats que necessites',
  },
  sizeHint: {
    coats: 'De paret o de sostre, no de terra: amplada per alçada de cada paret.',
    area: 'Llargada per amplada.',
    thickness: 'Llargada per amplada.',
    length: 'Mesura el recorregut sencer.',
    pieces: 'Compta-les una per una.',
  },
  coats: 'Mans',
  thickness: 'Gruix en centímetres',
  waste: '% de més',
  wasteHint: 'Per a talls i trencadisses.',
  noNumber: 'Escriu un número, com 12,5.',
  tooSmall: 'Escriu més de 0.',
  tooLarge: (max) => `Calculem fins a ${number(max)}. Si en necessites més, pregunta’ns-ho a la botiga.`,
  notBelow: 'Escriu 0 o més.',
  need: 'Necessites',
  coatsOf: (coats) => plural(coats, '1 mà', `${number(coats)} mans`),
  perCm: 'per cm',
  more: (percent) => `+ ${number(percent)}\u00a0%`,
  pieces: (unit, count) => {
    const [one, other] = (
      {
        bolsa: ['bossa', 'bosses'],
        caja: ['capsa', 'capses'],
        rollo: ['rotlle', 'rotlles'],
        saco: ['sac', 'sacs'],
        l: ['envàs', 'envasos'],
        kg: ['envàs', 'envasos'],
      } as Readonly<Record<string, readonly [string, string]>>
    )[unit] ?? ['peça', 'peces'];
    return `${number(count)} ${plural(count, one, other)}`;
  },
  // 'un' and 'onze', but 'mil'.
  of: (pieces, amount) => `${pieces} ${/^(?:1(?![\d.])|11(?!\d))/.test(amount) ? 'd’' : 'de '}${amount}`,
  whole: 'No els venem encetats: arrodonim cap amunt fins a peces senceres, amb la barreja més barata.',
  left: (amount) => `Sobrant: ${amount}.`,
  short: (there, need) => `Ara només n’hi ha per a ${there} dels ${need}. Pregunta a la botiga quan n’arriben més.`,
  none: 'Ara no en queda cap unitat.',
  others: (section) => `Mostra’n d’altres a ${section}`,
  inPieces: (count) => `Són ${number(count)} trossos: per a un tram d’una sola peça, tria la llargada sencera.`,
  including: 'Amb el que va a sota i entremig',
  total: 'Total',
  vat: 'IVA inclòs. Enviament a part.',
  withoutVat: 'Sense IVA ni enviament.',
  add: (pieces) => plural(pieces, 'Afegeix-ne 1 a la cistella', `Afegeix-ne ${number(pieces)} a la cistella`),
  added: 'Ves a la cistella',
  examples: 'Per exemple',
  example: (size, need, pieces) => `Per a ${size}: ${need}, ${pieces}.`,
};
