import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  openNow: 'Obert ara',
  closedNow: 'Tancat ara',
  closedToday: 'Avui és tancat',
  siesta: (from, to) => `Tanquem al migdia, de ${from} a ${to}.`,
  fromTo: (from, to) => `de ${from} a ${to}`,
  dayBar: (ranges, now) => `Avui obrim ${ranges}. Ara: ${now}`,
  hour: (hour) => `${hour}\u00a0h`,
  wholeWeek: 'Tota la setmana',
};
