import type { Brand } from './brand.ts';

/** The makers of machines and hand tools that stand first among the shop's brand tiles, in their order. */
export const leadingBrands = {
  milwaukee: {
    name: 'Milwaukee',
    color: '#c4262e',
    dark: '#8f1a21',
    prefix: 48,
    level: 1.55,
    about: {
      es: 'Máquina a batería para obra y taller, con una plataforma que crece con el oficio.',
      ca: 'Màquina de bateria per a obra i taller, amb una plataforma que creix amb l’ofici.',
    },
  },
  stihl: {
    name: 'Stihl',
    color: '#e8641b',
    dark: '#a9430c',
    prefix: 71,
    level: 1.4,
    about: {
      es: 'Motosierras, desbrozadoras y todo lo que corta y sopla en el jardín y el bosque.',
      ca: 'Motoserres, desbrossadores i tot el que talla i bufa al jardí i al bosc.',
    },
  },
  festool: {
    name: 'Festool',
    color: '#1f6b52',
    dark: '#134838',
    prefix: 57,
    level: 1.9,
    about: {
      es: 'Herramienta de carpintero y pintor pensada como sistema, con aspiración y maletín.',
      ca: 'Eina de fuster i pintor pensada com a sistema, amb aspiració i maletí.',
    },
  },
  mirka: {
    name: 'Mirka',
    color: '#e2ae0a',
    dark: '#b88a00',
    prefix: 62,
    level: 1.5,
    voltages: [18],
    about: {
      es: 'Lijado sin polvo: máquinas, platos y abrasivos de malla.',
      ca: 'Polir sense pols: màquines, plats i abrasius de malla.',
    },
  },
  norda: {
    name: 'Norda',
    color: '#1e5aa0',
    dark: '#143f70',
    prefix: 13,
    level: 1,
    about: {
      es: 'Herramienta manual y eléctrica para quien trabaja todos los días.',
      ca: 'Eina manual i elèctrica per a qui treballa cada dia.',
    },
  },
  ferrant: {
    name: 'Ferrant',
    color: '#b8402b',
    dark: '#852a1a',
    prefix: 52,
    level: 0.95,
    voltages: [12, 18],
    about: {
      es: 'Discos, brocas y accesorios de corte fabricados en el Vallès.',
      ca: 'Discos, broques i accessoris de tall fabricats al Vallès.',
    },
  },
  bellmunt: {
    name: 'Bellmunt',
    color: '#3f6e3a',
    dark: '#2a4b27',
    prefix: 34,
    level: 1,
    about: {
      es: 'Jardín y huerto: tijeras, riego y máquinas de gasolina.',
      ca: 'Jardí i hort: tisores, reg i màquines de gasolina.',
    },
  },
  tramet: {
    name: 'Tramet',
    color: '#2f6f86',
    dark: '#1e4b5b',
    prefix: 15,
    level: 0.9,
    about: {
      es: 'Almacenaje, pintura y accesorios de taller a buen precio.',
      ca: 'Emmagatzematge, pintura i accessoris de taller a bon preu.',
    },
  },
  vulkar: {
    name: 'Vulkar',
    color: '#7a2e8c',
    dark: '#511d5e',
    prefix: 21,
    level: 0.8,
    about: {
      es: 'Máquina eléctrica, con cable y a batería, para el taller de casa.',
      ca: 'Màquina elèctrica, amb cable i de bateria, per al taller de casa.',
    },
  },
  ardenta: {
    name: 'Ardenta',
    color: '#d1462f',
    dark: '#96301f',
    prefix: 22,
    level: 1.05,
    about: {
      es: 'Soldadura, generadores y compresores.',
      ca: 'Soldadura, generadors i compressors.',
    },
  },
  kolbrand: {
    name: 'Kolbrand',
    color: '#2b3a67',
    dark: '#1b2545',
    prefix: 23,
    level: 1.25,
    about: {
      es: 'Herramienta de mano forjada en Alemania.',
      ca: 'Eina de mà forjada a Alemanya.',
    },
  },
  tessaro: {
    name: 'Tessaro',
    color: '#0f7c7c',
    dark: '#095454',
    prefix: 24,
    level: 1.1,
    about: {
      es: 'Medición: flexómetros, niveles y láser.',
      ca: 'Mesurament: flexòmetres, nivells i làser.',
    },
  },
} as const satisfies Record<string, Brand>;
