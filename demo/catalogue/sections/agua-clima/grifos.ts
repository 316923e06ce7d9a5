import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'basin-tap',
      drawing: 'tap',
      name: { es: 'Grifo monomando de {room-kind:low}, caño {spout:low}, acabado {finish:low}', ca: 'Aixeta monocomandament de {room-kind:low}, broc {spout:low}, acabat {finish:low}' },
      text: [
        { es: 'Cartucho cerámico de apertura en frío: no enciende la caldera si no hace falta.', ca: 'Cartutx ceràmic d’obertura en fred: no encén la caldera si no cal.' },
        { es: 'El aireador mezcla aire y gasta la mitad de agua.', ca: 'L’airejador barreja aire i gasta la meitat d’aigua.' },
        { es: 'Cuerpo de latón macizo y dos latiguillos de acero incluidos.', ca: 'Cos de llautó massís i dos flexos d’acer inclosos.' },
      ],
      points: [{ es: 'Cartucho de {diameter}.', ca: 'Cartutx de {diameter}.' }],
      brands: { aquavall: 1, nevalis: 0.95 },
      share: 0.65,
      values: { material: 'brass', diameter: 35 },
      models: [
        { 'room-kind': 'basin', spout: 'low' }, { 'room-kind': 'basin', spout: 'high' }, { 'room-kind': 'kitchen', spout: 'high' },
        { 'room-kind': 'kitchen', spout: 'pull-out' }, { 'room-kind': 'bidet', spout: 'low' },
      ],
      axes: { finish: ['chrome', 'black'] },
      price: ({ spout, finish }) => (spout === 'pull-out' ? 92 : spout === 'high' ? 64 : 39) * (finish === 'black' ? 1.3 : 1),
      versionsBy: { codes: ['finish'], label: { es: '{finish}', ca: '{finish}' } },
      contents: [{ es: 'Grifo', ca: 'Aixeta' }, { es: '2 latiguillos de 35\u00a0cm', ca: '2 flexos de 35\u00a0cm' }, { es: 'Fijación', ca: 'Fixació' }],
      instructions: 'taps',
      guaranteeYears: 5,
      stock: 'several',
      together: ['angle-valve', 'flexible-connector', 'ptfe-tape'],
    },
    {
      code: 'bath-mixer',
      drawing: 'bath-mixer',
      name: { es: 'Grifo de {room-kind:low}[, {thermostat}], acabado {finish:low}', ca: 'Aixeta de {room-kind:low}[, {thermostat}], acabat {finish:low}' },
      text: [
        { es: 'Dos entradas a la distancia normal, con excéntricas para corregirla.', ca: 'Dues entrades a la distància normal, amb excèntriques per corregir-la.' },
        { es: 'El termostático se para en 38 grados y no quema.', ca: 'El termostàtic s’atura a 38 graus i no crema.' },
      ],
      brands: { aquavall: 1, nevalis: 1 },
      values: { material: 'brass', pressure: 5 },
      models: [
        { 'room-kind': 'shower' }, { 'room-kind': 'bath' }, { 'room-kind': 'shower', thermostat: true }, { 'room-kind': 'bath', thermostat: true },
      ],
      axes: { finish: ['chrome'] },
      price: ({ thermostat }) => (thermostat ? 118 : 52),
      instructions: 'taps',
      guaranteeYears: 5,
      stock: 'several',
      together: ['shower-hose', 'hand-shower'],
    },
    {
      code: 'garden-tap',
      drawing: 'garden-tap',
      name: { es: 'Grifo de jardín de esfera, rosca {thread}, acabado {finish:low}', ca: 'Aixeta de jardí d’esfera, rosca {thread}, acabat {finish:low}' },
      text: [
        { es: 'Un cuarto de vuelta abre y cierra, y la rosca admite el racor de la manguera.', ca: 'Un quart de volta obre i tanca, i la rosca admet el ràcord de la mànega.' },
        { es: 'En zona de heladas vacíelo en otoño.', ca: 'En zona de gelades buideu-la a la tardor.' },
      ],
      brands: { aquavall: 1, makros: 1 },
      values: { material: 'brass', 'room-kind': 'sink' },
      models: [{ thread: '1-2' }, { thread: '3-4' }, { thread: '1' }],
      axes: { finish: ['chrome', 'raw'] },
      price: ({ thread }) => (thread === '1' ? 14 : thread === '3-4' ? 9.5 : 7),
      versionsBy: { codes: ['finish'], label: { es: '{finish}', ca: '{finish}' } },
      stock: 'dozens',
      together: ['garden-hose', 'ptfe-tape'],
    },
  ],
};
