import { formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');
const plural = (count: number, one: string, other: string) => pluralForm(count, 'es', { one, other });

export const es = {
  title: '¿Cuánto necesitas?',
  link: 'Calcula cuánto necesitas',
  size: {
    coats: 'Metros cuadrados que vas a pintar',
    area: 'Metros cuadrados que vas a cubrir',
    thickness: 'Metros cuadrados que vas a cubrir',
    length: 'Metros que necesitas',
    pieces: 'Unidades que necesitas',
  },
  sizeHint: {
    coats: 'De pared o de techo, no de suelo: ancho por alto de cada pared.',
    area: 'Largo por ancho.',
    thickness: 'Largo por ancho.',
    length: 'Mide el recorrido entero.',
    pieces: 'Cuéntalas una a una.',
  },
  coats: 'Manos',
  thickness: 'Grosor en centímetros',
  waste: '% de más',
  wasteHint: 'Para cortes y roturas.',
  noNumber: 'Escribe un número, como 12,5.',
  tooSmall: 'Escribe más de 0.',
  tooLarge: (max: number) => `Calculamos hasta ${number(max)}. Si necesitas más, pregúntanos en la tienda.`,
  notBelow: 'Escribe 0 o más.',
  need: 'Necesitas',
  coatsOf: (coats: number) => plural(coats, '1 mano', `${number(coats)} manos`),
  perCm: 'por cm',
  more: (percent: number) => `+ ${number(percent)}\u00a0%`,
  pieces: (unit: string, count: number) => {
    const [one, other] = (
      {
        bolsa: ['bolsa', 'bolsas'],
        caja: ['caja', 'cajas'],
        rollo: ['rollo', 'rollos'],
        saco: ['saco', 'sacos'],
        l: ['envase', 'envases'],
        kg: ['envase', 'envases'],
      } as Readonly<Record<string, readonly [string, string]>>
    )[unit] ?? ['pieza', 'piezas'];
    return `${number(count)} ${plural(count, one, other)}`;
  },
  of: (pieces: string, amount: string) => `${pieces} de ${amount}`,
  whole: 'No los vendemos empezados: redondeamos hacia arriba hasta piezas enteras, con la mezcla más barata.',
  left: (amount: string) => `Sobrante: ${amount}.`,
  short: (there: string, need: string) =>
    `Ahora solo hay para ${there} de los ${need}. Pregunta en la tienda cuándo llegan más.`,
  none: 'Ahora no queda ninguna unidad.',
  /** Leads to goods like what is short. */
  others: (section: string) => `Ver otros en ${section}`,
  inPieces: (count: number) => `Son ${number(count)} trozos: para un tramo de una sola pieza, elige el largo entero.`,
  including: 'Con lo que lleva debajo y entre medias',
  total: 'Total',
  vat: 'IVA incluido. Envío aparte.',
  withoutVat: 'Sin IVA ni envío.',
  add: (pieces: number) => plural(pieces, 'Añadir 1 a la cesta', `Añadir ${number(pieces)} a la cesta`),
  added: 'Ir a la cesta',
  examples: 'Por ejemplo',
  example: (size: string, need: string, pieces: string) => `Para ${size}: ${need}, ${pieces}.`,
};
