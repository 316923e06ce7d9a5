import { formatNumber } from '#i18n/format.ts';

export const es = {
  title: 'Fabricante, seguridad y garantía',
  maker: 'Fabricante',
  responsible: 'Persona responsable en la Unión Europea',
  warnings: 'Advertencias de seguridad',
  guarantee: (years: number) => `Garantía del fabricante: ${formatNumber(years, 'es')} años`,
  besideLegal: 'No sustituye a la garantía legal de conformidad de tres años, de la que responde el vendedor.',
  endOfLife: 'Al final de su vida',
  takeBack:
    'Trae el aparato viejo a la tienda o, si te entregamos el nuevo a domicilio, pide al tramitar el pedido que nos lo llevemos. En los dos casos es gratis.',
};
