import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'wall-paint',
      drawing: 'paint',
      name: { es: 'Pintura plástica de acabado {finish:low} para {place:low}, color {colour:low}, {volume}', ca: 'Pintura plàstica d’acabat {finish:low} per a {place:low}, color {colour:low}, {volume}' },
      text: [
        { es: 'Cubre en dos manos, no gotea y deja la pared lisa y sin marcas de rodillo.', ca: 'Cobreix en dues mans, no goteja i deixa la paret llisa i sense marques de corró.' },
        { es: 'Se limpia con agua y casi no huele.', ca: 'Es neteja amb aigua i gairebé no fa olor.' },
        { es: 'Diluya la primera mano con un diez por ciento de agua.', ca: 'Diluïu la primera mà amb un deu per cent d’aigua.' },
        { es: 'En techo con humo o goteras dé antes una mano de imprimación.', ca: 'En sostre amb fum o goteres doneu abans una mà d’emprimació.' },
      ],
      points: [{ es: 'Rendimiento de {coverage} por mano.', ca: 'Rendiment de {coverage} per mà.' }, { es: 'Seca en {drying-time}.', ca: 'S’asseca en {drying-time}.' }],
      brands: { cromalia: 1, tramet: 0.95, makros: 0.9 },
      share: 0.65,
      values: { 'paint-base': 'water', 'drying-time': 2 },
      models: [
        { finish: 'matt', place: 'indoor', coverage: 10 }, { finish: 'satin', place: 'indoor', coverage: 12, washable: true },
        { finish: 'matt', place: 'outdoor', coverage: 8, 'anti-mould': true },
      ],
      axes: { colour: ['white', 'cream'], volume: [4, 15] },
      price: ({ volume, finish, place }) => (5 + volume * 2.9) * (finish === 'satin' ? 1.4 : place === 'outdoor' ? 1.25 : 1),
      versionsBy: { codes: ['volume'], label: { es: '{volume}', ca: '{volume}' } },
      stock: 'dozens',
      together: ['paint-roller', 'masking-tape', 'paint-tray'],
    },
    {
      code: 'enamel',
      drawing: 'paint',
      name: { es: 'Esmalte {finish:low} {paint-base:low}, {colour:low}, {volume-ml}', ca: 'Esmalt {finish:low} {paint-base:low}, {colour:low}, {volume-ml}' },
      text: [
        { es: 'Para puertas, rejas y muebles: duro, lavable y de color que no amarillea.', ca: 'Per a portes, reixes i mobles: dur, rentable i d’un color que no groguenca.' },
        { es: 'Lije entre mano y mano con grano fino y quite el polvo.', ca: 'Poliu entre mà i mà amb gra fi i traieu la pols.' },
      ],
      points: [{ es: 'Rendimiento de {coverage}.', ca: 'Rendiment de {coverage}.' }],
      brands: { cromalia: 1, makros: 0.95 },
      share: 0.6,
      values: { coverage: 13, place: 'both' },
      models: [
        { finish: 'gloss', 'paint-base': 'solvent' }, { finish: 'satin', 'paint-base': 'water' },
      ],
      axes: { colour: ['white', 'black', 'red', 'green', 'grey'], 'volume-ml': [750] },
      price: ({ 'paint-base': base }) => (base === 'water' ? 17 : 14),
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      stock: 'dozens',
      together: ['paint-brush', 'sanding-sheet'],
    },
    {
      code: 'wood-varnish',
      drawing: 'paint',
      name: { es: 'Barniz para madera {finish:low}, {place:low}, {volume-ml}', ca: 'Vernís per a fusta {finish:low}, {place:low}, {volume-ml}' },
      text: [
        { es: 'Protege la madera del agua y del sol sin taparle la veta.', ca: 'Protegeix la fusta de l’aigua i del sol sense tapar-ne la veta.' },
        { es: 'Tres manos fuera, dos dentro, siempre en el sentido de la veta.', ca: 'Tres mans a fora, dues a dins, sempre en el sentit de la veta.' },
      ],
      brands: { cromalia: 1, tramet: 1 },
      values: { colour: 'transparent', coverage: 14 },
      models: [{ finish: 'satin', place: 'indoor' }, { finish: 'gloss', place: 'indoor' }, { finish: 'satin', place: 'outdoor' }],
      axes: { 'volume-ml': [375, 750] },
      price: ({ 'volume-ml': volume, place }) => (4 + volume * 0.015) * (place === 'outdoor' ? 1.25 : 1),
      versionsBy: { codes: ['volume-ml'], label: { es: '{volume-ml}', ca: '{volume-ml}' } },
      stock: 'dozens',
      together: ['paint-brush'],
    },
  ],
};
