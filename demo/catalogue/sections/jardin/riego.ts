import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'lawn-sprinkler',
      drawing: 'sprinkler',
      name: { es: 'Aspersor {sprinkler:low}, hasta {surface}', ca: 'Aspersor {sprinkler:low}, fins a {surface}' },
      text: [
        { es: 'Reparte el agua por igual y moja solo donde toca.', ca: 'Reparteix l’aigua per igual i mulla només on toca.' },
        { es: 'El filtro se saca y se lava bajo el grifo.', ca: 'El filtre es treu i es renta sota l’aixeta.' },
      ],
      brands: { aquavall: 1, bellmunt: 1, makros: 0.85 },
      share: 0.65,
      models: [{ sprinkler: 'oscillating', surface: 220 }, { sprinkler: 'impact', surface: 490 }, { sprinkler: 'pop-up', surface: 78 }],
      price: ({ surface }) => 8 + surface * 0.042,
      stock: 'dozens',
      together: ['garden-hose', 'water-timer'],
    },
    {
      code: 'water-timer',
      drawing: 'sprinkler',
      name: { es: 'Programador de riego, vías: {outlets}[, {wireless}]', ca: 'Programador de reg, vies: {outlets}[, {wireless}]' },
      text: [
        { es: 'Riega de madrugada, cuando menos agua se pierde.', ca: 'Rega de matinada, quan menys aigua es perd.' },
        { es: 'Funciona con pilas y avisa cuando se gastan.', ca: 'Funciona amb piles i avisa quan es gasten.' },
      ],
      brands: { aquavall: 1, bellmunt: 1 },
      models: [{ outlets: 1 }, { outlets: 2 }, { outlets: 1, wireless: true }, { outlets: 4, wireless: true }],
      price: ({ outlets, wireless }) => 18 + outlets * 11 + (wireless ? 32 : 0),
      instructions: 'water-timers',
      stock: 'several',
      together: ['drip-kit', 'lawn-sprinkler'],
    },
    {
      code: 'drip-kit',
      drawing: 'sprinkler',
      name: { es: 'Kit de riego por goteo para {pieces} plantas', ca: 'Kit de reg per degoteig per a {pieces} plantes' },
      text: [
        { es: 'Tubo, goteros y piquetas: se monta en una tarde sin herramientas.', ca: 'Tub, degotadors i piquetes: es munta en una tarda sense eines.' },
        { es: 'Los goteros se desmontan para limpiarlos.', ca: 'Els degotadors es desmunten per netejar-los.' },
      ],
      brands: { aquavall: 1, hortalia: 0.95 },
      models: [{ pieces: 10 }, { pieces: 20 }, { pieces: 40 }],
      price: ({ pieces }) => 9 + pieces * 1.05,
      contents: [{ es: 'Tubo', ca: 'Tub' }, { es: 'Goteros', ca: 'Degotadors' }, { es: 'Piquetas', ca: 'Piquetes' }, { es: 'Reductor de presión', ca: 'Reductor de pressió' }],
      stock: 'several',
      together: ['water-timer', 'drip-pipe'],
    },
    {
      code: 'drip-pipe',
      drawing: 'hose',
      name: { es: 'Tubo de goteo de {diameter}, rollo de {length-m}', ca: 'Tub de degoteig de {diameter}, rotlle de {length-m}' },
      text: [{ es: 'Un gotero cada 33 centímetros, dentro del tubo.', ca: 'Un degotador cada 33 centímetres, dins del tub.' }],
      brands: { aquavall: 1, hortalia: 0.9 },
      values: { material: 'polyethylene', diameter: 16 },
      models: [{ 'length-m': 25 }, { 'length-m': 50 }, { 'length-m': 100 }],
      price: ({ 'length-m': length }) => 3 + length * 0.42,
      unit: 'rollo',
      stock: 'dozens',
      together: ['drip-kit'],
    },
  ],
};
