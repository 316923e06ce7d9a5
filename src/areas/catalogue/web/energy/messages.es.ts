export const es = {
  energyClass: (energyClass: string, best: string, worst: string) =>
    `Clase de eficiencia energética ${energyClass}, en una escala de ${best} a ${worst}`,
  /** Of a label that is a sample. */
  demo: 'demo',
  label: 'Etiqueta energética',
  sheet: 'Ficha de información del producto',
  eprel: (number: string) => `EPREL ${number}`,
};
