import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'plant-pot',
      drawing: 'plant-pot',
      name: { es: 'Maceta de {material:low} {colour:low}, diámetro {diameter-cm}', ca: 'Test de {material:low} {colour:low}, diàmetre {diameter-cm}' },
      text: [
        { es: 'Con agujero de drenaje y plato aparte.', ca: 'Amb forat de drenatge i plat a part.' },
        { es: 'Aguanta la helada y el sol de agosto.', ca: 'Aguanta la gelada i el sol d’agost.' },
      ],
      brands: { hortalia: 1, solana: 1.1 },
      share: 0.65,
      models: [{ material: 'clay', colour: 'terracotta' }, { material: 'plastic', colour: 'anthracite' }],
      axes: { 'diameter-cm': [14, 20, 30, 40] },
      derived: {
        'height-cm': ({ 'diameter-cm': diameter }) => Math.round(diameter * 0.85),
        volume: ({ 'diameter-cm': diameter }) => Math.round((diameter * diameter * diameter) / 1900 * 10) / 10,
      },
      price: ({ 'diameter-cm': diameter, material }) => diameter ** 2 * (material === 'clay' ? 0.019 : 0.012),
      versionsBy: { codes: ['diameter-cm'], label: { es: '{diameter-cm}', ca: '{diameter-cm}' } },
      stock: 'dozens',
      together: ['potting-soil', 'plant-food', 'hand-garden-tool'],
    },
    {
      code: 'potting-soil',
      drawing: 'fertiliser',
      name: { es: 'Sustrato {soil:low}, saco de {volume}', ca: 'Substrat {soil:low}, sac de {volume}' },
      text: [
        { es: 'Esponjoso, con abono para las primeras seis semanas.', ca: 'Esponjós, amb adob per a les primeres sis setmanes.' },
        { es: 'Sin turba; la mitad es corteza compostada.', ca: 'Sense torba; la meitat és escorça compostada.' },
      ],
      brands: { hortalia: 1 },
      models: [{ soil: 'universal' }, { soil: 'vegetables' }, { soil: 'citrus' }, { soil: 'cactus' }],
      axes: { volume: [20, 50] },
      values: { ph: 6, place: 'both' },
      price: ({ volume, soil }) => (2.4 + volume * 0.16) * (soil === 'universal' ? 1 : 1.3),
      versionsBy: { codes: ['volume'], label: { es: '{volume}', ca: '{volume}' } },
      unit: 'saco',
      content: ({ volume }) => `${volume} l`,
      stock: 'dozens',
      together: ['plant-pot', 'plant-food'],
    },
    {
      code: 'plant-food',
      drawing: 'fertiliser',
      name: { es: 'Abono {fertiliser:low}, {content-kg}', ca: 'Adob {fertiliser:low}, {content-kg}' },
      text: [
        { es: 'Suelta el alimento poco a poco: dos veces al año bastan.', ca: 'Deixa anar l’aliment a poc a poc: dos cops l’any són prou.' },
        { es: 'Riegue después de abonar.', ca: 'Regueu després d’adobar.' },
      ],
      brands: { hortalia: 1, bellmunt: 1.05 },
      models: [{ fertiliser: 'lawn', 'content-kg': 5 }, { fertiliser: 'organic', 'content-kg': 5 }, { fertiliser: 'blue', 'content-kg': 2 }],
      derived: { surface: ({ 'content-kg': content }) => content * 30 },
      values: { nitrogen: 12, potassium: 8 },
      price: ({ 'content-kg': kilos }) => 4 + kilos * 2.6,
      content: ({ 'content-kg': kilos }) => `${kilos} kg`,
      stock: 'dozens',
      together: ['potting-soil'],
    },
  ],
};
