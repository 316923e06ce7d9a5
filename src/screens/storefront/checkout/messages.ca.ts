import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  home: 'inici',
  steps: { label: 'Passos de la comanda', data: 'Dades i lliurament', payment: 'Data i pagament', done: 'completat' },
  stepsOfServices: ['Dades', 'Pagament'],
  call: (phone) => `Truca a la botiga: ${phone}`,
  encrypted: 'Connexió xifrada',
  conditions: 'Condicions de venda',
  privacy: 'Privacitat',
  withdrawal: 'Desistir d’una compra',
  legalNotice: 'Avís legal',
  cookies: 'Configura les galetes',
  otherLanguage: 'Español',
  company: (company, city) => `${company} · ${city}`,
};
