import type { MessagesLike } from '#i18n/messages.ts';
import type { es } from './messages.es.ts';

export const ca: MessagesLike<typeof es> = {
  open: 'Obert',
  closed: 'Tancat',
  hours: 'Horari',
  until: (time) => `fins a les ${time}`,
  todayUntil: (time) => `Avui fins a les ${time}`,
  opensAt: (time) => `obre a les ${time}`,
  opensTomorrow: (time) => `obre demà a les ${time}`,
  opensOn: (day, time) => `obre ${day.toLocaleLowerCase('ca')} a les ${time}`,
  closedDay: 'Tancat',
  today: (day) => `${day} · avui`,
  weeklySchedule: 'Horari setmanal',
  storeIn: (city) => `Botiga de ${city}`,
  map: (city) => `Mapa de ${city} amb la botiga`,
  directions: 'Com arribar-hi',
  close: 'Tanca',
  otherDays: 'Dies especials',
};
