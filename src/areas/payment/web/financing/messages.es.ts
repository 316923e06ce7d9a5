import { pluralForm } from '#i18n/format.ts';

const months = (count: number): string => pluralForm(count, 'es', { one: '1 mes', other: `${count} meses` });

export const es = {
  page: 'Financiación',
  terms: (from: number, to: number, lenders: string) => `De ${from} a ${to} cuotas con ${lenders}.`,
  none: 'Ahora no se puede pagar a plazos',
  noneText: 'Puedes pagar con las demás formas de pago, que ves al hacer el pedido.',
  toCatalogue: 'Ir al catálogo',
  calculator: {
    title: 'Calcula tu cuota',
    tag: 'Cálculo preliminar',
    amount: 'Importe de la compra',
    slider: 'Importe',
    min: (amount: string) => `mín. ${amount}`,
    max: (amount: string) => `máx. ${amount}`,
    term: 'Plazo',
    months,
    monthly: (amount: string) => `${amount}/mes`,
    notOffered: 'Con otro importe',
    instalments: (count: number) => pluralForm(count, 'es', { one: '1 cuota de', other: `${count} cuotas de` }),
    lastInstalment: (amount: string) => `La última, de ${amount}.`,
    price: 'Importe',
    cost: 'Coste de la financiación',
    total: 'Total que pagas',
    rates: 'TIN / TAE',
    choose: 'Elegir herramienta',
    example: (amount: string, count: number, lender: string) =>
      `Ejemplo para ${amount} en ${months(count)} con ${lender}. La oferta definitiva la da la financiera antes de firmar. Financiación sujeta a su aprobación.`,
  },
  how: {
    title: 'Cómo funciona',
    basket: {
      title: 'Llena la cesta',
      text: (min: string, max: string) => `Desde ${min} y hasta ${max}. Mezcla lo que quieras.`,
    },
    choose: {
      title: 'Elige la financiación al pagar',
      text: 'La financiera te pide el DNI, el teléfono y una cuenta o una tarjeta. Los datos se los das a ella.',
    },
    answer: {
      title: 'Espera su respuesta',
      text: 'La da la financiera, no la tienda. Si dice que no, pagas de otra forma sin perder el pedido.',
    },
    receive: {
      title: 'Recibe el pedido',
      text: 'Lo preparamos como cualquier otro, y pagas las cuotas a la financiera.',
    },
  },
  questions: 'Dudas frecuentes',
  lenders: {
    title: 'Con quién',
    months: (from: number, to: number) => `De ${from} a ${months(to)}`,
    amounts: (min: string, max: string) => `De ${min} a ${max}`,
    otherwise: '¿No te conviene? Al hacer el pedido ves las demás formas de pago.',
  },
};
