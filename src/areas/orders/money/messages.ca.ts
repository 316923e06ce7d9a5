import type { es } from './messages.es.ts';

export const ca: typeof es = {
  pending: 'Està pendent de pagament.',
  processing: 'Estem comprovant el pagament.',
  paid: 'Està pagada.',
  failed: 'L’últim pagament no va anar bé: continua pendent.',
  partly_refunded: 'Està pagada, i te n’hem tornat una part.',
  refunded: 'T’hem tornat el que vas pagar.',
  not_charged: 'No t’hem cobrat res i no l’has de pagar. Si el banc va arribar a cobrar res, t’ho tornem.',
  going_back:
    'Està cancel·lada i la devolució del teu pagament està pendent: t’arribarà pel mateix mitjà. No has de fer res.',
  gone_back: 'Està cancel·lada i t’hem tornat el que vas pagar.',
};
