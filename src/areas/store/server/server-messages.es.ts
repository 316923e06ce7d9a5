export const es = {
  /** Monday first. */
  /** Where the shop has no words of its own. */
  words: {
    featured: 'Destacados',
    advice: 'Cuéntanos qué necesitas y te ayudamos a elegir.',
    adviceInFooter: 'Te ayudamos a elegir.',
    ask: 'Pregúntanos',
    store: 'Nuestra tienda',
  },
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  producerOfEquipment: (number: string) => `RII-AEE ${number}`,
  producerOfBatteries: (number: string) => `RII-PyA ${number}`,
  arbitration: (board: string) => `Estamos adheridos al arbitraje de consumo: ${board}.`,
  noArbitration:
    'No estamos adheridos a ninguna junta arbitral ni a otra entidad de resolución de litigios de consumo.',
};

export const mailFrame = {
  taxId: (number: string) => `NIF ${number}`,
  days: (first: string, last: string) => `De ${first.toLowerCase()} a ${last.toLowerCase()}`,
  hours: (from: string, to: string) => `de ${from} a ${to}`,
  and: 'y',
  legalNotice: 'Aviso legal',
  privacy: 'Privacidad',
  returns: 'Devoluciones y desistimiento',
};
