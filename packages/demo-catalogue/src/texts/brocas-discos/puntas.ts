import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'bit-pack': {
    use: [
      { es: 'Puntas {tip-size} de {length} para el portapuntas del atornillador.', ca: 'Puntes {tip-size} de {length} per al portapuntes del tornavís de bateria.', when: ({ length }) => length < 50 },
      { es: 'Puntas {tip-size} largas, de {length}, que entran solas en el portabrocas y llegan al tornillo hundido.', ca: 'Puntes {tip-size} llargues, de {length}, que entren soles al portabroques i arriben al cargol enfonsat.', when: ({ length }) => length >= 50 },
    ],
    detail: [
      { es: 'El acero S2 tuerce un poco antes de partirse y encaja justo en la cabeza.', ca: 'L’acer S2 es torça una mica abans de trencar-se i encaixa just al cap.' },
      { es: 'La Torx no se sale del tornillo y es la de la tarima y la estructura.', ca: 'La Torx no surt del cargol i és la de la tarima i l’estructura.', when: ({ tip }) => tip === 'torx' },
      { es: 'La PZ lleva cuatro rayitas más en la cruz: no la cambies por una PH.', ca: 'La PZ té quatre ratlletes més a la creu: no la canviïs per una PH.', when: ({ tip }) => tip === 'pz' },
      { es: 'La PH es la del yeso laminado y la chapa: en tornillo PZ se sale.', ca: 'La PH és la del guix laminat i la xapa: en cargol PZ surt.', when: ({ tip }) => tip === 'ph' },
    ],
    limits: [
      { es: 'No es para llave de impacto ni para tornillos que no sean {tip-size}.', ca: 'No és per a clau d’impacte ni per a cargols que no siguin {tip-size}.' },
      { es: 'Solo vale para cabeza {tip-size}: con otra medida redondea el tornillo.', ca: 'Només val per a cap {tip-size}: amb una altra mida arrodoneix el cargol.' },
    ],
    included: [
      { es: 'La caja trae {pack#} puntas iguales; el portapuntas, aparte.', ca: 'La capsa porta {pack#} puntes iguals; el portapuntes, a part.' },
    ],
  },
  'impact-bit-set': {
    use: [
      { es: 'Las puntas de cada día para el atornillador de impacto, en un estuche de bolsillo.', ca: 'Les puntes de cada dia per a la màquina d’impacte, en un estoig de butxaca.', when: ({ pieces }) => pieces < 40 },
      { es: 'Surtido de {pieces} puntas para el taller o la furgoneta, con casi todas las cabezas.', ca: 'Assortiment de {pieces} puntes per al taller o la furgoneta, amb gairebé tots els caps.', when: ({ pieces }) => pieces > 40 },
    ],
    detail: [
      { es: 'Tienen la caña más fina, que absorbe el golpe antes de partirse.', ca: 'Tenen la canya més prima, que absorbeix el cop abans de trencar-se.' },
    ],
    limits: [
      { es: 'No son aisladas ni para llave de impacto de cuadradillo.', ca: 'No són aïllades ni per a clau d’impacte de quadradet.' },
    ],
    included: [
      { es: 'Incluye {pieces} piezas, con el portapuntas y el estuche.', ca: 'Inclou {pieces} peces, amb el portapuntes i l’estoig.' },
    ],
  },
};
