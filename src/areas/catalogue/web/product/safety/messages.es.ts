import { formatNumber, pluralForm } from '#i18n/format.ts';

const inYears = (years: number): string =>
  pluralForm(years, 'es', { one: '1 año', other: `${formatNumber(years, 'es')} años` });

export const es = {
  title: 'Fabricante, seguridad y garantía',
  maker: 'Fabricante',
  responsible: 'Persona responsable en la Unión Europea',
  warnings: 'Advertencias de seguridad',
  guarantee: (years: number) => `Garantía del fabricante: ${inYears(years)}`,
  years: (years: number) => inYears(years),
  durability: 'Garantía comercial de durabilidad del fabricante, sin coste y para todo el producto',
  besideLegal: 'No sustituye a la garantía legal de conformidad de tres años, de la que responde el vendedor.',
  legalSource: 'Aviso armonizado de la Unión Europea',
  legalMore: 'Más información en europa.eu',
  endOfLife: 'Al final de su vida',
  takeBack:
    'Es un aparato eléctrico y no va a la basura. Trae el viejo a la tienda o, si te entregamos el nuevo a domicilio, pide al tramitar el pedido que nos lo llevemos. En los dos casos es gratis.',
  batteries:
    'Las pilas y baterías gastadas no van a la basura: pueden arder y contaminan. Tráelas a la tienda, sean o no compradas aquí; las recogemos gratis para reciclarlas. En las de litio, tapa antes los polos con cinta.',
  /** In a shop without a store. */
  online: {
    takeBack:
      'Es un aparato eléctrico y no va a la basura. Si el nuevo te llega a domicilio, pide al tramitar el pedido que nos llevemos el viejo. Es gratis.',
    batteries:
      'Las pilas y baterías gastadas no van a la basura: pueden arder y contaminan. Te recogemos las que vendemos, gratis y para reciclarlas: escríbenos y te decimos cómo. En las de litio, tapa antes los polos con cinta.',
  },
};
