export const es = {
  openNow: 'Abierto ahora',
  closedNow: 'Cerrado ahora',
  closedToday: 'Hoy está cerrado',
  siesta: (from: string, to: string) => `Cerramos a mediodía, de ${from} a ${to}.`,
  fromTo: (from: string, to: string) => `de ${from} a ${to}`,
  dayBar: (ranges: string, now: string) => `Hoy abrimos ${ranges}. Ahora: ${now}`,
  hour: (hour: number) => `${hour}\u00a0h`,
  wholeWeek: 'Toda la semana',
};
