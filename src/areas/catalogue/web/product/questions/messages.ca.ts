import { formatNumber } from '#i18n/format.ts';
import type { es } from './messages.es.ts';

export const ca: typeof es = {
  title: 'Preguntes i respostes',
  all: (count) => `Mostra les ${formatNumber(count, 'ca')} preguntes`,
  ask: 'Tens algun altre dubte?',
  askNote: 'Explica’ns què faràs i amb quin material, i et contestem per correu.',
  askButton: 'Pregunta’ns per aquest producte',
};
