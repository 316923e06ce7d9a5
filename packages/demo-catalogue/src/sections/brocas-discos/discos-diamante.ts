import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'diamond-disc',
      drawing: 'disc',
      name: {
        es: 'Disco de diamante {disc-diameter} para {for-material:low}, uso {use:low}',
        ca: 'Disc de diamant {disc-diameter} per a {for-material:low}, ús {use:low}',
      },
      points: [{ es: 'Agujero de {bore}.', ca: 'Forat de {bore}.' }, { es: 'Segmento de {thickness}.', ca: 'Segment de {thickness}.' }],
      brands: { ferrant: 1, norda: 1, titanor: 1, milwaukee: 0.85, makros: 0.9 },
      share: 0.8,
      values: { material: 'diamond', standard: 'en13236', pack: 1 },
      models: [115, 125, 230, 300, 350].map((disc) => ({ 'disc-diameter': disc })),
      axes: { 'for-material': ['concrete-stone', 'tile', 'asphalt', 'masonry'], use: ['professional', 'frequent'] },
      where: ({ 'for-material': material, 'disc-diameter': disc, use }) =>
        (material !== 'asphalt' || disc >= 300) && (material !== 'tile' || disc <= 230) && (disc < 300 || use === 'professional'),
      derived: {
        bore: ({ 'disc-diameter': disc }) => (disc >= 300 ? 25.4 : 22.2),
        thickness: ({ 'disc-diameter': disc }) => (disc >= 300 ? 3.2 : disc >= 230 ? 2.6 : 2.2),
      },
      price: ({ 'disc-diameter': disc, use }) => (disc / 125) ** 1.9 * (use === 'professional' ? 23 : 12.5),
      stock: 'dozens',
      together: ['angle-grinder', 'angle-grinder-battery', 'mask-ffp'],
    },
  ],
};
