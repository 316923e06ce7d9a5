import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'mask-ffp',
      drawing: 'mask',
      name: { es: 'Mascarillas {filter-class}[ {valve}], caja de {pack}', ca: 'Mascaretes {filter-class}[ {valve}], capsa de {pack}' },
      points: [{ es: 'Certificadas según {standard}.', ca: 'Certificades segons {standard}.' }],
      brands: { protek: 1, norda: 1, makros: 0.9 },
      values: { standard: 'en149', material: 'polypropylene', size: 'unique' },
      models: [{ 'filter-class': 'ffp1' }, { 'filter-class': 'ffp2' }, { 'filter-class': 'ffp2', valve: true }, { 'filter-class': 'ffp3', valve: true }],
      axes: { pack: [5, 10, 20] },
      price: ({ 'filter-class': filter, pack, valve }) => 0.9 + pack * (filter === 'ffp3' ? 2.4 : filter === 'ffp2' ? 0.95 : 0.6) * (valve ? 1.3 : 1),
      versionsBy: { codes: ['pack'], label: { es: 'Caja de {pack}', ca: 'Capsa de {pack}' } },
      certificates: ['conformity'],
      unit: 'caja',
      withdrawal: 'sealed',
      stock: 'hundreds',
      together: ['safety-spectacles'],
    },
  ],
};
