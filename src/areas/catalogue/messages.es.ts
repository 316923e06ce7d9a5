import { formatNumber, pluralForm } from '#i18n/format.ts';

const number = (value: number) => formatNumber(value, 'es');

export const es = {
  breadcrumbs: 'Migas de pan',
  start: 'Inicio',
  reference: (article: string) => `Ref. ${article}`,
  discount: 'Descuento',
  before: 'Antes',
  /** Short for a card; the product's page says it in full. */
  kitSaving: (amount: string) => `Kit: ahorras ${amount}`,
  lowest30: (amount: string) => `Precio mín. 30 días: ${amount}`,
  fromQuantity: (from: number, price: string) => `Desde ${from}\u00a0ud.: ${price}`,
  labelNew: 'Nuevo',
  product: {
    inStock: 'En stock',
    units: (quantity: number) =>
      pluralForm(quantity, 'es', { one: '1\u00a0unidad', other: `${number(quantity)}\u00a0unidades` }),
    fewLeft: (quantity: number) => pluralForm(quantity, 'es', { one: 'Queda 1', other: `Quedan ${number(quantity)}` }),
    available: 'Disponible',
    outOfStock: 'Sin stock',
    discontinued: 'Descatalogado',
    fulfilment: { pickup: 'Solo en tienda', delivery: 'Solo a domicilio', home: 'En tu casa' },
    notSold: 'No se vende en línea',
  },
  productCount: (total: number) => pluralForm(total, 'es', { one: '1 producto', other: `${number(total)} productos` }),
  brands: { all: 'Todas las marcas' },
  withdrawalExemptions: {
    made_to_measure: 'Hecho a medida: no se puede desistir de su compra',
    sealed: 'Precintado por higiene: no se devuelve una vez abierto',
  },
  carousel: {
    viewed: 'Vistos hace poco',
    previous: 'Productos anteriores',
    next: 'Productos siguientes',
    pause: 'Pausar el movimiento',
    play: 'Reanudar el movimiento',
  },
};
