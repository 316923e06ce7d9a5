import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'safety-spectacles',
      drawing: 'safety-glasses',
      name: { es: 'Gafas de protección, ocular {lens:low}[, {anti-fog}], patillas color {colour:low}', ca: 'Ulleres de protecció, ocular {lens:low}[, {anti-fog}], patilles color {colour:low}' },
      points: [{ es: 'Certificadas según {standard}.', ca: 'Certificades segons {standard}.' }],
      brands: { protek: 1, norda: 1, milwaukee: 0.9, stihl: 0.9, makros: 0.85 },
      share: 0.9,
      values: { standard: 'en166', material: 'polycarbonate' },
      models: [{ lens: 'clear' }, { lens: 'clear', 'anti-fog': true }, { lens: 'smoke', 'anti-fog': true }, { lens: 'yellow' }, { lens: 'mirror', 'anti-fog': true }],
      axes: { colour: ['black', 'blue'] },
      price: ({ lens, 'anti-fog': clear }) => 4.5 + (clear ? 4 : 0) + (lens === 'mirror' ? 3 : 0),
      versionsBy: { codes: ['colour'], label: { es: '{colour}', ca: '{colour}' } },
      certificates: ['conformity'],
      stock: 'dozens',
      together: ['mechanic-glove', 'mask-ffp'],
    },
  ],
};
