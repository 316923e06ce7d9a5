import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'twist-bit-metal': {
    use: [
      { es: 'Broca de {diameter} para acero corriente, aluminio y plástico, con cualquier taladro.', ca: 'Broca de {diameter} per a acer corrent, alumini i plàstic, amb qualsevol trepant.', when: ({ material }) => material === 'hss' },
      { es: 'Broca de {diameter} al cobalto para inoxidable y aceros duros, la que pide un cerrajero.', ca: 'Broca de {diameter} al cobalt per a inoxidable i acers durs, la que demana un serraller.', when: ({ material }) => material === 'hss-co' },
      { es: 'Broca de {diameter} con recubrimiento de titanio, para taladrar acero en serie sin que se caliente tanto.', ca: 'Broca de {diameter} amb recobriment de titani, per trepar acer en sèrie sense que s’escalfi tant.', when: ({ material }) => material === 'hss-tin' },
    ],
    detail: [
      { es: 'Rectificada según DIN 338, entra centrada y saca la viruta larga.', ca: 'Rectificada segons DIN 338, entra centrada i treu l’encenall llarg.' },
      { es: 'Perfora hasta {work-length} con {length} de largo total.', ca: 'Perfora fins a {work-length} amb {length} de llargada total.' },
    ],
    limits: [
      { es: 'En inoxidable se quema: para eso, la de cobalto.', ca: 'En inoxidable es crema: per a això, la de cobalt.', when: ({ material }) => material === 'hss' },
      { es: 'Es dura y por eso quebradiza: no la tuerzas, baja las vueltas y pon aceite de corte.', ca: 'És dura i per això trencadissa: no la torcis, abaixa les voltes i posa-hi oli de tall.', when: ({ material }) => material === 'hss-co' },
      { es: 'El recubrimiento se pierde al afilarla, y en inoxidable no sustituye al cobalto.', ca: 'El recobriment es perd en esmolar-la, i en inoxidable no substitueix el cobalt.', when: ({ material }) => material === 'hss-tin' },
      { es: 'No es para obra ni acero templado, y nunca con percusión.', ca: 'No és per a obra ni acer trempat, i mai amb percussió.' },
    ],
    included: [
      { es: 'Se vende suelta, con mango cilíndrico.', ca: 'Es ven solta, amb tija cilíndrica.' },
    ],
  },
  'metal-bit-set': {
    use: [
      { es: 'Las {pieces} medidas que más se usan en metal, para el taller o la furgoneta.', ca: 'Les {pieces} mides que més es fan servir en metall, per al taller o la furgoneta.' },
      { es: 'Juego al cobalto para quien taladra inoxidable y acero duro a menudo.', ca: 'Joc al cobalt per a qui trepa inoxidable i acer dur sovint.', when: ({ material }) => material === 'hss-co' },
    ],
    detail: [
      { es: 'El estuche cierra de verdad y deja cada broca en su número.', ca: 'L’estoig tanca de debò i deixa cada broca al seu número.' },
    ],
    limits: [
      { es: 'Vale para acero corriente, aluminio y plástico; en inoxidable y en obra, no.', ca: 'Val per a acer corrent, alumini i plàstic; en inoxidable i en obra, no.', when: ({ material }) => material === 'hss' },
      { es: 'No son para obra ni para percusión, y piden pocas vueltas y aceite.', ca: 'No són per a obra ni per a percussió, i demanen poques voltes i oli.', when: ({ material }) => material === 'hss-co' },
    ],
    included: [
      { es: 'Incluye {pieces} brocas y el estuche.', ca: 'Inclou {pieces} broques i l’estoig.' },
    ],
  },
};
