import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'petrol-brush-cutter': {
    use: [
      { es: 'Desbrozadora para limpiar un terreno de hierba alta y zarza.', ca: 'Desbrossadora per netejar un terreny d’herba alta i esbarzer.' },
      { es: 'Con {engine} trabaja jornadas enteras en márgenes, olivares y cunetas.', ca: 'Amb {engine} treballa jornades senceres en marges, oliveres i cunetes.', when: ({ engine }) => engine > 40 },
    ],
    detail: [{ es: 'El hilo es para la hierba y el disco para la zarza; el arnés reparte el peso.', ca: 'El fil és per a l’herba i el disc per a l’esbarzer; l’arnès reparteix el pes.' }],
    limits: [{ es: 'Trabaja con pantalla y que no haya nadie a quince metros; no es para troncos.', ca: 'Treballa amb pantalla i que no hi hagi ningú a quinze metres; no és per a troncs.' }],
    included: [{ es: 'Incluye el cabezal de hilo, el disco de tres puntas y el arnés; la mezcla va aparte.', ca: 'Inclou el capçal de fil, el disc de tres puntes i l’arnès; la mescla va a part.' }],
  },
  'battery-trimmer': {
    use: [{ es: 'Cortabordes para rematar lo que el cortacésped no alcanza: bordes, árboles y muretes.', ca: 'Tallavores per rematar el que la talladora de gespa no abasta: vores, arbres i murets.' }],
    detail: [{ es: 'El mango se alarga y el cabezal gira para cortar en vertical.', ca: 'El mànec s’allarga i el capçal gira per tallar en vertical.' }],
    limits: [{ es: 'Es para hierba, no para zarza; ponte gafas.', ca: 'És per a herba, no per a esbarzer; posa’t ulleres.' }],
    included: [{ es: 'Incluye la bobina de hilo; la batería de {voltage} y el cargador {brand} se compran aparte.', ca: 'Inclou la bobina de fil; la bateria de {voltage} i el carregador {brand} es compren a part.' }],
  },
  'battery-hedge-trimmer': {
    use: [{ es: 'Cortasetos para dejar el seto recto sin humo ni cable.', ca: 'Tallatanques per deixar la tanca recta sense fum ni cable.' }],
    detail: [{ es: 'La empuñadura gira, así cortas de lado sin torcer la muñeca.', ca: 'L’empunyadura gira, així talles de costat sense torçar el canell.' }],
    limits: [{ es: 'Corta ramas de hasta {branch-diameter}; las más gruesas, con tijera.', ca: 'Talla branques de fins a {branch-diameter}; les més gruixudes, amb tisora.' }],
    included: [{ es: 'Va sin batería ni cargador: le sirven los de {voltage} de {brand} que ya tengas.', ca: 'Va sense bateria ni carregador: li serveixen els de {voltage} de {brand} que ja tinguis.' }],
  },
  'petrol-hedge-trimmer': {
    use: [{ es: 'Cortasetos para setos largos y leñosos, todo el día.', ca: 'Tallatanques per a tanques llargues i llenyoses, tot el dia.' }],
    detail: [{ es: 'La suspensión separa el motor de las manos.', ca: 'La suspensió separa el motor de les mans.' }],
    limits: [{ es: 'Corta ramas de hasta {branch-diameter}; ponte gafas, guantes y orejeras.', ca: 'Talla branques de fins a {branch-diameter}; posa’t ulleres, guants i orelleres.' }],
    included: [{ es: 'Incluye la funda de la hoja; la mezcla va aparte.', ca: 'Inclou la funda de la fulla; la mescla va a part.' }],
  },
  'trimmer-line': {
    use: [
      { es: 'Hilo para cortabordes a batería y eléctricos.', ca: 'Fil per a tallavores de bateria i elèctrics.', when: ({ diameter }) => diameter <= 2 },
      { es: 'Hilo para desbrozadoras de gasolina y hierba gruesa.', ca: 'Fil per a desbrossadores de gasolina i herba gruixuda.', when: ({ diameter }) => diameter > 2 },
    ],
    detail: [{ es: 'La sección cuadrada corta más y silba menos.', ca: 'La secció quadrada talla més i xiula menys.' }],
    limits: [{ es: 'Mira qué diámetro admite tu cabezal: este es de {diameter}.', ca: 'Mira quin diàmetre admet el teu capçal: aquest és de {diameter}.' }],
    included: [{ es: 'La bobina es de {length-m}; el cabezal va aparte.', ca: 'La bobina és de {length-m}; el capçal va a part.' }],
  },
};
