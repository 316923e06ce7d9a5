import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

const counted = (count: number, one: string, other: string): string =>
  pluralForm(count, 'ca', { one: `1\u00a0${one}`, other: `${formatNumber(count, 'ca')}\u00a0${other}` });
const articles = (count: number): string => counted(count, 'article', 'articles');

export const ca: MessagesLike<typeof es> = {
  mini: {
    title: (count: number) => `La teva cistella · ${articles(count)}`,
    see: 'Mostra la cistella',
    toBasket: 'A la cistella',
    total: 'Total amb IVA',
    line: (quantity: number, price: number) => `${formatNumber(quantity, 'ca')}\u00a0u. × ${formatEuros(price, 'ca')}`,
    remove: (name: string) => `Treu de la cistella: ${name}`,
  },
  page: {
    title: 'Cistella',
    description: 'Els productes que has triat i el que sumen.',
    lines: 'Articles de la cistella',
    loading: 'S’està carregant la cistella',
    needsScript: 'La cistella necessita JavaScript: activa’l al navegador o truca’ns i te la preparem.',
    plainLine: (quantity, sum) => `${formatNumber(quantity, 'ca')}\u00a0u.\u00a0· ${formatEuros(sum, 'ca')}`,
    plainNeedsScript:
      'Això és el que hi ha a la teva cistella. Per canviar-la i fer la comanda cal JavaScript: activa’l al navegador o truca’ns i la prenem per telèfon.',
    needsCookie:
      'Hi has afegit alguna cosa i no hi és? La cistella necessita una galeta, i el teu navegador no la desa: permet les d’aquesta botiga.',
    clear: 'Buida la cistella',
    clearTitle: 'Vols buidar la cistella?',
    clearText: 'Se’n trauran tots els articles.',
    cancel: 'Cancel·la',
    close: 'Tanca',
    reference: (article) => `Ref. ${article}`,
    perUnit: (price) => `${formatEuros(price, 'ca')} / u.`,
    perUnitFrom: (price, from) => `${formatEuros(price, 'ca')} / u. des de ${from}\u00a0u.`,
    kit: (count) => `El kit inclou ${counted(count, 'peça', 'peces')}`,
    part: (quantity, measure, name) => `${formatNumber(quantity, 'ca')}\u00a0${measure} · ${name}`,
    before: 'Abans',
    summary: 'Resum',
    goods: (count, units) => `${articles(count)}, ${counted(units, 'unitat', 'unitats')}`,
    missingForFree: (amount) => `Et falten ${amount} per a l’enviament gratuït.`,
    freeDelivery: 'L’enviament et surt gratuït.',
    waiting: (count) =>
      `${pluralForm(count, 'ca', { one: 'Espera', other: 'Esperen' })} ${articles(count)}` +
      ' que vas afegir abans d’entrar: no n’hi caben més. Treu-ne alguns i torna a carregar la cistella.',
    discount: 'Descompte',
    byQuantity: 'Preu per quantitat',
    delivery: 'Recollida a la botiga',
    free: 'Gratis',
    total: 'Total',
    vat: (amount) => `IVA inclòs: ${amount}`,
    checkout: 'Tramita la comanda',
    note: 'Els preus i les existències es confirmen en fer la comanda.',
    returns: ['Pots ', 'tornar els productes', ' en 14 dies.'],
    reduceToAvailable: (available: number) => (available === 1 ? 'Demana’n només 1' : `Demana els ${available}`),
    mustChange: 'Per continuar, canvia o treu els articles que no es poden demanar.',
    shipping: 'Enviament',
    byAddress: 'Segons l’adreça',
    mustSplit: (inStore, delivered) =>
      `No es poden demanar alhora: ${inStore} és només a la botiga i ${delivered}, només a domicili. Fes dues comandes.`,
    stale: 'No hi ha connexió amb la botiga. Aquesta és la teva cistella tal com estava; es posarà al dia sola.',
    failed: 'No hem pogut carregar la cistella',
    failedText: 'Prova de recarregar-la. Si continua igual, torna d’aquí a una estona.',
    retry: 'Torna a carregar',
    empty: 'La teva cistella és buida',
    emptyText: 'Afegeix productes des del catàleg o repeteix una comanda anterior amb un clic.',
    toCatalogue: 'Ves al catàleg',
    myOrders: 'Les meves comandes',
    goesWith: 'També et pot fer falta',
    offers: 'Recomanats per a tu',
  },
};
