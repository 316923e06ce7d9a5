import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'gift-card',
      drawing: 'gift-card',
      name: { es: 'Tarjeta regalo de {amount}, {occasion:low}', ca: 'Targeta regal de {amount}, {occasion:low}' },
      text: [
        { es: 'Llega por correo electrónico con su código y vale en la tienda y en la web.', ca: 'Arriba per correu electrònic amb el seu codi i val a la botiga i al web.' },
        { es: 'Se gasta de una vez o en varias: lo que sobra queda en la tarjeta.', ca: 'Es gasta d’un cop o en més d’un: el que sobra queda a la targeta.' },
        { es: 'Puede imprimirla o reenviarla con unas palabras suyas.', ca: 'La podeu imprimir o reenviar amb unes paraules vostres.' },
      ],
      points: [{ es: 'Válida durante {months} meses.', ca: 'Vàlida durant {months} mesos.' }, { es: 'No se cambia por dinero.', ca: 'No es canvia per diners.' }],
      brands: { 'can-eina': 1 },
      values: { months: 24, venue: 'both' },
      models: [{ occasion: 'any' }, { occasion: 'birthday' }, { occasion: 'christmas' }, { occasion: 'father' }, { occasion: 'home' }],
      axes: { amount: [25, 50, 100, 200] },
      price: ({ amount }) => amount,
      exactPrice: true,
      versionsBy: { codes: ['amount'], label: { es: '{amount}', ca: '{amount}' } },
      stock: 'unlimited',
      virtual: true,
    },
    {
      code: 'workshop-voucher',
      drawing: 'gift-card',
      name: { es: 'Vale para un taller: {workshop:low} ({people} pers.)', ca: 'Val per a un taller: {workshop:low} ({people} pers.)' },
      text: [
        { es: 'Tres horas en la tienda, un sábado por la mañana, con material y herramienta incluidos.', ca: 'Tres hores a la botiga, un dissabte al matí, amb material i eina inclosos.' },
        { es: 'Quien lo recibe elige la fecha; grupos de ocho como mucho.', ca: 'Qui el rep tria la data; grups de vuit com a molt.' },
      ],
      points: [{ es: 'Válido durante {months} meses.', ca: 'Vàlid durant {months} mesos.' }],
      brands: { 'can-eina': 1 },
      values: { months: 12, venue: 'shop', hours: 3 },
      models: [{ workshop: 'sharpen' }, { workshop: 'tile' }, { workshop: 'wood' }, { workshop: 'garden' }],
      axes: { people: [1, 2] },
      price: ({ people }) => (people === 1 ? 35.9 : 65.9),
      exactPrice: true,
      versionsBy: { codes: ['people'], label: { es: '{people} pers.', ca: '{people} pers.' } },
      contents: [{ es: 'Plaza en el taller', ca: 'Plaça al taller' }, { es: 'Material para practicar', ca: 'Material per practicar' }],
      stock: 'unlimited',
      virtual: true,
      together: ['gift-card'],
    },
  ],
};
