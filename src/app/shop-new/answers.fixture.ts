const weekdays = Array<string>(5).fill('09:00 - 13:30 / 16:30 - 20:00');
/** Answers of a shop with a store, in two languages. */
export const withStore = {
  name: 'Ferretería Ebro',
  company: 'Ana Lahoz Gil',
  nif: '12345678Z',
  domicile: { street: 'Calle de San Pablo, 12', postalCode: '50003', city: 'Zaragoza' },
  store: { coords: { lat: 41.6563, lng: -0.8866 } },
  hours: [...weekdays, '09:30 - 13:30', 'Cerrado'],
  phone: '+34 976 12 34 56',
  email: 'hola@ferreteriaebro.es',
  languages: ['es', 'ca'],
  zones: [
    { name: 'Zaragoza', postalCodes: ['50001-50018'], price: 5.9, freeFrom: 60 },
    { postalCodes: ['50180'], price: 9 },
  ],
  deliveryWeek: [...weekdays, 'Cerrado', 'Cerrado'],
  pickup: true,
  payment: ['transfer'],
  iban: 'ES79 2100 0813 6101 2345 6789',
  domain: 'ferreteriaebro.es',
};
/** Answers of a shop that is online only, in Spanish. */
export const onlineOnly = {
  name: 'Tornillos del Sur',
  nif: 'B12345674',
  domicile: { street: 'Calle Larga, 3', postalCode: '11001', city: 'Cádiz' },
  store: null,
  languages: ['es'],
  zones: [{ postalCodes: ['11001', '11002'], price: 4.5 }],
  payment: ['card'],
  domain: 'tornillosdelsur.es',
};
