import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'cutting-disc',
      drawing: 'cutting-disc',
      name: {
        es: 'Disco de corte {disc-diameter#} × {thickness} para {for-material:low}, {pack}',
        ca: 'Disc de tall {disc-diameter#} × {thickness} per a {for-material:low}, {pack}',
      },
      points: [{ es: 'Hasta {speed}.', ca: 'Fins a {speed}.' }, { es: 'Agujero de {bore}.', ca: 'Forat de {bore}.' }],
      brands: { ferrant: 1, norda: 1, milwaukee: 0.8, abralis: 1, makros: 0.85 },
      share: 0.8,
      values: { bore: 22.2, standard: 'en12413' },
      models: [
        { 'for-material': 'metal', 'disc-diameter': 115, thickness: 1 }, { 'for-material': 'stainless', 'disc-diameter': 125, thickness: 1 },
        { 'for-material': 'metal', 'disc-diameter': 125, thickness: 1.6 }, { 'for-material': 'metal', 'disc-diameter': 230, thickness: 2 },
        { 'for-material': 'stone', 'disc-diameter': 125, thickness: 2.5 }, { 'for-material': 'stone', 'disc-diameter': 230, thickness: 3 },
        { 'for-material': 'aluminium', 'disc-diameter': 125, thickness: 1.2 },
      ],
      axes: { pack: [1, 10, 25] },
      derived: { speed: ({ 'disc-diameter': disc }) => Math.round(1_528_000 / disc / 50) * 50 },
      price: ({ 'disc-diameter': disc, pack }) => pack * (disc / 125) ** 1.7 * (pack > 9 ? 1.35 : 1.75),
      versionsBy: { codes: ['pack'], label: { es: '{pack}', ca: '{pack}' } },
      stock: 'hundreds',
      together: ['angle-grinder', 'safety-spectacles', 'mechanic-glove'],
    },
    {
      code: 'flap-disc',
      drawing: 'flap-disc',
      name: { es: 'Disco de láminas {disc-diameter}, grano {grain}', ca: 'Disc de làmines {disc-diameter}, gra {grain}' },
      brands: { ferrant: 1, norda: 1, abralis: 1, makros: 0.85 },
      values: { bore: 22.2, 'for-material': 'metal', backing: 'fibre', standard: 'en12413', pack: 1 },
      models: [{ 'disc-diameter': 115 }, { 'disc-diameter': 125 }],
      axes: { grain: [40, 60, 80, 120] },
      price: ({ 'disc-diameter': disc, grain }) => disc * 0.026 + grain * 0.004,
      versionsBy: { codes: ['grain'], label: { es: 'Grano {grain}', ca: 'Gra {grain}' } },
      stock: 'hundreds',
      together: ['angle-grinder'],
    },
  ],
};
