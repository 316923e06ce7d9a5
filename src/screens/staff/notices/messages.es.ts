export const es = {
  title: 'Avisos',
  bell: (count: string) => `Avisos, ${count} sin leer`,
  markRead: 'Marcar leídos',
  allRead: 'Todo leído',
  unread: 'Sin leer:',
  none: 'Ningún aviso. Aquí aparecerá lo que necesite una mano.',
  failed: 'No se han podido leer los avisos.',
  justNow: 'ahora mismo',
  minutesAgo: (minutes: number) => `hace ${minutes} min`,
};
