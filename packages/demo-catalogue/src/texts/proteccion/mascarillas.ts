import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'mask-ffp': {
    use: [
      { es: 'Mascarillas para barrer, descargar sacos y otros polvos molestos pero no tóxicos.', ca: 'Mascaretes per escombrar, descarregar sacs i altres pols que molesten però no són tòxiques.', when: ({ 'filter-class': filter }) => filter === 'ffp1' },
      { es: 'Mascarillas para lijar madera, yeso y masilla y para picar pared.', ca: 'Mascaretes per polir fusta, guix i massilla i per picar paret.', when: ({ 'filter-class': filter }) => filter === 'ffp2' },
      { es: 'Mascarillas para el polvo de sílice al cortar hormigón y gres, y para maderas duras.', ca: 'Mascaretes per a la pols de sílice en tallar formigó i gres, i per a fustes dures.', when: ({ 'filter-class': filter }) => filter === 'ffp3' },
    ],
    detail: [
      { es: 'La válvula deja salir el aire y no empaña las gafas.', ca: 'La vàlvula deixa sortir l’aire i no entela les ulleres.', when: ({ valve }) => valve },
      { es: 'La pinza nasal y las dos gomas la ajustan a cualquier cara.', ca: 'La pinça nasal i les dues gomes l’ajusten a qualsevol cara.' },
    ],
    limits: [
      { es: 'Filtran polvo y niebla, no gases ni vapores: para disolventes hace falta una máscara con filtro.', ca: 'Filtren pols i boira, no gasos ni vapors: per a dissolvents cal una màscara amb filtre.' },
      { es: 'Con barba no ajustan; cámbiala cuando cueste respirar o al acabar la jornada.', ca: 'Amb barba no s’ajusten; canvia-la quan costi respirar o en acabar la jornada.' },
    ],
    included: [{ es: 'La caja trae {pack}, de un solo uso.', ca: 'La capsa en porta {pack}, d’un sol ús.' }],
  },
};
