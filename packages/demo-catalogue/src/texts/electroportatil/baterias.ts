import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'battery-pack': {
    use: [
      { es: 'Batería de {energy} para todas las máquinas {brand} de {voltage}.', ca: 'Bateria de {energy} per a totes les màquines {brand} de {voltage}.' },
      { es: 'La de {battery-capacity} es la ligera: para atornillar por encima de la cabeza y trabajos cortos con máquinas {brand} de {voltage}.', ca: 'La de {battery-capacity} és la lleugera: per cargolar per sobre del cap i feines curtes amb màquines {brand} de {voltage}.', when: ({ energy }) => energy < 50 },
      { es: 'Con {battery-capacity} llega para media jornada de taladro y atornillador {brand} de {voltage}.', ca: 'Amb {battery-capacity} n’hi ha per a mitja jornada de trepant i tornavís {brand} de {voltage}.', when: ({ energy }) => energy >= 70 && energy <= 100 },
      { es: 'Con {energy} alimenta lo que más gasta: amoladoras, sierras, martillos y máquinas de jardín {brand} de {voltage}.', ca: 'Amb {energy} alimenta el que més gasta: esmoladores, serres, martells i màquines de jardí {brand} de {voltage}.', when: ({ energy }) => energy > 120 },
    ],
    detail: [
      { es: 'El indicador de luces dice cuánto queda antes de subir al andamio.', ca: 'L’indicador de llums diu quant en queda abans de pujar a la bastida.' },
      { es: 'Pesa {weight} y la electrónica la protege de la sobrecarga y del calor.', ca: 'Pesa {weight} i l’electrònica la protegeix de la sobrecàrrega i de la calor.' },
    ],
    limits: [
      { es: 'No vale para otras tensiones ni para otras marcas, y no se carga bajo cero.', ca: 'No val per a altres tensions ni per a altres marques, i no es carrega sota zero.' },
      { es: 'Solo entra en la plataforma {brand} de {voltage}; guárdala a media carga y lejos del calor.', ca: 'Només entra a la plataforma {brand} de {voltage}; desa-la a mitja càrrega i lluny de la calor.' },
    ],
    included: [
      { es: 'Viene con tapa protectora; el cargador va aparte.', ca: 'Ve amb tapa protectora; el carregador va a part.' },
      { es: 'Incluye la tapa de los contactos, pero no el cargador de {voltage}.', ca: 'Inclou la tapa dels contactes, però no el carregador de {voltage}.' },
    ],
  },
};
