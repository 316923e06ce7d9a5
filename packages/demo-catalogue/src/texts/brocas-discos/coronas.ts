import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hole-saw': {
    use: [
      { es: 'Agujeros redondos de {diameter} en madera, plástico y chapa: cajas, tubos y cerraduras.', ca: 'Forats rodons de {diameter} en fusta, plàstic i xapa: caixes, tubs i panys.', when: ({ material }) => material === 'bimetal' },
      { es: 'De metal duro, para abrir {diameter} en ladrillo, fibrocemento, madera y plástico con la misma corona.', ca: 'De metall dur, per obrir {diameter} en maó, fibrociment, fusta i plàstic amb la mateixa corona.', when: ({ material }) => material === 'carbide' },
      { es: 'De diamante, para pasar grifos y desagües de {diameter} por azulejo y gres.', ca: 'De diamant, per passar aixetes i desguassos de {diameter} per rajola i gres.', when: ({ material }) => material === 'diamond' },
    ],
    detail: [
      { es: 'Las ventanas largas dejan sacar el testigo sin pelearse.', ca: 'Les finestres llargues deixen treure el testimoni sense barallar-s’hi.', when: ({ material }) => material !== 'diamond' },
      { es: 'Empieza inclinada, mójala y no aprietes: corta sola.', ca: 'Comença inclinada, mulla-la i no premis: talla sola.', when: ({ material }) => material === 'diamond' },
      { es: 'En chapa, pocas vueltas y aceite.', ca: 'En xapa, poques voltes i oli.', when: ({ material }) => material === 'bimetal' },
    ],
    limits: [
      { es: 'Corta {cutting-depth} de fondo y nunca con percusión.', ca: 'Talla {cutting-depth} de fondària i mai amb percussió.' },
      { es: 'No es para obra ni azulejo; de fondo da {cutting-depth}.', ca: 'No és per a obra ni rajola; de fondària dona {cutting-depth}.', when: ({ material }) => material === 'bimetal' },
      { es: 'No es para hormigón armado ni porcelánico duro; de fondo da {cutting-depth}.', ca: 'No és per a formigó armat ni porcellànic dur; de fondària dona {cutting-depth}.', when: ({ material }) => material === 'carbide' },
    ],
    included: [
      { es: 'El adaptador y la broca piloto van aparte y sirven para todas las medidas.', ca: 'L’adaptador i la broca pilot van a part i serveixen per a totes les mides.', when: ({ material }) => material !== 'diamond' },
      { es: 'Se vende suelta.', ca: 'Es ven solta.', when: ({ material }) => material === 'diamond' },
    ],
  },
};
