import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'sds-bit',
      drawing: 'sds-bit',
      name: { es: 'Broca {shank} para hormigón {diameter#} × {length}', ca: 'Broca {shank} per a formigó {diameter#} × {length}' },
      points: [{ es: 'Longitud útil de {work-length}.', ca: 'Llargada útil de {work-length}.' }],
      brands: { ferrant: 1, titanor: 1.05, milwaukee: 0.85, norda: 0.95 },
      values: { 'for-material': 'concrete', material: 'carbide', pack: 1 },
      models: [
        ...[5, 6, 8, 10, 12].flatMap((diameter) => [110, 160, 210].map((length) => ({ shank: 'sds-plus', diameter, length }))),
        ...[14, 16, 18].map((diameter) => ({ shank: 'sds-plus', diameter, length: 260 })),
        ...[16, 20, 25, 32].map((diameter) => ({ shank: 'sds-max', diameter, length: 520 })),
      ],
      share: 0.8,
      derived: { 'work-length': ({ length, shank }) => length - (shank === 'sds-max' ? 120 : 60) },
      price: ({ diameter, length, shank }) => (1.2 + diameter * 0.3 + length * 0.012) * (shank === 'sds-max' ? 2.1 : 1),
      versionsBy: { codes: ['diameter', 'length'], label: { es: '{diameter#} × {length}', ca: '{diameter#} × {length}' } },
      stock: 'hundreds',
      together: ['mains-rotary-hammer', 'battery-rotary-hammer'],
    },
    {
      code: 'masonry-bit',
      drawing: 'drill-bit',
      name: { es: 'Broca de widia para obra de {diameter}, longitud {length}', ca: 'Broca de vídia per a obra de {diameter}, llargada {length}' },
      brands: { ferrant: 1, titanor: 1, makros: 0.9 },
      values: { shank: 'cylindrical', 'for-material': 'masonry', material: 'carbide', pack: 1 },
      models: [{ diameter: 4 }, { diameter: 5 }, { diameter: 6 }, { diameter: 8 }, { diameter: 10 }, { diameter: 12 }],
      derived: { length: ({ diameter }) => 60 + diameter * 8 },
      price: ({ diameter }) => 1.1 + diameter * 0.28,
      versionsBy: { codes: ['diameter'], label: { es: '{diameter}', ca: '{diameter}' } },
      stock: 'hundreds',
      together: ['mains-hammer-drill'],
    },
    {
      code: 'masonry-bit-set',
      drawing: 'drill-bits',
      name: { es: 'Juego de {pieces} brocas para obra, en estuche', ca: 'Joc de {pieces} broques per a obra, en estoig' },
      brands: { ferrant: 1, titanor: 1.1, makros: 0.85 },
      values: { shank: 'cylindrical', 'for-material': 'masonry', material: 'carbide' },
      models: [{ pieces: 5 }, { pieces: 8 }],
      price: ({ pieces }) => 3.5 + pieces * 1.55,
      stock: 'dozens',
    },
  ],
};
