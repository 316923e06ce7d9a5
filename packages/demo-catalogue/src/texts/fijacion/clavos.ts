import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'nail-box': {
    use: [
      { es: 'Puntas finas de {diameter} × {length} para molduras, traseras y láminas.', ca: 'Claus prims de {diameter} × {length} per a motllures, fons i làmines.', when: ({ length }) => length <= 40 },
      { es: 'Puntas de {diameter} × {length} para palés, encofrado, tarima y rastrel.', ca: 'Claus de {diameter} × {length} per a palets, encofrat, tarima i llata.', when: ({ length }) => length > 40 },
      { es: 'Galvanizadas, para vallas, cubiertas y madera de exterior.', ca: 'Galvanitzats, per a tanques, cobertes i fusta d’exterior.', when: ({ material }) => material === 'galvanised-steel' },
    ],
    detail: [
      { es: 'Dos tercios de la punta deben quedar en la pieza de abajo.', ca: 'Dos terços del clau han de quedar a la peça de sota.' },
      { es: 'En madera dura, aplasta la punta con el martillo y no rajará.', ca: 'En fusta dura, aixafa la punta amb el martell i no esberlarà.' },
    ],
    limits: [
      { es: 'Sin galvanizar se oxidan: no son para exterior ni madera húmeda.', ca: 'Sense galvanitzar es rovellen: no són per a exterior ni fusta humida.', when: ({ material }) => material === 'steel' },
      { es: 'No son para clavadora ni para obra: ahí van los de acero templado.', ca: 'No són per a clavadora ni per a obra: allà van els d’acer trempat.' },
    ],
    included: [
      { es: 'La caja trae {content-kg}.', ca: 'La capsa porta {content-kg}.' },
    ],
  },
  'masonry-nail': {
    use: [
      { es: 'Para fijar rastreles, rodapiés y cables en ladrillo y mortero, de {diameter} × {length}.', ca: 'Per fixar llates, sòcols i cables en maó i morter, de {diameter} × {length}.' },
    ],
    detail: [
      { es: 'Son templados y no se doblan al clavar.', ca: 'Són trempats i no es dobleguen en clavar.' },
    ],
    limits: [
      { es: 'No entran en hormigón duro y saltan: ponte gafas.', ca: 'No entren en formigó dur i salten: posa’t ulleres.' },
    ],
    included: [
      { es: 'La caja trae {pack#} clavos.', ca: 'La capsa porta {pack#} claus.' },
    ],
  },
  'collated-nail': {
    use: [
      { es: 'Clavos {gauge} de {length} para clavadora, en molduras y mueble.', ca: 'Claus {gauge} de {length} per a clavadora, en motllures i moble.', when: ({ gauge }) => gauge === 'g23' || gauge === 'g18' || gauge === 'g16' },
      { es: 'Clavos en tira de {length} para estructura y tarima.', ca: 'Claus en tira de {length} per a estructura i tarima.', when: ({ gauge }) => gauge === 'deg34' },
      { es: 'Bobina de {length} para palés y cubiertas.', ca: 'Bobina de {length} per a palets i cobertes.', when: ({ gauge }) => gauge === 'coil' },
    ],
    detail: [
      { es: 'El inoxidable es el de la tarima y la madera de exterior.', ca: 'L’inoxidable és el de la tarima i la fusta d’exterior.', when: ({ material }) => material === 'stainless' },
      { es: 'La tira no se deshace en el cargador.', ca: 'La tira no es desfà al carregador.' },
    ],
    limits: [
      { es: 'Solo valen para clavadoras de calibre {gauge}; en otra se atascan.', ca: 'Només valen per a clavadores de calibre {gauge}; en una altra s’encallen.' },
    ],
    included: [
      { es: 'La caja trae {pack#} clavos.', ca: 'La capsa porta {pack#} claus.' },
    ],
  },
  'staple-box': {
    use: [
      { es: 'Grapas de {length} para tela, lámina y cartel.', ca: 'Grapes de {length} per a tela, làmina i cartell.', when: ({ length }) => length < 12 },
      { es: 'Grapas de {length} para aislante, malla y tablero fino.', ca: 'Grapes de {length} per a aïllant, malla i tauler prim.', when: ({ length }) => length >= 12 },
    ],
    detail: [
      { es: 'Las patas van afiladas y el galvanizado sirve dentro y bajo cubierta.', ca: 'Les potes van esmolades i el galvanitzat serveix a dins i sota coberta.' },
    ],
    limits: [
      { es: 'Solo para grapadora de la {gauge:low}: compruébalo en la tuya.', ca: 'Només per a grapadora de la {gauge:low}: comprova-ho a la teva.' },
    ],
    included: [
      { es: 'La caja trae {pack#} grapas.', ca: 'La capsa porta {pack#} grapes.' },
    ],
  },
};
