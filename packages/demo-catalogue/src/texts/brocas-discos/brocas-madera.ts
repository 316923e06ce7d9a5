import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'wood-bit': {
    use: [
      { es: 'Agujeros limpios de {diameter} en madera y tablero, para espigas, tornillos y pasos.', ca: 'Forats nets de {diameter} en fusta i tauler, per a espigues, cargols i passos.' },
      { es: 'Para carpintería fina: la punta central fija los {diameter} justo donde marcas.', ca: 'Per a fusteria fina: la punta central fixa els {diameter} just on marques.' },
    ],
    detail: [
      { es: 'Los dos trazadores cortan la fibra y el borde sale sin astillas.', ca: 'Els dos traçadors tallen la fibra i la vora surt sense estelles.' },
    ],
    limits: [
      { es: 'No es para metal ni obra, y perfora lo que dan sus {length} de largo.', ca: 'No és per a metall ni obra, i perfora el que donen els {length} de llargada.' },
      { es: 'Si tocas un clavo se acabó el filo: mira antes la madera vieja.', ca: 'Si toques un clau s’ha acabat el tall: mira abans la fusta vella.' },
    ],
    included: [
      { es: 'Se vende suelta, con mango cilíndrico para portabrocas normal.', ca: 'Es ven solta, amb tija cilíndrica per a portabroques normal.' },
    ],
  },
  'spade-bit': {
    use: [
      { es: 'Para pasar tubo y cable de hasta {diameter} por vigas y montantes, deprisa.', ca: 'Per passar tub i cable de fins a {diameter} per bigues i muntants, de pressa.' },
      { es: 'Para lampistas y electricistas: agujeros de {diameter} donde no hace falta acabado.', ca: 'Per a lampistes i electricistes: forats de {diameter} on no cal acabat.' },
    ],
    detail: [
      { es: 'El mango hexagonal no patina en el portabrocas.', ca: 'La tija hexagonal no patina al portabroques.' },
    ],
    limits: [
      { es: 'El borde sale basto y perfora {length} como mucho: no es para muebles ni para metal.', ca: 'La vora surt basta i perfora {length} com a molt: no és per a mobles ni per a metall.' },
    ],
    included: [
      { es: 'Se vende suelta.', ca: 'Es ven solta.' },
    ],
  },
  'wood-bit-set': {
    use: [
      { es: 'Las {pieces} medidas que más se usan en madera y tablero, para casa o la furgoneta.', ca: 'Les {pieces} mides que més es fan servir en fusta i tauler, per a casa o la furgoneta.' },
    ],
    detail: [
      { es: 'La punta central fija el agujero y los trazadores lo dejan sin astillas.', ca: 'La punta central fixa el forat i els traçadors el deixen sense estelles.' },
    ],
    limits: [
      { es: 'No son para metal ni obra: un clavo acaba con el filo.', ca: 'No són per a metall ni obra: un clau acaba amb el tall.' },
    ],
    included: [
      { es: 'Incluye {pieces} brocas y el estuche.', ca: 'Inclou {pieces} broques i l’estoig.' },
    ],
  },
};
