import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'cutting-disc': {
    use: [
      { es: 'Disco fino de {thickness} para cortar tubo, chapa y perfil de acero con poca rebaba.', ca: 'Disc prim de {thickness} per tallar tub, xapa i perfil d’acer amb poca rebava.', when: ({ 'for-material': material, thickness }) => material === 'metal' && thickness < 2 },
      { es: 'Disco de {disc-diameter} para viga, varilla y angular de acero con la amoladora grande.', ca: 'Disc de {disc-diameter} per a biga, vareta i angular d’acer amb l’esmoladora grossa.', when: ({ 'for-material': material, thickness }) => material === 'metal' && thickness >= 2 },
      { es: 'Para inoxidable: sin hierro, azufre ni cloro, el corte no se oxida.', ca: 'Per a inoxidable: sense ferro, sofre ni clor, el tall no es rovella.', when: ({ 'for-material': material }) => material === 'stainless' },
      { es: 'Para cortar ladrillo, teja, bloque y piedra en trabajos sueltos, con disco de {disc-diameter}.', ca: 'Per tallar maó, teula, bloc i pedra en feines soltes, amb disc de {disc-diameter}.', when: ({ 'for-material': material }) => material === 'stone' },
      { es: 'Para perfil y chapa de aluminio, que los discos corrientes embozan.', ca: 'Per a perfil i xapa d’alumini, que els discos corrents s’embossen.', when: ({ 'for-material': material }) => material === 'aluminium' },
    ],
    detail: [
      { es: 'Aguanta hasta {speed} y tiene agujero de {bore}.', ca: 'Aguanta fins a {speed} i té forat de {bore}.' },
      { es: 'Cámbialo cuando llegue a la etiqueta y no lo tuerzas en el corte.', ca: 'Canvia’l quan arribi a l’etiqueta i no el torcis en el tall.' },
    ],
    limits: [
      { es: 'Solo corta: no desbastes de lado, y no es para máquinas de más de {speed}.', ca: 'Només talla: no desbastis de costat, i no és per a màquines de més de {speed}.' },
      { es: 'Para muchos metros de corte en obra sale más a cuenta uno de diamante.', ca: 'Per a molts metres de tall en obra surt més a compte un de diamant.', when: ({ 'for-material': material }) => material === 'stone' },
      { es: 'No es para piedra ni para hormigón.', ca: 'No és per a pedra ni per a formigó.', when: ({ 'for-material': material }) => material !== 'stone' },
    ],
    included: [
      { es: 'Vienen {pack#} discos en el envase.', ca: 'Venen {pack#} discos a l’envàs.', when: ({ pack }) => pack > 1 },
      { es: 'Se vende suelto; por cajas sale mejor de precio.', ca: 'Es ven solt; per capses surt millor de preu.', when: ({ pack }) => pack === 1 },
    ],
  },
  'flap-disc': {
    use: [
      { es: 'Grano {grain} para comerse el cordón de soldadura y los cantos de acero.', ca: 'Gra {grain} per menjar-se el cordó de soldadura i els cantells d’acer.', when: ({ grain }) => grain <= 60 },
      { es: 'Grano {grain} para dejar la soldadura lisa y lista para pintar.', ca: 'Gra {grain} per deixar la soldadura llisa i a punt per pintar.', when: ({ grain }) => grain >= 80 },
    ],
    detail: [
      { es: 'Desbasta y acaba a la vez, y se gasta parejo hasta el final.', ca: 'Desbasta i acaba alhora, i es gasta igual fins al final.' },
    ],
    limits: [
      { es: 'No corta: apóyalo casi plano, y solo en amoladoras de {disc-diameter}.', ca: 'No talla: recolza’l gairebé pla, i només en esmoladores de {disc-diameter}.' },
      { es: 'No es para madera ni piedra, y pide amoladora de {disc-diameter} con su carenado.', ca: 'No és per a fusta ni pedra, i demana esmoladora de {disc-diameter} amb el carenat posat.' },
    ],
    included: [
      { es: 'Se vende suelto, con agujero de {bore}.', ca: 'Es ven solt, amb forat de {bore}.' },
    ],
  },
};
