export const es = {
  home: 'Inicio',
  youAreHere: 'Estás en',
  updated: (date: string) => `Última actualización: ${date}`,
};
