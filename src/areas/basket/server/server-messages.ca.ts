import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import { maxBasketLines, maxLineQuantity, maxQuickOrderLines } from '../basket-limits.ts';
import type { es } from './server-messages.es.ts';

/** «uno», «dos» ni «tres» */
const quotedList = (words: readonly string[]): string =>
  words
    .map((word) => `«${word}»`)
    .join(', ')
    .replace(/, (?=«[^»]*»$)/, ' ni ');

export const ca: MessagesLike<typeof es> = {
  errors: {
    product_not_found: 'No coneixem aquest producte.',
    product_not_sellable: 'Aquest producte ja no està a la venda.',
    quantity_too_high: 'Són més unitats de les que ara pots demanar d’aquest producte: com a màxim, {maxQuantity}.',
    not_whole: 'La quantitat ha de ser un nombre enter.',
    basket_full:
      `La cistella és plena: hi caben ${formatNumber(maxBasketLines, 'ca')}\u00a0articles.` +
      ' Treu-ne algun abans d’afegir-ne un altre.',
    too_many_lines: `Són massa línies: n’hi caben ${formatNumber(maxQuickOrderLines, 'ca')} de cop. Divideix la llista.`,
    nothing_to_share: 'No hi ha res per compartir: cap línia diu amb seguretat quin producte és.',
    too_many_lists: 'Des de la teva xarxa ja s’han compartit moltes llistes avui. Prova-ho demà.',
    list_not_found: 'Aquesta llista ja no existeix: els enllaços duren 90 dies.',
  },
  notAddedReasons: {
    unknown: 'Ja no existeix.',
    archived: 'Està descatalogat.',
    not_sellable: 'Ja no està a la venda.',
    sold_out: 'S’ha exhaurit.',
    basket_full: 'La cistella és plena.',
  },
  addForm: { notAdded: 'No és tot a la cistella', back: 'Torna a la pàgina' },
  notices: {
    noLongerSold: 'Ja no està a la venda.',
    soldOut: 'S’ha exhaurit.',
    fewerAvailable: (quantity: number) =>
      pluralForm(quantity, 'ca', {
        one: 'Només en queda 1\u00a0unitat.',
        other: `Només en queden ${formatNumber(quantity, 'ca')}\u00a0unitats.`,
      }),
    priceChanged: (before: number, now: number) =>
      `El preu ha canviat: abans ${formatEuros(before, 'ca')}, ara ${formatEuros(now, 'ca')}.`,
  },
  quickOrder: {
    unreadable: 'No entenem aquesta línia. Escriu la referència i la quantitat.',
    not_read: 'La llista és llarga i no hem arribat a llegir aquesta línia. Afegeix les altres i torna-la a comprovar.',
    unknown_article: (code: string) => `${code} no existeix.`,
    quantity_missing: 'Falta la quantitat.',
    area_unknown: 'No sabem quants m² cobreix cadascun: escriu quantes unitats vols.',
    area: (quantity, each, covered) =>
      `${formatNumber(quantity, 'ca')} × ${formatNumber(each, 'ca')}\u00a0m² = ${formatNumber(covered, 'ca')}\u00a0m². Compta un 10\u00a0% més per a talls.`,
    quantityFaults: {
      zero: () => 'La quantitat és 0: escriu 1 o més.',
      fraction: (written) => `${written} no és una quantitat entera: escriu quantes unitats vols.`,
      negative: (written) => `${written} no pot ser una quantitat: escriu 1 o més.`,
      tooMany: (written) => `${written} són massa: en caben ${formatNumber(maxLineQuantity, 'ca')} d’un article.`,
    },
    choice_of_similar: (unknown) =>
      `${unknown.length > 0 ? `No trobem ${quotedList(unknown)}.` : 'No el tenim exactament així.'} Et va bé algun d’aquests?`,
    choice_needed: 'N’hi ha uns quants que encaixen. Quin vols?',
    not_sellable: 'Ja no està a la venda.',
    sold_out: 'S’ha exhaurit.',
    quantity_too_high: (max: number) =>
      max === 0
        ? 'No en queden més: les altres línies ja ho demanen tot.'
        : pluralForm(max, 'ca', {
            one: 'Només en queda 1\u00a0unitat.',
            other: `Només en queden ${formatNumber(max, 'ca')}\u00a0unitats.`,
          }),
    basket_full: 'La cistella és plena.',
  },
};
