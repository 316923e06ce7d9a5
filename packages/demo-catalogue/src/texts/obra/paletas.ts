import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'masonry-trowel': {
    use: [
      { es: 'Paleta para coger y extender mortero al levantar ladrillo.', ca: 'Paleta per agafar i estendre morter en aixecar maó.', when: ({ 'trowel-point': point }) => point === 'round' },
      { es: 'Paleta cuadrada para amasar, rellenar y apurar las esquinas.', ca: 'Paleta quadrada per pastar, omplir i apurar els racons.', when: ({ 'trowel-point': point }) => point === 'square' },
    ],
    detail: [{ es: 'La hoja y la espiga son de una pieza forjada: no se suelta.', ca: 'La fulla i l’espiga són d’una peça forjada: no es deixa anar.' }],
    limits: [{ es: 'No la uses de palanca ni de martillo; lávala antes de que fragüe.', ca: 'No la facis servir de palanca ni de martell; renta-la abans que prengui.' }],
    included: [{ es: 'Se vende por unidades, con su mango.', ca: 'Es ven per unitats, amb el seu mànec.' }],
  },
  'plasterer-float': {
    use: [{ es: 'Llana para enlucir y alisar yeso y pasta sin dejar rayas.', ca: 'Llana per enlluir i allisar guix i pasta sense deixar ratlles.' }],
    detail: [
      { es: 'El inoxidable no mancha el yeso blanco.', ca: 'L’inoxidable no taca el guix blanc.', when: ({ material }) => material === 'stainless' },
      { es: 'La de plástico fratasa el mortero y no se oxida.', ca: 'La de plàstic remolina el morter i no es rovella.', when: ({ material }) => material === 'plastic' },
      { es: 'La hoja de acero se adapta a la mano con el uso.', ca: 'La fulla d’acer s’adapta a la mà amb l’ús.', when: ({ material }) => material === 'steel' },
    ],
    limits: [{ es: 'No es para pegar azulejo: para eso, una dentada; lávala y sécala al acabar.', ca: 'No és per enganxar rajola: per a això, una de dentada; renta-la i eixuga-la en acabar.' }],
    included: [{ es: 'Mide {length} por {width}; se vende por unidades.', ca: 'Fa {length} per {width}; es ven per unitats.' }],
  },
  'notched-trowel': {
    use: [
      { es: 'Llana para peinar el cemento cola bajo azulejos pequeños.', ca: 'Llana per pentinar el ciment cola sota rajoles petites.', when: ({ notch }) => notch <= 6 },
      { es: 'Llana para peinar el cemento cola bajo piezas medianas y grandes.', ca: 'Llana per pentinar el ciment cola sota peces mitjanes i grans.', when: ({ notch }) => notch > 6 },
    ],
    detail: [{ es: 'Su diente de {notch} deja la capa a la misma altura en toda la pared.', ca: 'La dent de {notch} deixa la capa a la mateixa alçada a tota la paret.' }],
    limits: [{ es: 'En piezas de más de 60\u00a0cm, encola también el dorso.', ca: 'En peces de més de 60\u00a0cm, encola també el dors.' }],
    included: [{ es: 'Se vende por unidades, con su mango.', ca: 'Es ven per unitats, amb el seu mànec.' }],
  },
  'filling-knife': {
    use: [
      { es: 'Espátula para rellenar agujeros, rascar pintura y apurar rincones.', ca: 'Espàtula per omplir forats, rascar pintura i apurar racons.', when: ({ width }) => width < 100 },
      { es: 'Espátula ancha para alisar paredes y juntas de placa.', ca: 'Espàtula ampla per allisar parets i junts de placa.', when: ({ width }) => width >= 100 },
    ],
    detail: [{ es: 'La hoja flexiona y no se oxida.', ca: 'La fulla flexiona i no es rovella.' }],
    limits: [{ es: 'No es un formón: no la golpees.', ca: 'No és un enformador: no la colpegis.' }],
    included: [{ es: 'Se vende por unidades.', ca: 'Es ven per unitats.' }],
  },
};
