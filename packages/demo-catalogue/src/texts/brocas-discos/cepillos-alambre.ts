import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'cup-brush': {
    use: [
      { es: 'Para arrancar óxido, cascarilla y pintura gruesa con la amoladora.', ca: 'Per arrencar rovell, calamina i pintura gruixuda amb l’esmoladora.', when: ({ wire }) => wire === 'knotted' },
      { es: 'Para limpiar y matizar chapa, rejas y piezas sin rayarlas a fondo, con la amoladora.', ca: 'Per netejar i matisar xapa, reixes i peces sense ratllar-les a fons, amb l’esmoladora.', when: ({ wire }) => wire === 'crimped' },
    ],
    detail: [
      { es: 'El hilo trenzado muerde más; el ondulado deja la superficie más fina.', ca: 'El fil trenat mossega més; l’ondulat deixa la superfície més fina.' },
      { es: 'En inoxidable usa solo este hilo, o la pieza se oxidará después.', ca: 'En inoxidable fes servir només aquest fil, o la peça es rovellarà després.', when: ({ material }) => material === 'stainless' },
    ],
    limits: [
      { es: 'No pases de {speed} y ponte gafas, que los hilos saltan.', ca: 'No passis de {speed} i posa’t ulleres, que els fils salten.' },
      { es: 'De acero: en inoxidable deja restos que luego se oxidan.', ca: 'D’acer: en inoxidable deixa restes que després es rovellen.', when: ({ material }) => material === 'steel' },
    ],
    included: [
      { es: 'Se rosca directo al eje {thread} de la amoladora, sin adaptador.', ca: 'Es rosca directe a l’eix {thread} de l’esmoladora, sense adaptador.' },
    ],
  },
  'wheel-brush': {
    use: [
      { es: 'Para cordones de soldadura, ranuras y cantos con la amoladora.', ca: 'Per a cordons de soldadura, ranures i cantells amb l’esmoladora.', when: ({ bore }) => bore > 22 },
      { es: 'Para la esmeriladora de banco: limpiar, desbarbar y dar brillo mate a piezas sueltas.', ca: 'Per a l’esmoladora de banc: netejar, desbarbar i donar brillantor mat a peces soltes.', when: ({ bore }) => bore < 22 },
    ],
    detail: [
      { es: 'El latón no hace chispa ni raya los metales blandos.', ca: 'El llautó no fa espurna ni ratlla els metalls tous.', when: ({ material }) => material === 'brass' },
      { es: 'Cuando el hilo se tumba, móntalo del revés y vuelve a cortar.', ca: 'Quan el fil s’ajeu, munta’l a l’inrevés i torna a tallar.' },
    ],
    limits: [
      { es: 'No es para inoxidable ni para taladro, y pide carenado y gafas.', ca: 'No és per a inoxidable ni per a trepant, i demana carenat i ulleres.' },
    ],
    included: [
      { es: 'Entra en eje de {bore}; comprueba el de tu máquina, porque va sin reductores.', ca: 'Entra en eix de {bore}; comprova el de la teva màquina, perquè va sense reductors.' },
    ],
  },
  'drill-brush': {
    use: [
      { es: 'Limpia rincones, tubos, llantas y soldaduras pequeñas con el taladro.', ca: 'Neteja racons, tubs, llantes i soldadures petites amb el trepant.', when: ({ material }) => material === 'steel' },
      { es: 'Nailon abrasivo que limpia madera, moldura y aluminio sin marcarlos.', ca: 'Niló abrasiu que neteja fusta, motllura i alumini sense marcar-los.', when: ({ material }) => material === 'nylon' },
      { es: 'De latón, para cobre, bronce y bornes sin rayarlos.', ca: 'De llautó, per a coure, bronze i borns sense ratllar-los.', when: ({ material }) => material === 'brass' },
    ],
    detail: [
      { es: 'Con {diameter} llega a donde la amoladora no entra.', ca: 'Amb {diameter} arriba on l’esmoladora no entra.' },
    ],
    limits: [
      { es: 'No pases de {speed} ni lo montes en una amoladora.', ca: 'No passis de {speed} ni el muntis en una esmoladora.' },
    ],
    included: [
      { es: 'Se vende suelto, con vástago hexagonal de 1/4".', ca: 'Es ven solt, amb tija hexagonal d’1/4".' },
    ],
  },
  'hand-wire-brush': {
    use: [
      { es: 'De acero, para quitar óxido y pintura suelta de rejas, barbacoas y herramienta.', ca: 'D’acer, per treure rovell i pintura solta de reixes, barbacoes i eines.', when: ({ material }) => material === 'steel' },
      { es: 'De inoxidable, para soldaduras y barandillas que luego no deben oxidarse.', ca: 'D’inoxidable, per a soldadures i baranes que després no s’han de rovellar.', when: ({ material }) => material === 'stainless' },
      { es: 'De latón, para bornes, cobre y bujías: ni chispa ni raya.', ca: 'De llautó, per a borns, coure i bugies: ni espurna ni ratlla.', when: ({ material }) => material === 'brass' },
    ],
    detail: [
      { es: 'Las {rows} hileras cubren más en superficie plana.', ca: 'Els {rows} rengles cobreixen més en superfície plana.', when: ({ rows }) => rows === 4 },
      { es: 'Con {rows} hileras entra mejor en cantos y ranuras.', ca: 'Amb {rows} rengles entra millor en cantells i ranures.', when: ({ rows }) => rows === 3 },
    ],
    limits: [
      { es: 'Raya el aluminio, el vidrio y la pintura buena.', ca: 'Ratlla l’alumini, el vidre i la pintura bona.' },
      { es: 'Se ablanda si aprietas: no es para óxido grueso.', ca: 'S’estova si prems: no és per a rovell gruixut.', when: ({ material }) => material === 'brass' },
    ],
    included: [
      { es: 'Se vende por unidades.', ca: 'Es ven per unitats.' },
    ],
  },
};
