import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'cement-bag': {
    use: [
      { es: 'Cemento para hacer mortero, hormigón y soleras en la obra y en casa.', ca: 'Ciment per fer morter, formigó i soleres a l’obra i a casa.', when: ({ colour }) => colour === 'grey' },
      { es: 'Cemento blanco para juntas, celosías y remates que quedan a la vista.', ca: 'Ciment blanc per a junts, gelosies i remats que queden a la vista.', when: ({ colour }) => colour === 'white' },
    ],
    detail: [
      { es: 'Fragua por igual y da una mezcla que no se corta.', ca: 'Pren per igual i dona una pasta que no es talla.' },
      { es: 'Para hormigón, la medida de siempre: una de cemento, dos de arena y tres de grava.', ca: 'Per a formigó, la mida de sempre: una de ciment, dues de sorra i tres de grava.', when: ({ colour }) => colour === 'grey' },
    ],
    limits: [
      { es: 'Quema la piel: ponte guantes; y no lo uses si el saco tiene terrones.', ca: 'Crema la pell: posa’t guants; i no el facis servir si el sac té terrossos.' },
      { es: 'La humedad lo estropea en un mes: guárdalo sobre un palé y tapado.', ca: 'La humitat el fa malbé en un mes: desa’l sobre un palet i tapat.' },
    ],
    included: [{ es: 'El saco es de {content-kg}; la arena y la grava van aparte.', ca: 'El sac és de {content-kg}; la sorra i la grava van a part.' }],
  },
  'dry-mortar': {
    use: [
      { es: 'Mortero listo para levantar tabiques y rejuntar ladrillo sin calcular dosis.', ca: 'Morter a punt per aixecar envans i rejuntar maó sense calcular dosis.' },
      { es: 'Arena y cemento ya mezclados para arreglos de albañilería de fin de semana.', ca: 'Sorra i ciment ja barrejats per a arranjaments de paleta de cap de setmana.' },
    ],
    detail: [{ es: 'Solo pide agua y gasta unos {consumption-per-cm} por cada centímetro de grueso.', ca: 'Només demana aigua i gasta uns {consumption-per-cm} per cada centímetre de gruix.' }],
    limits: [{ es: 'No es para pegar azulejo ni para hormigonar pilares.', ca: 'No és per enganxar rajola ni per formigonar pilars.' }],
    included: [{ es: 'El saco es de {content-kg}; añade el agua que dice el saco, ni más ni menos.', ca: 'El sac és de {content-kg}; afegeix l’aigua que diu el sac, ni més ni menys.' }],
  },
  'tile-adhesive': {
    use: [
      { es: 'Cemento cola para azulejo en paredes de interior.', ca: 'Ciment cola per a rajola en parets d’interior.', when: ({ 'strength-class': strength }) => strength === 'c1t' || strength === 'c1te' },
      { es: 'Cemento cola para gres y porcelánico, en suelo, pared y terraza.', ca: 'Ciment cola per a gres i porcellànic, a terra, paret i terrassa.', when: ({ 'strength-class': strength }) => strength === 'c2te' },
      { es: 'Cemento cola flexible para piezas grandes, suelo radiante y fachadas.', ca: 'Ciment cola flexible per a peces grans, terra radiant i façanes.', when: ({ 'strength-class': strength }) => strength === 'c2tes1' },
    ],
    detail: [{ es: 'Agarra sin que la pieza se descuelgue y da tiempo a corregir.', ca: 'S’agafa sense que la peça es despengi i dona temps de corregir.' }],
    limits: [
      { es: 'No es para madera ni yeso sin imprimar; en pieza grande, encola también el dorso.', ca: 'No és per a fusta ni guix sense emprimar; en peça gran, encola també el dors.' },
    ],
    included: [{ es: 'El saco es de {content-kg}; la llana dentada va aparte.', ca: 'El sac és de {content-kg}; la llana dentada va a part.' }],
  },
  'plaster-bag': {
    use: [{ es: 'Yeso para tapar rozas, enlucir paredes y fijar cajas de mecanismos.', ca: 'Guix per tapar regates, enlluir parets i fixar caixes de mecanismes.' }],
    detail: [{ es: 'Amasa poca cantidad cada vez, con agua limpia y cubo limpio.', ca: 'Pasta’n poca quantitat cada vegada, amb aigua neta i galleda neta.' }],
    limits: [{ es: 'No es para exterior ni para baños con salpicaduras.', ca: 'No és per a exterior ni per a banys amb esquitxades.' }],
    included: [{ es: 'El saco es de {content-kg}; gasta unos {consumption-per-cm} por cada centímetro de grueso.', ca: 'El sac és de {content-kg}; gasta uns {consumption-per-cm} per cada centímetre de gruix.' }],
  },
};
