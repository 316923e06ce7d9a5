import type { Brand } from './brand.ts';

/** The brands of a single trade or department, after the leading ones. */
export const tradeBrands = {
  montseny: {
    name: 'Montseny', color: '#55732f', dark: '#3a4f1f', prefix: 25, level: 0.85,
    about: {
      es: 'Mangos de fresno y hierro templado para huerto y obra.',
      ca: 'Mànecs de freixe i ferro trempat per a hort i obra.',
    },
  },
  dralux: {
    name: 'Dralux', color: '#e08a00', dark: '#a36400', prefix: 26, level: 0.9,
    about: {
      es: 'Luz de trabajo, bombillas y linternas.',
      ca: 'Llum de treball, bombetes i llanternes.',
    },
  },
  protek: {
    name: 'Protekia', color: '#c9a400', dark: '#8f7400', prefix: 27, level: 0.9,
    about: {
      es: 'Protección laboral certificada, de la cabeza a los pies.',
      ca: 'Protecció laboral certificada, de cap a peus.',
    },
  },
  seguril: {
    name: 'Seguril', color: '#3b4a54', dark: '#263038', prefix: 28, level: 1.05,
    about: {
      es: 'Cerraduras, candados y cajas de seguridad.',
      ca: 'Panys, cadenats i caixes de seguretat.',
    },
  },
  fixmar: {
    name: 'Fixmar', color: '#a33b3b', dark: '#752828', prefix: 29, level: 0.85,
    about: {
      es: 'Tornillería, tacos y anclajes en envases para obra.',
      ca: 'Cargolam, tacs i ancoratges en envasos per a obra.',
    },
  },
  rocalba: {
    name: 'Rocalba', color: '#8a6d4b', dark: '#614b32', prefix: 30, level: 0.9,
    about: {
      es: 'Cementos, morteros y áridos.',
      ca: 'Ciments, morters i àrids.',
    },
  },
  cromalia: {
    name: 'Cromalia', color: '#c2185b', dark: '#8a0f40', prefix: 31, level: 1,
    about: {
      es: 'Pintura, esmaltes y sprays de color.',
      ca: 'Pintura, esmalts i esprais de color.',
    },
  },
  sellaplus: {
    name: 'Sellaplus', color: '#00796b', dark: '#00544a', prefix: 32, level: 0.9,
    about: {
      es: 'Siliconas, adhesivos y masillas.',
      ca: 'Silicones, adhesius i massilles.',
    },
  },
  aquavall: {
    name: 'Aquavall', color: '#0277bd', dark: '#015384', prefix: 33, level: 0.95,
    about: {
      es: 'Riego, grifería y fontanería.',
      ca: 'Reg, aixetes i lampisteria.',
    },
  },
  electra: {
    name: 'Electravia', color: '#f4511e', dark: '#b2370f', prefix: 35, level: 0.95,
    about: {
      es: 'Cable, mecanismos y alargadores.',
      ca: 'Cable, mecanismes i allargadors.',
    },
  },
  termosol: {
    name: 'Termosol', color: '#bf360c', dark: '#872507', prefix: 36, level: 0.95,
    about: {
      es: 'Calefacción y ventilación de casa.',
      ca: 'Calefacció i ventilació de casa.',
    },
  },
  hortalia: {
    name: 'Hortalia', color: '#689f38', dark: '#486f26', prefix: 37, level: 0.8,
    about: {
      es: 'Abonos, macetas y todo para el balcón y el huerto.',
      ca: 'Adobs, testos i tot per al balcó i l’hort.',
    },
  },
  solana: {
    name: 'Solana', color: '#d98200', dark: '#9a5c00', prefix: 38, level: 0.95,
    about: {
      es: 'Barbacoas y muebles de exterior.',
      ca: 'Barbacoes i mobles d’exterior.',
    },
  },
  escalit: {
    name: 'Escalit', color: '#607d8b', dark: '#415661', prefix: 39, level: 1.05,
    about: {
      es: 'Escaleras y andamios con certificado EN 131.',
      ca: 'Escales i bastides amb certificat EN 131.',
    },
  },
  brumak: {
    name: 'Brumak', color: '#1565c0', dark: '#0d4588', prefix: 40, level: 0.95,
    about: {
      es: 'Aspiradores e hidrolimpiadoras.',
      ca: 'Aspiradors i hidronetejadores.',
    },
  },
  titanor: {
    name: 'Titanor', color: '#455a64', dark: '#2c3b42', prefix: 41, level: 1.15,
    about: {
      es: 'Brocas, coronas y puntas para profesionales.',
      ca: 'Broques, corones i puntes per a professionals.',
    },
  },
  abralis: {
    name: 'Abralis', color: '#ad6a1f', dark: '#7a4912', prefix: 42, level: 0.85,
    about: {
      es: 'Abrasivos en hojas, discos y rollos.',
      ca: 'Abrasius en fulls, discos i rotlles.',
    },
  },
  tornado: {
    name: 'Tornavent', color: '#00838f', dark: '#005a63', prefix: 43, level: 0.85,
    about: {
      es: 'Ventiladores, sopladores y compresores ligeros.',
      ca: 'Ventiladors, bufadors i compressors lleugers.',
    },
  },
  lloret: {
    name: 'Can Lloret', color: '#6d4c41', dark: '#4a332b', prefix: 44, level: 1,
    about: {
      es: 'Tableros, puertas y madera cepillada.',
      ca: 'Taulers, portes i fusta ribotada.',
    },
  },
  makros: {
    name: 'Makros', color: '#37474f', dark: '#222c31', prefix: 45, level: 0.7,
    about: {
      es: 'La línea económica del taller: lo justo, bien hecho.',
      ca: 'La línia econòmica del taller: el que cal, ben fet.',
    },
  },
  oriol: {
    name: 'Oriol Forja', color: '#5d4037', dark: '#3e2a24', prefix: 46, level: 1.1,
    about: {
      es: 'Herrajes, tiradores y bisagras de forja.',
      ca: 'Ferramenta, tiradors i frontisses de forja.',
    },
  },
  garbi: {
    name: 'Garbí', color: '#3949ab', dark: '#27327a', prefix: 47, level: 0.9,
    about: {
      es: 'Ropa y calzado de trabajo que aguanta el verano.',
      ca: 'Roba i calçat de feina que aguanta l’estiu.',
    },
  },
  'ursa-line': {
    name: 'Ursaline', color: '#512da8', dark: '#371e75', prefix: 49, level: 1.2,
    about: {
      es: 'Estaciones de corte y máquinas de banco.',
      ca: 'Estacions de tall i màquines de banc.',
    },
  },
  pinsell: {
    name: 'Pinsell', color: '#ec407a', dark: '#a62852', prefix: 50, level: 0.85,
    about: {
      es: 'Brochas, rodillos y cubetas.',
      ca: 'Brotxes, corrons i cubetes.',
    },
  },
  cantoner: {
    name: 'Cantoner', color: '#795548', dark: '#523a31', prefix: 51, level: 0.9,
    about: {
      es: 'Ladrillo, teja y pieza cerámica.',
      ca: 'Maó, teula i peça ceràmica.',
    },
  },
  placlam: {
    name: 'Placlam', color: '#90a4ae', dark: '#62737c', prefix: 53, level: 0.95,
    about: {
      es: 'Placa de yeso laminado y aislamiento.',
      ca: 'Placa de guix laminat i aïllament.',
    },
  },
  cordada: {
    name: 'Cordada', color: '#f9a825', dark: '#b07710', prefix: 54, level: 0.95,
    about: {
      es: 'Cuerda, cadena y trabajo en altura.',
      ca: 'Corda, cadena i treball en alçada.',
    },
  },
  nevalis: {
    name: 'Nevalis', color: '#4dd0e1', dark: '#2e94a1', prefix: 55, level: 0.8,
    about: {
      es: 'Hogar práctico: baño, grifos y accesorios.',
      ca: 'Llar pràctica: bany, aixetes i accessoris.',
    },
  },
  'can-eina': {
    name: 'Can Eina', color: '#f5b700', dark: '#b38600', prefix: 20, level: 0.85,
    about: {
      es: 'Los servicios y los productos con el nombre de la casa.',
      ca: 'Els serveis i els productes amb el nom de la casa.',
    },
  },
} as const satisfies Record<string, Brand>;
