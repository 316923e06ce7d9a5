import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'twist-bit-metal',
      drawing: 'drill-bit',
      name: { es: 'Broca para metal {material} de {diameter}, longitud {length}', ca: 'Broca per a metall {material} de {diameter}, llargada {length}' },
      points: [{ es: 'Longitud útil de {work-length}.', ca: 'Llargada útil de {work-length}.' }, { es: 'Norma DIN 338.', ca: 'Norma DIN 338.' }],
      brands: { ferrant: 1, titanor: 1, milwaukee: 0.85, makros: 0.9 },
      share: 0.8,
      values: { shank: 'cylindrical', 'for-material': 'metal', pack: 1 },
      models: [{ material: 'hss' }, { material: 'hss-co' }, { material: 'hss-tin' }],
      axes: { diameter: [2, 3, 3.5, 4, 5, 6, 8, 10, 12] },
      derived: { length: ({ diameter }) => Math.round(40 + diameter * 9), 'work-length': ({ diameter }) => Math.round(18 + diameter * 7) },
      price: ({ diameter, material }) => (0.9 + diameter * 0.22 + diameter ** 2 * 0.028) * (material === 'hss-co' ? 2.1 : material === 'hss-tin' ? 1.4 : 1),
      versionsBy: { codes: ['diameter'], label: { es: '{diameter}', ca: '{diameter}' } },
      stock: 'hundreds',
      together: ['mains-hammer-drill', 'safety-spectacles'],
    },
    {
      code: 'metal-bit-set',
      drawing: 'drill-bits',
      name: { es: 'Juego de {pieces} brocas para metal {material}, en estuche', ca: 'Joc de {pieces} broques per a metall {material}, en estoig' },
      brands: { ferrant: 1, titanor: 1, milwaukee: 0.9, makros: 0.9, norda: 1 },
      values: { shank: 'cylindrical', 'for-material': 'metal' },
      models: [{ pieces: 13, material: 'hss' }, { pieces: 19, material: 'hss' }, { pieces: 25, material: 'hss' }, { pieces: 19, material: 'hss-co' }, { pieces: 25, material: 'hss-co' }],
      price: ({ pieces, material }) => (4 + pieces * 1.15) * (material === 'hss-co' ? 2.2 : 1),
      stock: 'dozens',
      together: ['hammer-drill'],
    },
  ],
};
