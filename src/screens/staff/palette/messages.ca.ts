import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  open: 'Cerca comanda, article, client, NIF… o una acció',
  openShort: 'Cerca o fes',
  results: 'Resultats',
  nothing: 'Res amb aquest text',
  nothingHint: 'Prova-ho amb un número, un nom, un telèfon o un article.',
  failed: 'No s’ha pogut cercar. Torna-ho a provar.',
  articles: 'Articles',
  orders: 'Comandes',
  customers: 'Clients',
  screens: 'Ves a',
  actions: 'Accions',
  allOrders: (text) => `Totes les comandes amb «${text}»`,
  ordersIn: (view) => `Comandes: ${view}`,
  lastOrder: (number) => `última comanda ${number}`,
  left: (count) => `en queden ${count}`,
  soldOut: 'Esgotat',
  shelf: (shelf) => `prestatge ${shelf}`,
  inShop: 's’obre a la botiga',
  close: 'Tanca',
  keys: {
    ctrl: 'Ctrl',
    esc: 'Esc',
    move: 'moure’s',
    open: 'obrir',
    newTab: 'en una altra pestanya',
    actions: 'accions',
    orders: 'comandes',
    customers: 'clients',
  },
};
