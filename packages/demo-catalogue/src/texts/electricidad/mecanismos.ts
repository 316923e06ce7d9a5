import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'socket-outlet': {
    use: [
      { es: 'Enchufe empotrado para cambiar el viejo o estrenar una caja.', ca: 'Endoll encastat per canviar el vell o estrenar una caixa.', when: ({ socket }) => socket === 'flush' },
      { es: 'Enchufe que además carga el teléfono sin transformador.', ca: 'Endoll que a més carrega el telèfon sense transformador.', when: ({ socket }) => socket === 'usb' },
      { es: 'Enchufe de superficie para trasteros, garajes y paredes que no quieres abrir.', ca: 'Endoll de superfície per a trasters, garatges i parets que no vols obrir.', when: ({ socket }) => socket === 'surface' },
      { es: 'Enchufe estanco para terraza, jardín y lavadero.', ca: 'Endoll estanc per a terrassa, jardí i safareig.', when: ({ socket }) => socket === 'sealed' },
    ],
    detail: [{ es: 'Los bornes son de conexión rápida y el obturador protege a los niños.', ca: 'Els borns són de connexió ràpida i l’obturador protegeix els infants.' }],
    limits: [
      { es: 'Aguanta {rated-current}; corta la luz en el cuadro antes de abrir la caja.', ca: 'Aguanta {rated-current}; talla el corrent al quadre abans d’obrir la caixa.' },
    ],
    included: [{ es: 'El marco y la caja van aparte.', ca: 'El marc i la caixa van a part.', when: ({ socket }) => socket === 'flush' || socket === 'usb' }, { es: 'Viene completo con su caja; los tacos van aparte.', ca: 'Ve complet amb la caixa; els tacs van a part.', when: ({ socket }) => socket === 'surface' || socket === 'sealed' }],
  },
  'light-switch': {
    use: [
      { es: 'Interruptor para encender una luz desde un punto.', ca: 'Interruptor per encendre un llum des d’un punt.', when: ({ switch: kind }) => kind === 'one-way' },
      { es: 'Conmutador para encender la misma luz desde dos puntos, como en un pasillo.', ca: 'Commutador per encendre el mateix llum des de dos punts, com en un passadís.', when: ({ switch: kind }) => kind === 'two-way' },
      { es: 'Cruzamiento para encender la misma luz desde tres puntos o más.', ca: 'Encreuament per encendre el mateix llum des de tres punts o més.', when: ({ switch: kind }) => kind === 'crossover' },
      { es: 'Pulsador para el timbre, la escalera o un telerruptor.', ca: 'Polsador per al timbre, l’escala o un telerruptor.', when: ({ switch: kind }) => kind === 'push' },
      { es: 'Regulador para bajar la luz del salón o el dormitorio.', ca: 'Regulador per abaixar el llum de la sala o el dormitori.', when: ({ switch: kind }) => kind === 'dimmer' },
    ],
    detail: [{ es: 'La tecla no hace ruido y las garras agarran también en caja vieja.', ca: 'La tecla no fa soroll i les urpes s’agafen també en caixa vella.' }],
    limits: [
      { es: 'Aguanta {rated-current}; corta la luz en el cuadro antes de tocar un cable.', ca: 'Aguanta {rated-current}; talla el corrent al quadre abans de tocar un cable.' },
    ],
    included: [{ es: 'Incluye la tecla; el marco va aparte.', ca: 'Inclou la tecla; el marc va a part.' }],
  },
  'cover-frame': {
    use: [
      { es: 'Marco para agrupar enchufes e interruptores en una sola placa.', ca: 'Marc per agrupar endolls i interruptors en una sola placa.' },
    ],
    detail: [{ es: 'Se coloca en horizontal o en vertical y disimula el corte de la pared.', ca: 'Es col·loca en horitzontal o en vertical i dissimula el tall de la paret.' }],
    limits: [{ es: 'Solo encaja con mecanismos de su misma serie.', ca: 'Només encaixa amb mecanismes de la seva mateixa sèrie.' }],
    included: [{ es: 'Es para {outlets} elementos, que se compran aparte.', ca: 'És per a {outlets} elements, que es compren a part.' }],
  },
};
