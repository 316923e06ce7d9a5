import { pluralForm } from '#i18n/format.ts';

export const es = {
  /** A lender's representative example (Ley 16/2011 art. 9), in one line. */
  example: (months: number, monthly: string, total: string, tin: string, tae: string) =>
    `${pluralForm(months, 'es', { one: '1 cuota', other: `${months} cuotas` })} de ${monthly}. Total ${total}, TIN ${tin}, TAE ${tae}.`,
  term: (months: number, monthly: string, total: string) =>
    `${pluralForm(months, 'es', { one: '1 cuota', other: `${months} cuotas` })} de ${monthly}: ${total} en total.`,
  rates: (tin: string, tae: string) =>
    `TIN ${tin}, TAE ${tae}. La oferta definitiva la da la financiera antes de firmar.`,
  details: {
    card: 'Pagas en la página del banco. No guardamos tu tarjeta.',
    bizum: 'Confirmas en la aplicación de tu banco.',
    transfer: 'Preparamos el pedido al recibir el ingreso.',
    crediya: 'La solicitud se hace en la página de Crediya.',
    sequra: 'La solicitud se hace aquí mismo, con seQura.',
  },
  test: 'Prueba: los pagos con tarjeta y Bizum van al entorno de pruebas del banco. No se cobra nada.',
  amounts: (min: string, max: string) => `para pedidos de ${min} a ${max}`,
  inInstalments: 'A plazos',
  calculate: 'Calcular',
};
