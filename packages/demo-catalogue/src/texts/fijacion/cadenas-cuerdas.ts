import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'chain-metre': {
    use: [
      { es: 'Para cerrar, colgar y arrastrar: portones, lámparas y remolques.', ca: 'Per tancar, penjar i arrossegar: portals, llums i remolcs.' },
      { es: 'Inoxidable A4, la de la barca, el mar y la piscina.', ca: 'Inoxidable A4, la de la barca, el mar i la piscina.', when: ({ material }) => material === 'stainless-a4' },
    ],
    detail: [
      { es: 'El eslabón corto no se enreda y trabaja mejor enrollado.', ca: 'La baula curta no s’embolica i treballa millor enrotllada.', when: ({ link }) => link === 'short' },
      { es: 'El eslabón largo es más ligero y sale más barato por metro.', ca: 'La baula llarga és més lleugera i surt més barata per metre.', when: ({ link }) => link === 'long' },
    ],
    limits: [
      { es: 'Aguanta {load} de trabajo y no es para elevar cargas ni personas.', ca: 'Aguanta {load} de treball i no és per elevar càrregues ni persones.' },
    ],
    included: [
      { es: 'Se corta al metro: indica los metros en la cantidad.', ca: 'Es talla a metres: indica els metres a la quantitat.' },
    ],
  },
  'wire-rope': {
    use: [
      { es: 'Para tensar vallas, toldos, plantas trepadoras y portones.', ca: 'Per tensar tanques, tendals, plantes enfiladisses i portals.' },
      { es: 'Inoxidable A4, para terrazas junto al mar.', ca: 'Inoxidable A4, per a terrasses a prop del mar.', when: ({ material }) => material === 'stainless-a4' },
    ],
    detail: [
      { es: 'Trenzado de {diameter} que se enrolla sin coger vicio.', ca: 'Trenat de {diameter} que s’enrotlla sense agafar vici.' },
    ],
    limits: [
      { es: 'Trabaja con {load} y tres sujetacables por gaza: no es para elevar.', ca: 'Treballa amb {load} i tres subjectacables per gassa: no és per elevar.' },
    ],
    included: [
      { es: 'El rollo trae {length-m}; tensor y sujetacables, aparte.', ca: 'El rotlle porta {length-m}; tensor i subjectacables, a part.' },
    ],
  },
  rope: {
    use: [
      { es: 'Para tender la ropa, atar la lona y amarrar la carga ligera.', ca: 'Per estendre la roba, lligar la lona i fermar la càrrega lleugera.' },
      { es: 'De poliéster: no se estira, para toldos y vientos.', ca: 'De polièster: no s’estira, per a tendals i vents.', when: ({ material }) => material === 'polyester' },
      { es: 'De polipropileno: flota y no pesa, para playa y piscina.', ca: 'De polipropilè: sura i no pesa, per a platja i piscina.', when: ({ material }) => material === 'polypropylene' },
      { es: 'De algodón, para colgar ropa y nudos que se aflojan.', ca: 'De cotó, per penjar roba i nusos que s’afluixen.', when: ({ material }) => material === 'cotton' },
    ],
    detail: [
      { es: 'Va trenzada con alma y se remata quemando la punta.', ca: 'Va trenada amb ànima i es remata cremant la punta.' },
    ],
    limits: [
      { es: 'No es cuerda de seguridad para personas; carga de trabajo, {load}.', ca: 'No és corda de seguretat per a persones; càrrega de treball, {load}.' },
    ],
    included: [
      { es: 'El rollo trae {length-m} en color {colour:low}.', ca: 'El rotlle porta {length-m} en color {colour:low}.' },
    ],
  },
  shackle: {
    use: [
      { es: 'Une cadena, cable y anilla: {thread} para remolques y toldos.', ca: 'Uneix cadena, cable i anella: {thread} per a remolcs i tendals.' },
    ],
    detail: [
      { es: 'El bulón va roscado; afloja un cuarto de vuelta tras apretar para poder abrirlo.', ca: 'El passador va roscat; afluixa un quart de volta després de collar per poder obrir-lo.' },
    ],
    limits: [
      { es: 'No es para elevación ni para personas: para eso hay grilletes marcados con su carga.', ca: 'No és per a elevació ni per a persones: per a això hi ha grillons marcats amb la càrrega.' },
    ],
    included: [
      { es: 'Se vende suelto, con el bulón.', ca: 'Es ven solt, amb el passador.' },
    ],
  },
  'snap-hook': {
    use: [
      { es: 'Para cadenas de perro, toldos, cubos y cierres rápidos.', ca: 'Per a cadenes de gos, tendals, galledes i tancaments ràpids.' },
    ],
    detail: [
      { es: 'Cierra solo y no se abre al girar.', ca: 'Es tanca sol i no s’obre en girar.' },
    ],
    limits: [
      { es: 'No es para escalada ni para trabajo en altura.', ca: 'No és per a escalada ni per a treball en alçada.' },
    ],
    included: [
      { es: 'Se vende suelto, de {length}.', ca: 'Es ven solt, de {length}.' },
    ],
  },
  'ratchet-strap': {
    use: [
      { es: 'Sujeta la carga del remolque, la baca y el camión.', ca: 'Subjecta la càrrega del remolc, de la baca i del camió.' },
    ],
    detail: [
      { es: 'Cinta de {width} × {length-m} con ganchos recubiertos.', ca: 'Cinta de {width} × {length-m} amb ganxos recoberts.' },
    ],
    limits: [
      { es: 'Amarra hasta {load} y no es para elevar ni para remolcar.', ca: 'Lliga fins a {load} i no és per elevar ni per remolcar.' },
      { es: 'Con la cinta cortada o sin etiqueta no la uses; aguanta {load} en amarre.', ca: 'Amb la cinta tallada o sense etiqueta no la facis servir; aguanta {load} en lligada.' },
    ],
    included: [
      { es: 'Viene una cinta con su carraca.', ca: 'Ve una cinta amb la seva carraca.' },
    ],
  },
};
