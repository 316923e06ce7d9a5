import { formatNumber, pluralForm } from '#i18n/format.ts';
import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  title: 'Compatible amb',
  platform: (value) => `Va amb la plataforma ${value}`,
  platformNote:
    'Les bateries i els carregadors d’aquesta plataforma serveixen en totes les seves màquines. Els d’una altra tensió o d’una altra marca, no.',
  platformAll: (total) =>
    pluralForm(total, 'ca', {
      one: 'Mostra l’altre producte de la plataforma',
      other: `Mostra els altres ${formatNumber(total, 'ca')} de la plataforma`,
    }),
  all: (total) => `Mostra els ${formatNumber(total, 'ca')}`,
  allOf: (section) => `de ${section} que hi encaixen`,
};
