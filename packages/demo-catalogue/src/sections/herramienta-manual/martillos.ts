import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'claw-hammer',
      drawing: 'hammer',
      name: { es: 'Martillo de uña {head}, mango de {material:low}', ca: 'Martell d’ungla {head}, mànec de {material:low}' },
      brands: { norda: 1, kolbrand: 1, milwaukee: 0.9, makros: 0.85, montseny: 1 },
      share: 0.85,
      models: [{ material: 'hickory' }, { material: 'fibreglass' }, { material: 'steel' }],
      axes: { head: [450, 570, 680] },
      derived: { weight: ({ head }) => head / 1000 + 0.3, length: ({ head }) => Math.round(300 + head / 15) },
      price: ({ head, material }) => 6 + head * 0.018 + (material === 'steel' ? 9 : material === 'fibreglass' ? 4 : 3),
      stock: 'dozens',
      together: ['nail-box', 'tape-measure'],
    },
    {
      code: 'sledgehammer',
      drawing: 'sledgehammer',
      name: { es: 'Maza de {head}, mango de {material:low}', ca: 'Maça de {head}, mànec de {material:low}' },
      brands: { montseny: 1, norda: 1, kolbrand: 1 },
      models: [{ material: 'ash' }, { material: 'fibreglass' }],
      axes: { head: [1000, 1500, 3000, 5000] },
      derived: { weight: ({ head }) => (head / 1000) * 1.15, length: ({ head }) => Math.round((head > 2000 ? 900 : 260 + head / 50)) },
      price: ({ head, material }) => 8 + head * 0.0075 + (material === 'fibreglass' ? 7 : 0),
      stock: 'several',
      together: ['mechanic-glove'],
    },
    {
      code: 'axe',
      drawing: 'axe',
      name: { es: 'Hacha de {head}, mango de {material:low} de {length}', ca: 'Destral de {head}, mànec de {material:low} de {length}' },
      brands: { stihl: 1, montseny: 1, bellmunt: 1, kolbrand: 1 },
      models: [{ material: 'hickory', head: 600, length: 400 }, { material: 'hickory', head: 1200, length: 700 }, { material: 'ash', head: 2000, length: 800 }],
      derived: { weight: ({ head }) => (head / 1000) * 1.25 },
      price: ({ head }) => 16 + head * 0.014,
      stock: 'several',
      together: ['mechanic-glove'],
    },
  ],
};
