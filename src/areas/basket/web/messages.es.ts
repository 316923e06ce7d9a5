import { formatEuros, formatNumber, pluralForm } from '#i18n/format.ts';

const counted = (count: number, one: string, other: string): string =>
  pluralForm(count, 'es', { one: `1\u00a0${one}`, other: `${formatNumber(count, 'es')}\u00a0${other}` });
const articles = (count: number): string => counted(count, 'artículo', 'artículos');

export const es = {
  mini: {
    title: (count: number) => `Tu cesta · ${articles(count)}`,
    see: 'Ver cesta',
    toBasket: 'A la cesta',
    total: 'Total con IVA',
    line: (quantity: number, price: number) => `${formatNumber(quantity, 'es')}\u00a0ud. × ${formatEuros(price, 'es')}`,
    remove: (name: string) => `Quitar de la cesta: ${name}`,
  },
  page: {
    title: 'Cesta',
    description: 'Los productos que has elegido y lo que suman.',
    lines: 'Artículos de la cesta',
    loading: 'Cargando la cesta',
    needsScript: 'La cesta necesita JavaScript: actívalo en el navegador o llámanos y te la preparamos.',
    plainLine: (quantity: number, sum: number) =>
      `${formatNumber(quantity, 'es')}\u00a0ud.\u00a0· ${formatEuros(sum, 'es')}`,
    plainNeedsScript:
      'Esto es lo que hay en tu cesta. Para cambiarla y hacer el pedido hace falta JavaScript: actívalo en el navegador o llámanos y lo tomamos por teléfono.',
    needsCookie:
      '¿Has añadido algo y no está aquí? La cesta necesita una cookie propia, y tu navegador no la guarda: permite las cookies de esta tienda.',
    clear: 'Vaciar cesta',
    clearTitle: '¿Vaciar la cesta?',
    clearText: 'Se quitarán todos los artículos.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    reference: (article: string) => `Ref. ${article}`,
    perUnit: (price: number) => `${formatEuros(price, 'es')} / ud.`,
    perUnitFrom: (price: number, from: number) => `${formatEuros(price, 'es')} / ud. desde ${from}\u00a0ud.`,
    kit: (count: number) => `El kit incluye ${counted(count, 'pieza', 'piezas')}`,
    part: (quantity: number, measure: string, name: string) =>
      `${formatNumber(quantity, 'es')}\u00a0${measure} · ${name}`,
    before: 'Antes',
    summary: 'Resumen',
    goods: (count: number, units: number) => `${articles(count)}, ${counted(units, 'unidad', 'unidades')}`,
    missingForFree: (amount: string) => `Te faltan ${amount} para el envío gratis.`,
    freeDelivery: 'El envío te sale gratis.',
    waiting: (count: number) =>
      `${pluralForm(count, 'es', { one: 'Espera', other: 'Esperan' })} ${articles(count)}` +
      ' que añadiste antes de entrar: no caben más. Quita algunos y vuelve a cargar la cesta.',
    discount: 'Descuento',
    byQuantity: 'Precio por cantidad',
    delivery: 'Recogida en tienda',
    free: 'Gratis',
    total: 'Total',
    vat: (amount: string) => `IVA incluido: ${amount}`,
    checkout: 'Tramitar pedido',
    note: 'Los precios y las existencias se confirman al hacer el pedido.',
    /** What the law grants whoever buys at a distance (RDL 1/2007 art. 104); the page of returns says the rest. */
    returns: ['Puedes ', 'devolver los productos', ' en 14 días.'],
    reduceToAvailable: (available: number) => (available === 1 ? 'Pedir solo 1' : `Pedir los ${available}`),
    mustChange: 'Para seguir, cambia o quita los artículos que no se pueden pedir.',
    shipping: 'Envío',
    byAddress: 'Según la dirección',
    mustSplit: (inStore: string, delivered: string) =>
      `No se pueden pedir a la vez: ${inStore} es solo en tienda y ${delivered}, solo a domicilio. Haz dos pedidos.`,
    stale: 'No hay conexión con la tienda. Esta es tu cesta tal como estaba; se pondrá al día sola.',
    failed: 'No hemos podido cargar la cesta',
    failedText: 'Prueba a recargarla. Si sigue igual, vuelve dentro de un rato.',
    retry: 'Volver a cargar',
    empty: 'Tu cesta está vacía',
    emptyText: 'Añade productos desde el catálogo o repite un pedido anterior con un clic.',
    toCatalogue: 'Ir al catálogo',
    myOrders: 'Mis pedidos',
    goesWith: 'También te puede hacer falta',
    offers: 'Recomendados para ti',
  },
};
