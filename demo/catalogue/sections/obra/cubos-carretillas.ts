import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'builder-bucket',
      drawing: 'bucket',
      name: { es: 'Cubo de obra de {volume}, color {colour:low}', ca: 'Cubell d’obra de {volume}, color {colour:low}' },
      text: [
        { es: 'Goma y plástico que aguantan el golpe y la cal.', ca: 'Goma i plàstic que aguanten el cop i la calç.' },
        { es: 'Asa de acero con rodillo para no cortar la mano.', ca: 'Nansa d’acer amb corró per no tallar la mà.' },
      ],
      brands: { tramet: 1, makros: 0.85 },
      values: { material: 'rubber' },
      models: [{ volume: 12 }, { volume: 16 }, { volume: 20 }],
      axes: { colour: ['black'] },
      price: ({ volume }) => 1.4 + volume * 0.2,
      stock: 'hundreds',
      together: ['masonry-trowel', 'flexible-tub'],
    },
    {
      code: 'flexible-tub',
      drawing: 'bucket',
      name: { es: 'Espuerta flexible de {volume}, color {colour:low}', ca: 'Cabàs flexible de {volume}, color {colour:low}' },
      text: [
        { es: 'Dos asas que se juntan en una mano; no se rompe aunque se pise.', ca: 'Dues nanses que s’ajunten en una mà; no es trenca encara que es trepitgi.' },
        { es: 'Para amasar, llevar escombro o recoger la hoja.', ca: 'Per pastar, dur runa o recollir la fulla.' },
      ],
      brands: { tramet: 1, hortalia: 1 },
      values: { material: 'polyethylene' },
      models: [{ volume: 15 }, { volume: 26 }, { volume: 42 }],
      axes: { colour: ['black', 'red', 'green'] },
      price: ({ volume }) => 2.6 + volume * 0.16,
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      stock: 'dozens',
      together: ['builder-bucket', 'shovel'],
    },
    {
      code: 'wheelbarrow',
      drawing: 'wheelbarrow',
      name: { es: 'Carretilla de obra de {volume}, {load}, rueda {wheel:low}', ca: 'Carretó d’obra de {volume}, {load}, roda {wheel:low}' },
      text: [
        { es: 'Bañera embutida sin soldaduras y chasis de tubo en una pieza.', ca: 'Caixa embotida sense soldadures i xassís de tub d’una peça.' },
        { es: 'Con la rueda maciza, los clavos no la paran.', ca: 'Amb la roda massissa, els claus no l’aturen.' },
        { es: 'El peso cae sobre la rueda y no sobre los brazos.', ca: 'El pes cau sobre la roda i no sobre els braços.' },
      ],
      points: [{ es: 'Carga de {load}.', ca: 'Càrrega de {load}.' }],
      brands: { norda: 1, montseny: 1.1, makros: 0.85 },
      values: { material: 'galvanised-steel' },
      models: [{ volume: 80, load: 120 }, { volume: 90, load: 150 }, { volume: 100, load: 200 }],
      axes: { wheel: ['air', 'solid'] },
      price: ({ volume, wheel }) => volume * 0.74 + (wheel === 'solid' ? 16 : 0),
      versionsBy: { codes: ['wheel'], label: { es: 'Rueda {wheel:low}', ca: 'Roda {wheel:low}' } },
      stock: 'several',
      together: ['shovel', 'cement-bag', 'builder-bucket'],
    },
  ],
};
