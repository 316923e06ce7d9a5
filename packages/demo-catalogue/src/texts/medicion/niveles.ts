import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'spirit-level': {
    use: [
      { es: 'Nivel corto de {length-cm} para enchufes, cuadros y muebles pequeños.', ca: 'Nivell curt de {length-cm} per a endolls, quadres i mobles petits.', when: ({ 'length-cm': length }) => length <= 60 },
      { es: 'De {length-cm}, para puertas, encimeras y azulejo.', ca: 'De {length-cm}, per a portes, taulells i rajola.', when: ({ 'length-cm': length }) => length > 60 && length < 180 },
      { es: 'De {length-cm}, para fachada, marcos y solera.', ca: 'De {length-cm}, per a façana, bastiments i solera.', when: ({ 'length-cm': length }) => length >= 180 },
    ],
    detail: [
      { es: 'Precisión de {accuracy}, también del revés: comprobado en cada pieza.', ca: 'Precisió de {accuracy}, també a l’inrevés: comprovat a cada peça.', when: ({ accuracy }) => accuracy < 1 },
      { es: 'La base va fresada y pesa {weight}.', ca: 'La base va fresada i pesa {weight}.' },
    ],
    limits: [
      { es: 'No es una regla de allanar: si se golpea, la burbuja deja de valer.', ca: 'No és un regle d’allisar: si es pica, la bombolla deixa de servir.' },
      { es: 'No lo uses de regla ni lo golpees: los {accuracy} se pierden.', ca: 'No el facis servir de regle ni el piquis: els {accuracy} es perden.', when: ({ accuracy }) => accuracy >= 1 },
    ],
    included: [
      { es: 'Se vende suelto; la funda y los imanes van aparte.', ca: 'Es ven solt; la funda i els imants van a part.' },
    ],
  },
};
