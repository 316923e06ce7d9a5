import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'hollow-brick',
      drawing: 'brick',
      name: { es: 'Ladrillo {brick:low}, {length} × {width} × {thickness}', ca: 'Maó {brick:low}, {length} × {width} × {thickness}' },
      text: [
        { es: 'Pieza cerámica bien cocida, de caras planas y medida constante.', ca: 'Peça ceràmica ben cuita, de cares planes i mida constant.' },
        { es: 'Mójelo antes de colocarlo para que no chupe el agua del mortero.', ca: 'Mulleu-lo abans de col·locar-lo perquè no xucli l’aigua del morter.' },
        { es: 'Precio por pieza; el palé entero se sirve a pie de obra.', ca: 'Preu per peça; el palet sencer se serveix a peu d’obra.' },
      ],
      points: [{ es: 'Peso por pieza: {weight}.', ca: 'Pes per peça: {weight}.' }],
      brands: { cantoner: 1 },
      values: { material: 'ceramic' },
      models: [
        { brick: 'single', length: 245, width: 115, thickness: 40 }, { brick: 'double', length: 245, width: 115, thickness: 70 },
        { brick: 'large', length: 400, width: 200, thickness: 70 }, { brick: 'perforated', length: 245, width: 115, thickness: 50 },
        { brick: 'solid', length: 280, width: 140, thickness: 50 }, { brick: 'face', length: 235, width: 113, thickness: 50 },
        { brick: 'refractory', length: 220, width: 110, thickness: 30 },
      ],
      derived: { weight: ({ length, width, thickness }) => (length * width * thickness) / 950_000 },
      price: ({ length, width, thickness, brick }) => 0.12 + ((length * width * thickness) / 9_000_000) * ({ face: 4, refractory: 14, solid: 3 }[brick] ?? 1.2),
      certificates: ['conformity'],
      unit: 'pieza',
      stock: 'hundreds',
      together: ['dry-mortar', 'masonry-trowel'],
    },
    {
      code: 'building-block',
      drawing: 'building-block',
      name: { es: 'Bloque de {material:low}, {length} × {height} × {width}', ca: 'Bloc de {material:low}, {length} × {height} × {width}' },
      text: [
        { es: 'Levanta muro deprisa: doce piezas y media por metro cuadrado.', ca: 'Aixeca mur de pressa: dotze peces i mitja per metre quadrat.' },
        { es: 'Los huecos se pueden armar y rellenar.', ca: 'Els forats es poden armar i omplir.' },
      ],
      brands: { cantoner: 1, rocalba: 1 },
      values: { length: 400, height: 200 },
      models: [{ material: 'concrete', width: 100 }, { material: 'concrete', width: 150 }, { material: 'concrete', width: 200 }, { material: 'clay', width: 190 }],
      price: ({ width, material }) => 0.35 + width * (material === 'clay' ? 0.011 : 0.006),
      unit: 'pieza',
      stock: 'hundreds',
      together: ['cement-bag'],
    },
    {
      code: 'wall-tile',
      drawing: 'tile',
      name: { es: 'Azulejo {finish:low} de {length-cm} × {width-cm}, color {colour:low}, caja de {surface}', ca: 'Rajola {finish:low} de {length-cm} × {width-cm}, color {colour:low}, capsa de {surface}' },
      text: [
        { es: 'Para cocina y baño, de canto recto y tono parejo.', ca: 'Per a cuina i bany, de cantell recte i to uniforme.' },
        { es: 'Compre un diez por ciento más por los cortes y guarde una caja.', ca: 'Compreu-ne un deu per cent més pels talls i deseu-ne una capsa.' },
      ],
      brands: { cantoner: 1, nevalis: 1.05 },
      values: { material: 'ceramic', place: 'indoor' },
      models: [
        { finish: 'gloss', 'length-cm': 20, 'width-cm': 10, surface: 1 }, { finish: 'gloss', 'length-cm': 60, 'width-cm': 30, surface: 1.44 },
        { finish: 'matt', 'length-cm': 60, 'width-cm': 60, surface: 1.44 },
      ],
      axes: { colour: ['white', 'grey'] },
      price: ({ surface, 'length-cm': length }) => surface * (9 + length * 0.14),
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      unit: 'caja',
      content: ({ surface }) => `${surface} m2`,
      stock: 'dozens',
      together: ['tile-adhesive', 'notched-trowel', 'tile-grout'],
    },
  ],
};
