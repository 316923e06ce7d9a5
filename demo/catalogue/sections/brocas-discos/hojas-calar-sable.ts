import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'jigsaw-blade',
      drawing: 'saw-blade',
      name: {
        es: 'Hojas de calar de {material:low} para {for-material:low}, {length}, {tpi}, paquete de {pack}',
        ca: 'Fulles de calar de {material:low} per a {for-material:low}, {length}, {tpi}, paquet de {pack}',
      },
      text: [
        { es: 'Mango en T para todas las máquinas actuales.', ca: 'Mànec en T per a totes les màquines actuals.' },
        { es: 'Cuanto más fino el diente, más limpio el canto y más lento el corte.', ca: 'Com més fina la dent, més net el cantell i més lent el tall.' },
        { es: 'En metal conviene quitar el péndulo y poner aceite.', ca: 'En metall convé treure el pèndol i posar-hi oli.' },
        { es: 'La hoja lleva grabado el material, para no buscar en la tabla.', ca: 'La fulla porta gravat el material, per no buscar a la taula.' },
      ],
      points: [{ es: 'Longitud útil de {work-length}.', ca: 'Llargada útil de {work-length}.' }, { es: 'Dentado de {tpi}.', ca: 'Dentat de {tpi}.' }],
      brands: { ferrant: 1, titanor: 1, festool: 0.7, makros: 0.9 },
      share: 0.85,
      values: { shank: 't-shank' },
      models: [
        { material: 'steel', 'for-material': 'wood', length: 100, tpi: 6 }, { material: 'steel', 'for-material': 'wood', length: 100, tpi: 10 }, { material: 'bimetal', 'for-material': 'wood', length: 132, tpi: 8 },
        { material: 'bimetal', 'for-material': 'laminate', length: 100, tpi: 13 }, { material: 'hss', 'for-material': 'metal', length: 92, tpi: 21 }, { material: 'bimetal', 'for-material': 'metal', length: 92, tpi: 17 },
        { material: 'hss', 'for-material': 'aluminium', length: 100, tpi: 8 }, { material: 'carbide', 'for-material': 'tile', length: 76, tpi: 18 },
      ],
      axes: { pack: [5] },
      derived: { 'work-length': ({ length }) => length - 25 },
      price: ({ pack, material, length }) => pack * (0.5 + length * 0.007) * (material === 'carbide' ? 4 : material === 'bimetal' ? 1.7 : 1),
      stock: 'hundreds',
      together: ['jigsaw', 'battery-jigsaw'],
    },
    {
      code: 'jigsaw-blade-set',
      drawing: 'saw-blade',
      name: { es: 'Estuche de {pieces} hojas de calar surtidas, mango en T', ca: 'Estoig de {pieces} fulles de calar assortides, mànec en T' },
      text: [
        { es: 'Madera, metal y laminado en una caja con visor.', ca: 'Fusta, metall i laminat en una capsa amb visor.' },
        { es: 'Cada hueco dice qué hoja va.', ca: 'Cada forat diu quina fulla hi va.' },
      ],
      brands: { ferrant: 1, titanor: 1, norda: 1, makros: 0.9 },
      values: { shank: 't-shank', 'for-material': 'universal' },
      models: [{ pieces: 10 }, { pieces: 15 }, { pieces: 30 }],
      price: ({ pieces }) => 4 + pieces * 0.82,
      stock: 'dozens',
      together: ['jigsaw'],
    },
    {
      code: 'sabre-blade',
      drawing: 'saw-blade',
      name: {
        es: 'Hojas de sable de {material:low} para {for-material:low}, {length}, {tpi}, paquete de {pack}',
        ca: 'Fulles de sabre de {material:low} per a {for-material:low}, {length}, {tpi}, paquet de {pack}',
      },
      text: [
        { es: 'Hoja recta que no se dobla al hacer palanca.', ca: 'Fulla recta que no es doblega en fer palanca.' },
        { es: 'La punta reforzada entra de golpe en tablero y placa.', ca: 'La punta reforçada entra de cop en tauler i placa.' },
        { es: 'La longitud debe pasar de la pieza en toda la carrera.', ca: 'La llargada ha de sobrepassar la peça en tota la cursa.' },
        { es: 'Con dientes de metal duro corta inoxidable y fundición.', ca: 'Amb dents de metall dur talla inoxidable i fosa.' },
      ],
      points: [{ es: 'Inserción universal.', ca: 'Inserció universal.' }, { es: 'Dentado de {tpi}.', ca: 'Dentat de {tpi}.' }],
      brands: { milwaukee: 0.7, ferrant: 1, titanor: 1, makros: 0.9 },
      share: 0.85,
      values: { shank: 's' },
      models: [
        { material: 'bimetal', 'for-material': 'wood', length: 150, tpi: 6, pack: 5 }, { material: 'bimetal', 'for-material': 'wood', length: 230, tpi: 5, pack: 5 }, { material: 'bimetal', 'for-material': 'wood', length: 300, tpi: 5, pack: 5 },
        { material: 'bimetal', 'for-material': 'wood-metal', length: 230, tpi: 10, pack: 5 }, { material: 'bimetal', 'for-material': 'metal', length: 150, tpi: 18, pack: 5 }, { material: 'bimetal', 'for-material': 'metal', length: 230, tpi: 14, pack: 5 },
        { material: 'carbide', 'for-material': 'metal', length: 230, tpi: 8, pack: 1 }, { material: 'carbide', 'for-material': 'masonry', length: 300, tpi: 2, pack: 1 },
      ],
      price: ({ pack, length, material }) => pack * (0.9 + length * 0.011) * (material === 'carbide' ? 4.2 : 1),
      stock: 'hundreds',
      together: ['reciprocating-saw-battery', 'mains-reciprocating-saw', 'mechanic-glove'],
    },
  ],
};
