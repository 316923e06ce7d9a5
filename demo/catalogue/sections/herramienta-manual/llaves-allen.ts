import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'hex-key',
      drawing: 'allen-keys',
      name: { es: 'Llave Allen de {key-size}, {key-form:low}[, {ball-end}]', ca: 'Clau Allen de {key-size}, {key-form:low}[, {ball-end}]' },
      text: [
        { es: 'Acero templado hasta el alma, con la medida marcada.', ca: 'Acer trempat fins al moll, amb la mida marcada.' },
        { es: 'La punta de bola entra inclinada hasta 25°.', ca: 'La punta de bola entra inclinada fins a 25°.' },
        { es: 'Aristas limpias que llenan el hexágono.', ca: 'Arestes netes que omplen l’hexàgon.' },
      ],
      brands: { kolbrand: 1, norda: 1 },
      share: 0.85,
      values: { material: 'chrome-vanadium', tip: 'hex' },
      models: [{ 'key-form': 'l' }, { 'key-form': 'l-long', 'ball-end': true }],
      axes: { 'key-size': [2, 2.5, 3, 4, 5, 6, 8, 10, 12] },
      where: ({ 'key-form': form, 'key-size': size }) => form === 'l' || size <= 10,
      price: ({ 'key-size': size, 'key-form': form }) => (0.9 + size * 0.19) * (form === 'l' ? 1 : 1.8),
      versionsBy: { codes: ['key-size'], label: { es: '{key-size}', ca: '{key-size}' } },
      stock: 'hundreds',
      together: ['hex-key-set'],
    },
    {
      code: 'hex-key-set',
      drawing: 'allen-keys',
      name: { es: 'Juego de {pieces} llaves {tip}, {key-form:low}[, {ball-end}]', ca: 'Joc de {pieces} claus {tip}, {key-form:low}[, {ball-end}]' },
      text: [
        { es: 'Ordenadas en un soporte que suelta solo la que se quiere.', ca: 'Endreçades en un suport que deixa anar només la que es vol.' },
        { es: 'Para mueble, bicicleta y máquina.', ca: 'Per a moble, bicicleta i màquina.' },
        { es: 'La de navaja cabe en el bolsillo y no se pierde ninguna.', ca: 'La de navalla cap a la butxaca i no se’n perd cap.' },
        { es: 'Cada medida lleva su color.', ca: 'Cada mida porta el seu color.' },
      ],
      brands: { kolbrand: 1, norda: 1, milwaukee: 0.85, makros: 0.85, tramet: 0.95 },
      share: 0.8,
      values: { material: 'chrome-vanadium' },
      models: [
        { pieces: 9, tip: 'hex', 'key-form': 'l' }, { pieces: 9, tip: 'hex', 'key-form': 'l-long', 'ball-end': true }, { pieces: 9, tip: 'torx', 'key-form': 'l-long' },
        { pieces: 7, tip: 'hex', 'key-form': 'folding' }, { pieces: 8, tip: 'torx', 'key-form': 'folding' }, { pieces: 13, tip: 'hex', 'key-form': 'l-long', 'ball-end': true },
      ],
      price: ({ pieces, 'key-form': form, 'ball-end': ball }) => 2 + pieces * (form === 'l' ? 0.75 : 1.25) + (ball ? 3 : 0),
      stock: 'dozens',
      together: ['bit-pack', 'screwdriver-set'],
    },
    {
      code: 't-handle-key',
      drawing: 'allen-keys',
      name: { es: 'Llave {tip-size} con mango en T, {length}', ca: 'Clau {tip-size} amb mànec en T, {length}' },
      text: [
        { es: 'Mango ancho para apretar fuerte y varilla larga para llegar al fondo.', ca: 'Mànec ample per prémer fort i vareta llarga per arribar al fons.' },
        { es: 'La punta corta lateral da el último apriete.', ca: 'La punta curta lateral fa l’última collada.' },
      ],
      brands: { kolbrand: 1, norda: 1 },
      values: { 'key-form': 't', material: 'chrome-vanadium' },
      models: [
        { tip: 'hex', 'tip-size': 'h3', length: 100 }, { tip: 'hex', 'tip-size': 'h4', length: 150 }, { tip: 'hex', 'tip-size': 'h5', length: 150 }, { tip: 'hex', 'tip-size': 'h6', length: 200 }, { tip: 'hex', 'tip-size': 'h8', length: 200 },
        { tip: 'torx', 'tip-size': 't20', length: 150 }, { tip: 'torx', 'tip-size': 't25', length: 200 }, { tip: 'torx', 'tip-size': 't30', length: 200 },
      ],
      price: ({ length }) => 2.2 + length * 0.021,
      stock: 'dozens',
      together: ['hex-key-set'],
    },
  ],
};
