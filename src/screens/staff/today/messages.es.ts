export const es = {
  work: 'Trabajo de hoy',
  oldest: 'Lo que más espera',
  seeAll: 'Ver todos',
  nothing: 'Nada para ti por ahora',
  nothingText: 'Aquí aparecerá lo que necesite una mano.',
};
