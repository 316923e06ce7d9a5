import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'wood-board': {
    use: [
      { es: 'Contrachapado para muebles, suelos técnicos y cajones que tienen que aguantar peso.', ca: 'Contraxapat per a mobles, terres tècnics i calaixos que han d’aguantar pes.', when: ({ material }) => material === 'plywood' },
      { es: 'Tablero de virutas para cubiertas, tabiques y embalajes, de los que no se ven.', ca: 'Tauler d’encenalls per a cobertes, envans i embalatges, dels que no es veuen.', when: ({ material }) => material === 'osb' },
      { es: 'Tablero de fibras para lacar, fresar y hacer frentes de armario sin vetas.', ca: 'Tauler de fibres per lacar, fresar i fer fronts d’armari sense vetes.', when: ({ material }) => material === 'mdf' },
      { es: 'Tablero ya acabado para estantes, armarios y muebles de cocina.', ca: 'Tauler ja acabat per a prestatges, armaris i mobles de cuina.', when: ({ material }) => material === 'melamine' },
      { es: 'Pino macizo encolado para estantes, mesas y muebles con la veta a la vista.', ca: 'Pi massís encolat per a prestatges, taules i mobles amb la veta a la vista.', when: ({ material }) => material === 'pine' },
    ],
    detail: [
      { es: 'Con {thickness} de grueso, esta pieza pesa unos {weight}.', ca: 'Amb {thickness} de gruix, aquesta peça pesa uns {weight}.' },
      { es: 'Es plano, bien calibrado y de bosques gestionados.', ca: 'És pla, ben calibrat i de boscos gestionats.' },
    ],
    limits: [
      { es: 'No es para la intemperie; guárdalo tumbado y a cubierto para que no se alabee.', ca: 'No és per a la intempèrie; desa’l ajagut i a cobert perquè no es guerxi.' },
    ],
    included: [
      { es: 'Se vende en esta medida; el corte y el canteado se piden aparte en el mostrador.', ca: 'Es ven en aquesta mida; el tall i el cantejat es demanen a part al taulell.' },
    ],
  },
  'planed-batten': {
    use: [
      { es: 'Listón cepillado para rastreles, marcos, celosías y pequeños arreglos.', ca: 'Llistó ribotat per a llates, marcs, gelosies i petits arranjaments.' },
      { es: 'Para quien hace un banco, un estante o un bastidor y quiere la madera lista.', ca: 'Per a qui fa un banc, un prestatge o un bastidor i vol la fusta a punt.' },
    ],
    detail: [{ es: 'Tiene los cantos vivos y pocos nudos, a punto para barnizar.', ca: 'Té els cantells vius i pocs nusos, a punt per envernissar.' }],
    limits: [
      { es: 'Es pino sin tratar: fuera de casa, protégelo con barniz o lasur.', ca: 'És pi sense tractar: fora de casa, protegeix-lo amb vernís o lasur.' },
    ],
    included: [
      { es: 'Se vende por piezas de {length-cm}; el corte a medida va aparte.', ca: 'Es ven per peces de {length-cm}; el tall a mida va a part.' },
    ],
  },
};
