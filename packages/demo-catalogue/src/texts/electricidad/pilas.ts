import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'household-battery': {
    use: [
      { es: 'Pilas {cell-size} para linternas, mandos, relojes y juguetes.', ca: 'Piles {cell-size} per a llanternes, comandaments, rellotges i joguines.', when: ({ chemistry }) => chemistry === 'alkaline' },
      { es: 'Pilas {cell-size} que se recargan cientos de veces, para lo que gasta mucho.', ca: 'Piles {cell-size} que es recarreguen centenars de vegades, per al que gasta molt.', when: ({ chemistry }) => chemistry === 'rechargeable' },
    ],
    detail: [
      { es: 'Aguantan años en el cajón sin perder carga.', ca: 'Aguanten anys al calaix sense perdre càrrega.', when: ({ chemistry }) => chemistry === 'alkaline' },
      { es: 'Llegan cargadas y guardan la carga meses.', ca: 'Arriben carregades i guarden la càrrega mesos.', when: ({ chemistry }) => chemistry === 'rechargeable' },
    ],
    limits: [
      { es: 'No las recargues ni las mezcles con gastadas, y quítalas de lo que no uses.', ca: 'No les recarreguis ni les barregis amb gastades, i treu-les del que no facis servir.', when: ({ chemistry }) => chemistry === 'alkaline' },
      { es: 'Necesitan un cargador de NiMH, y no las mezcles con alcalinas.', ca: 'Necessiten un carregador de NiMH, i no les barregis amb alcalines.', when: ({ chemistry }) => chemistry === 'rechargeable' },
    ],
    included: [
      { es: 'Las gastadas, a la caja de pilas de la tienda.', ca: 'Les gastades, a la capsa de piles de la botiga.' },
    ],
  },
  'button-cell': {
    use: [
      { es: 'Pilas {cell-size} para llaves de coche, básculas, mandos y pies de rey.', ca: 'Piles {cell-size} per a claus de cotxe, bàscules, comandaments i peus de rei.' },
    ],
    detail: [
      { es: 'Son de litio, de {cell-voltage} y {diameter} de diámetro.', ca: 'Són de liti, de {cell-voltage} i {diameter} de diàmetre.' },
    ],
    limits: [
      { es: 'Guárdalas donde no llegue un niño: una tragada es una urgencia.', ca: 'Desa-les on no arribi un infant: una empassada és una urgència.' },
    ],
    included: [
      { es: 'El blíster solo se abre con tijeras; las gastadas, a la caja de pilas de la tienda.', ca: 'El blíster només s’obre amb tisores; les gastades, a la capsa de piles de la botiga.' },
    ],
  },
};
