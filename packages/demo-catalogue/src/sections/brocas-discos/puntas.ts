import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'bit-pack',
      drawing: 'bit',
      name: { es: 'Puntas {tip-size} de {length}, caja de {pack}', ca: 'Puntes {tip-size} de {length}, capsa de {pack}' },
      brands: { titanor: 1, milwaukee: 0.8, norda: 1, makros: 0.9 },
      share: 0.85,
      values: { shank: 'hex', material: 's2-steel' },
      models: [
        { tip: 'ph', 'tip-size': 'ph2' }, { tip: 'pz', 'tip-size': 'pz2' }, { tip: 'pz', 'tip-size': 'pz1' },
        { tip: 'torx', 'tip-size': 't20' }, { tip: 'torx', 'tip-size': 't25' }, { tip: 'torx', 'tip-size': 't30' }, { tip: 'hex', 'tip-size': 'h4' },
      ],
      axes: { length: [25, 50], pack: [10, 25] },
      price: ({ length, pack }) => 0.8 + pack * (0.32 + length * 0.008),
      versionsBy: { codes: ['length', 'pack'], label: { es: '{length}, {pack}', ca: '{length}, {pack}' } },
      unit: 'caja',
      stock: 'hundreds',
      together: ['impact-driver', 'wood-screw'],
    },
    {
      code: 'impact-bit-set',
      drawing: 'screwdriver-bits',
      name: { es: 'Estuche de {pieces} puntas de impacto con portapuntas', ca: 'Estoig de {pieces} puntes d’impacte amb portapuntes' },
      brands: { titanor: 1, milwaukee: 0.9, norda: 1, makros: 0.9, festool: 0.8 },
      values: { shank: 'hex', tip: 'mixed', material: 's2-steel' },
      models: [{ pieces: 10 }, { pieces: 18 }, { pieces: 32 }, { pieces: 48 }, { pieces: 100 }],
      price: ({ pieces }) => 6 + pieces * 0.48,
      stock: 'dozens',
      together: ['impact-driver', 'drill-driver'],
    },
  ],
};
