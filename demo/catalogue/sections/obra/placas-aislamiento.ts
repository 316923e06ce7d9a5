import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'plasterboard',
      drawing: 'plasterboard',
      name: { es: 'Placa de yeso laminado {board-type:low} de {thickness}, {length-cm} × {width-cm}', ca: 'Placa de guix laminat {board-type:low} de {thickness}, {length-cm} × {width-cm}' },
      text: [
        { es: 'Borde afinado para que la junta encintada quede invisible.', ca: 'Vora afinada perquè el junt encintat quedi invisible.' },
        { es: 'Se corta con cúter: se marca una cara, se parte y se corta la otra.', ca: 'Es talla amb cúter: es marca una cara, es parteix i es talla l’altra.' },
        { es: 'Atornille cada 25 centímetros.', ca: 'Cargoleu cada 25 centímetres.' },
      ],
      points: [{ es: 'Peso: {weight}.', ca: 'Pes: {weight}.' }],
      brands: { placlam: 1 },
      values: { material: 'gypsum', 'width-cm': 120 },
      models: [{ 'board-type': 'plain', thickness: 13 }, { 'board-type': 'plain', thickness: 15 }, { 'board-type': 'moisture', thickness: 13 }, { 'board-type': 'fire', thickness: 15 }, { 'board-type': 'acoustic', thickness: 13 }],
      axes: { 'length-cm': [200, 250] },
      derived: { weight: ({ thickness, 'length-cm': length }) => thickness * length * 0.0084 },
      price: ({ thickness, 'length-cm': length, 'board-type': type }) => thickness * length * 0.0031 * ({ plain: 1, moisture: 1.6, fire: 1.4, acoustic: 1.9 }[type] ?? 1),
      versionsBy: { codes: ['length-cm'], label: { es: '{length-cm}', ca: '{length-cm}' } },
      certificates: ['conformity'],
      stock: 'dozens',
      together: ['drywall-screw', 'drywall-profile', 'joint-compound'],
    },
    {
      code: 'drywall-profile',
      drawing: 'plasterboard',
      name: { es: 'Perfil {profile:low} de {width} para placa, {length-m}', ca: 'Perfil {profile:low} de {width} per a placa, {length-m}' },
      text: [{ es: 'Acero galvanizado con el ala rayada para que el tornillo no resbale.', ca: 'Acer galvanitzat amb l’ala ratllada perquè el cargol no rellisqui.' }],
      brands: { placlam: 1 },
      values: { material: 'galvanised-steel', 'length-m': 3 },
      models: [{ profile: 'stud', width: 48 }, { profile: 'stud', width: 70 }, { profile: 'track', width: 48 }, { profile: 'track', width: 70 }, { profile: 'ceiling', width: 47 }],
      price: ({ width }) => 1.6 + width * 0.04,
      stock: 'hundreds',
      together: ['plasterboard', 'drywall-screw'],
    },
    {
      code: 'insulation-roll',
      drawing: 'insulation-roll',
      name: { es: 'Aislante de {material:low} de {thickness}, {surface}', ca: 'Aïllant de {material:low} de {thickness}, {surface}' },
      text: [
        { es: 'Menos calor en verano, menos frío en invierno y menos ruido del vecino.', ca: 'Menys calor a l’estiu, menys fred a l’hivern i menys soroll del veí.' },
        { es: 'Póngalo sin apretar: lo que aísla es el aire.', ca: 'Poseu-lo sense prémer: el que aïlla és l’aire.' },
      ],
      brands: { placlam: 1, makros: 1.1 },
      models: [
        { material: 'glass-wool', thickness: 50, surface: 14.4 }, { material: 'glass-wool', thickness: 100, surface: 7.2 },
        { material: 'rock-wool', thickness: 40, surface: 8.1 }, { material: 'rock-wool', thickness: 60, surface: 5.4 },
        { material: 'xps', thickness: 30, surface: 10.5 }, { material: 'xps', thickness: 50, surface: 6 },
      ],
      price: ({ surface, thickness, material }) => surface * thickness * ({ 'glass-wool': 0.07, 'rock-wool': 0.11, xps: 0.16 }[material] ?? 0.1),
      certificates: ['conformity'],
      stock: 'dozens',
      together: ['plasterboard', 'mask-ffp'],
    },
  ],
};
