import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'combination-wrench': {
    use: [
      { es: 'Llave de {key-size} para taller y mecánica, con una boca fija y otra de estrella.', ca: 'Clau de {key-size} per a taller i mecànica, amb una boca fixa i una altra d’estrella.', when: ({ wrench }) => wrench === 'combination' },
      { es: 'Con carraca de {key-size}: aprieta sin sacar la llave donde apenas hay giro.', ca: 'Amb carraca de {key-size}: colla sense treure la clau on gairebé no hi ha gir.', when: ({ wrench }) => wrench === 'ratchet' },
    ],
    detail: [
      { es: 'Mide {length} y las bocas no redondean la tuerca.', ca: 'Fa {length} i les boques no arrodoneixen la femella.' },
      { es: 'Cambias de sentido dándole la vuelta.', ca: 'Canvies de sentit girant-la.', when: ({ wrench }) => wrench === 'ratchet' },
    ],
    limits: [
      { es: 'No la alargues con un tubo: para tuercas agarrotadas, carraca y vaso.', ca: 'No l’allarguis amb un tub: per a femelles encallades, carraca i got.', when: ({ wrench }) => wrench === 'combination' },
      { es: 'Afloja primero con la boca fija: la carraca no es para el último tirón.', ca: 'Afluixa primer amb la boca fixa: la carraca no és per a l’última estrebada.', when: ({ wrench }) => wrench === 'ratchet' },
      { es: 'Es de {key-size} justos: para medidas en pulgadas no vale.', ca: 'És de {key-size} justos: per a mides en polzades no val.' },
    ],
    included: [
      { es: 'Se vende suelta; también la hay en juego con las demás medidas.', ca: 'Es ven solta; també n’hi ha en joc amb les altres mides.' },
    ],
  },
  'wrench-set': {
    use: [
      { es: 'Las {pieces} llaves que se usan, de {size-from#} a {size-to}, para taller y casa.', ca: 'Les {pieces} claus que es fan servir, de {size-from#} a {size-to}, per a taller i casa.' },
      { es: 'Llaves de carraca de {size-from#} a {size-to} para motor, radiador y sitios sin giro.', ca: 'Claus de carraca de {size-from#} a {size-to} per a motor, radiador i llocs sense gir.', when: ({ wrench }) => wrench === 'ratchet' },
      { es: 'Acodadas de estrella para tuercas hundidas, de {size-from#} a {size-to}.', ca: 'Colzades d’estrella per a femelles enfonsades, de {size-from#} a {size-to}.', when: ({ wrench }) => wrench === 'ring' },
    ],
    detail: [
      { es: 'La medida se lee en grande y cada llave se repone suelta.', ca: 'La mida es llegeix en gran i cada clau es reposa solta.' },
    ],
    limits: [
      { es: 'Son métricas, y para tuercas agarrotadas mejor vaso y carraca.', ca: 'Són mètriques, i per a femelles encallades millor got i carraca.' },
    ],
    included: [
      { es: 'Incluye {pieces} llaves en una funda que se enrolla.', ca: 'Inclou {pieces} claus en una funda que s’enrotlla.' },
    ],
  },
  'adjustable-wrench': {
    use: [
      { es: 'Llave inglesa pequeña para grifería, gas y bicicleta, de hasta {opening}.', ca: 'Clau anglesa petita per a aixetes, gas i bicicleta, de fins a {opening}.', when: ({ length }) => length <= 200 },
      { es: 'Llave inglesa de {length} para fontaneros y mantenimiento: una sola para tuercas de hasta {opening}.', ca: 'Clau anglesa de {length} per a lampistes i manteniment: una de sola per a femelles de fins a {opening}.', when: ({ length }) => length > 200 },
    ],
    detail: [
      { es: 'La mordaza se desliza sin holgura y la escala dice la medida.', ca: 'La mordassa llisca sense joc i l’escala diu la mida.' },
    ],
    limits: [
      { es: 'Tira siempre hacia la mordaza móvil, y no la uses de martillo.', ca: 'Estira sempre cap a la mordassa mòbil, i no la facis servir de martell.' },
      { es: 'Donde hay que apretar fuerte, mejor una fija: esta redondea la tuerca.', ca: 'On cal collar fort, millor una de fixa: aquesta arrodoneix la femella.' },
    ],
    included: [
      { es: 'Se vende suelta y pesa {weight}.', ca: 'Es ven solta i pesa {weight}.' },
    ],
  },
  'pipe-wrench': {
    use: [
      { es: 'Llave de fontanero para tubo y racor de hierro de hasta {opening}.', ca: 'Clau de lampista per a tub i ràcord de ferro de fins a {opening}.' },
    ],
    detail: [
      { es: 'La de aluminio pesa casi la mitad: se nota por encima de la cabeza.', ca: 'La d’alumini pesa gairebé la meitat: es nota per sobre del cap.', when: ({ material }) => material === 'aluminium' },
      { es: 'De acero, para tirar fuerte en el suelo y la zanja.', ca: 'D’acer, per estirar fort a terra i a la rasa.', when: ({ material }) => material === 'steel' },
    ],
    limits: [
      { es: 'Muerde y marca: no es para grifería cromada, latón ni cobre.', ca: 'Mossega i marca: no és per a aixetes cromades, llautó ni coure.' },
    ],
    included: [
      { es: 'Se vende suelta; para tirar de un racor hacen falta dos.', ca: 'Es ven solta; per collar un ràcord en calen dues.' },
    ],
  },
};
