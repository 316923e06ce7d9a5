import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'gift-card',
      drawing: 'gift-card',
      name: { es: 'Tarjeta regalo de {amount}, {occasion:low}', ca: 'Targeta regal de {amount}, {occasion:low}' },
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
