import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';
import { maxBasketLines, maxLineQuantity, maxQuickOrderLines } from '../basket-limits.ts';

/** «uno», «dos» ni «tres» */
const quotedList = (words: readonly string[]): string =>
  words
    .map((word) => `«${word}»`)
    .join(', ')
    .replace(/, (?=«[^»]*»$)/, ' ni ');

export const es = {
  errors: {
    product_not_found: 'No conocemos este producto.',
    product_not_sellable: 'Este producto ya no está a la venta.',
    quantity_too_high: 'Son más unidades de las que puedes pedir ahora de este producto: como máximo, {maxQuantity}.',
    not_whole: 'La cantidad debe ser un número entero.',
    basket_full:
      `La cesta está llena: caben ${formatNumber(maxBasketLines, 'es')}\u00a0artículos.` +
      ' Quita alguno antes de añadir otro.',
    too_many_lines: `Son demasiadas líneas: caben ${formatNumber(maxQuickOrderLines, 'es')} de una vez. Divide la lista.`,
    nothing_to_share: 'No hay nada que compartir: ninguna línea dice con seguridad qué producto es.',
    too_many_lists: 'Desde tu red se han compartido ya muchas listas hoy. Prueba mañana.',
    list_not_found: 'Esta lista ya no existe: los enlaces duran 90 días.',
  },
  notAddedReasons: {
    unknown: 'Ya no existe.',
    archived: 'Está descatalogado.',
    not_sellable: 'Ya no está a la venta.',
    sold_out: 'Se ha agotado.',
    basket_full: 'La cesta está llena.',
  },
  addForm: { notAdded: 'No está todo en la cesta', back: 'Volver a la página' },
  notices: {
    noLongerSold: 'Ya no está a la venta.',
    soldOut: 'Se ha agotado.',
    fewerAvailable: (quantity: number) =>
      pluralForm(quantity, 'es', {
        one: 'Solo queda 1\u00a0unidad.',
        other: `Solo quedan ${formatNumber(quantity, 'es')}\u00a0unidades.`,
      }),
    priceChanged: (before: number, now: number) =>
      `El precio ha cambiado: antes ${formatEuros(before, 'es')}, ahora ${formatEuros(now, 'es')}.`,
  },
  quickOrder: {
    unreadable: 'No entendemos esta línea. Escribe la referencia y la cantidad.',
    not_read: 'La lista es larga y no hemos llegado a leer esta línea. Añade las demás y vuelve a comprobarla.',
    unknown_article: (code: string) => `${code} no existe.`,
    quantity_missing: 'Falta la cantidad.',
    area_unknown: 'No sabemos cuántos m² cubre cada uno: escribe cuántas unidades quieres.',
    area: (quantity: number, each: number, covered: number) =>
      `${formatNumber(quantity, 'es')} × ${formatNumber(each, 'es')}\u00a0m² = ${formatNumber(covered, 'es')}\u00a0m². Cuenta un 10\u00a0% más para cortes.`,
    quantityFaults: {
      zero: () => 'La cantidad es 0: escribe 1 o más.',
      fraction: (written: string) => `${written} no es una cantidad entera: escribe cuántas unidades quieres.`,
      negative: (written: string) => `${written} no puede ser una cantidad: escribe 1 o más.`,
      tooMany: (written: string) =>
        `${written} son demasiadas: caben ${formatNumber(maxLineQuantity, 'es')} de un artículo.`,
    },
    choice_of_similar: (unknown: readonly string[]) =>
      `${unknown.length > 0 ? `No encontramos ${quotedList(unknown)}.` : 'No lo tenemos tal cual.'} ¿Te sirve alguno de estos?`,
    choice_needed: 'Hay varios que encajan. ¿Cuál quieres?',
    not_sellable: 'Ya no está a la venta.',
    sold_out: 'Se ha agotado.',
    quantity_too_high: (max: number) =>
      max === 0
        ? 'No quedan más: las demás líneas ya lo piden todo.'
        : pluralForm(max, 'es', {
            one: 'Solo queda 1\u00a0unidad.',
            other: `Solo quedan ${formatNumber(max, 'es')}\u00a0unidades.`,
          }),
    basket_full: 'La cesta está llena.',
  },
};
