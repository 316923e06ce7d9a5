import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'circular-saw-blade': {
    use: [
      { es: 'Con {teeth} dientes corta deprisa listón, viga y tablero a favor de la veta.', ca: 'Amb {teeth} dents talla de pressa llistó, biga i tauler a favor de la veta.', when: ({ 'for-material': material, teeth }) => material === 'wood' && teeth <= 30 },
      { es: 'Con {teeth} dientes deja buen canto en madera y tablero, a favor y a través.', ca: 'Amb {teeth} dents deixa bon cantell en fusta i tauler, a favor i a través.', when: ({ 'for-material': material, teeth }) => material === 'wood' && teeth > 30 },
      { es: 'Con {teeth} dientes y afilado negativo corta perfil y placa de aluminio sin agarrotarse.', ca: 'Amb {teeth} dents i esmolat negatiu talla perfil i placa d’alumini sense encallar-se.', when: ({ 'for-material': material }) => material === 'aluminium' },
      { es: 'Con {teeth} dientes corta laminado y melamina sin saltar el canto.', ca: 'Amb {teeth} dents talla laminat i melamina sense fer saltar el cantell.', when: ({ 'for-material': material }) => material === 'laminate' },
    ],
    detail: [
      { es: 'Los dientes son de metal duro y se pueden afilar varias veces en la tienda.', ca: 'Les dents són de metall dur i es poden esmolar unes quantes vegades a la botiga.' },
      { es: 'Las ranuras de dilatación quitan ruido y calor.', ca: 'Les ranures de dilatació treuen soroll i calor.' },
    ],
    limits: [
      { es: 'Solo para sierras de {disc-diameter} y eje de {bore}; en madera con clavos pierde los dientes.', ca: 'Només per a serres de {disc-diameter} i eix de {bore}; en fusta amb claus perd les dents.' },
      { es: 'No es para acero, obra ni amoladora, y pide eje de {bore}.', ca: 'No és per a acer, obra ni esmoladora, i demana eix de {bore}.' },
    ],
    included: [
      { es: 'Viene una hoja de {disc-diameter} × {bore}, sin anillo reductor.', ca: 'Ve una fulla de {disc-diameter} × {bore}, sense anella reductora.' },
    ],
  },
  'saw-blade-set': {
    use: [
      { es: 'Una hoja rápida, una universal y una de acabado, para no forzar ninguna.', ca: 'Una fulla ràpida, una d’universal i una d’acabat, per no forçar-ne cap.', when: ({ pieces }) => pieces === 3 },
      { es: 'Una hoja rápida y una de acabado para la ingletadora y la mesa.', ca: 'Una fulla ràpida i una d’acabat per a la ingletadora i la taula.', when: ({ pieces }) => pieces === 2 },
    ],
    detail: [
      { es: 'Salen por bastante menos que de una en una.', ca: 'Surten per força menys que d’una en una.' },
    ],
    limits: [
      { es: 'Son para madera y tablero, en sierras de {disc-diameter} con eje de {bore}; aluminio, no.', ca: 'Són per a fusta i tauler, en serres de {disc-diameter} amb eix de {bore}; alumini, no.' },
    ],
    included: [
      { es: 'Incluye las {pieces} hojas, en estuche de cartón.', ca: 'Inclou les {pieces} fulles, en estoig de cartró.' },
    ],
  },
};
