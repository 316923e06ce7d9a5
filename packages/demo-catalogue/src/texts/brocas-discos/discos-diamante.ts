import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'diamond-disc': {
    use: [
      { es: 'Para cortar hormigón, bordillo y piedra con disco de {disc-diameter}.', ca: 'Per tallar formigó, vorada i pedra amb disc de {disc-diameter}.', when: ({ 'for-material': material }) => material === 'concrete-stone' },
      { es: 'Corte limpio en azulejo, gres y porcelánico, sin desconchar el esmalte.', ca: 'Tall net en rajola, gres i porcellànic, sense escantonar l’esmalt.', when: ({ 'for-material': material }) => material === 'tile' },
      { es: 'Para abrir zanja en asfalto con cortadora de {disc-diameter}.', ca: 'Per obrir rasa en asfalt amb talladora de {disc-diameter}.', when: ({ 'for-material': material }) => material === 'asphalt' },
      { es: 'Para ladrillo, bloque, teja y rozas de instalación, con disco de {disc-diameter}.', ca: 'Per a maó, bloc, teula i regates d’instal·lació, amb disc de {disc-diameter}.', when: ({ 'for-material': material }) => material === 'masonry' },
    ],
    detail: [
      { es: 'Calidad para cortar a diario: segmento de {thickness} soldado con láser.', ca: 'Qualitat per tallar cada dia: segment de {thickness} soldat amb làser.', when: ({ use }) => use === 'professional' },
      { es: 'Para quien corta de vez en cuando y no quiere pagar un disco de cantera.', ca: 'Per a qui talla de tant en tant i no vol pagar un disc de pedrera.', when: ({ use }) => use === 'frequent' },
      { es: 'Déjalo girar al aire cada pocos minutos y durará el doble.', ca: 'Deixa’l girar a l’aire cada pocs minuts i durarà el doble.' },
    ],
    limits: [
      { es: 'No corta acero ni madera, y fuera de {for-material:low} se embota.', ca: 'No talla acer ni fusta, i fora de {for-material:low} s’esmussa.' },
      { es: 'No desbastes con él ni lo montes en máquinas que no sean de {disc-diameter}.', ca: 'No hi desbastis ni el muntis en màquines que no siguin de {disc-diameter}.' },
    ],
    included: [
      { es: 'Se vende suelto, con agujero de {bore}.', ca: 'Es ven solt, amb forat de {bore}.' },
    ],
  },
};
