import type { es } from './messages.es.ts';

export const ca: typeof es = {
  pending: 'Està pendent de pagament.',
  partly_paid: (due) => `Està pagada en part: falten ${due}.`,
  processing: 'Estem comprovant el pagament.',
  paid: 'Està pagada.',
  failed: 'L’últim pagament no va anar bé: continua pendent.',
  partly_refunded: (amount) => `Està pagada, i te n’hem tornat ${amount}.`,
  refunded: (amount) => `T’hem tornat ${amount}.`,
  not_charged: 'No t’hem cobrat res i no l’has de pagar. Si el banc va arribar a cobrar res, t’ho tornem.',
  going_back: (amount) =>
    `Està cancel·lada i la devolució de ${amount} està pendent: t’arriba pel mateix mitjà amb què vas pagar, en 14 dies com a màxim. No has de fer res.`,
  gone_back: (amount) => `Està cancel·lada i t’hem tornat ${amount}.`,
};
