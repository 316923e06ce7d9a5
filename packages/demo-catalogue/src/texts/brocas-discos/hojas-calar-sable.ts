import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'jigsaw-blade': {
    use: [
      { es: 'Hoja de {tpi} para madera y tablero con sierra de calar.', ca: 'Fulla de {tpi} per a fusta i tauler amb serra de calar.', when: ({ 'for-material': material }) => material === 'wood' },
      { es: 'Para cortar suelo laminado y encimera sin saltar el canto.', ca: 'Per tallar terra laminat i taulell sense fer saltar el cantell.', when: ({ 'for-material': material }) => material === 'laminate' },
      { es: 'Hoja de {tpi} para chapa, tubo y perfil de acero.', ca: 'Fulla de {tpi} per a xapa, tub i perfil d’acer.', when: ({ 'for-material': material }) => material === 'metal' },
      { es: 'Para perfil y chapa de aluminio, con diente grande que no se emboza.', ca: 'Per a perfil i xapa d’alumini, amb dent grossa que no s’embossa.', when: ({ 'for-material': material }) => material === 'aluminium' },
      { es: 'De metal duro, para hacer curvas en azulejo.', ca: 'De metall dur, per fer corbes en rajola.', when: ({ 'for-material': material }) => material === 'tile' },
    ],
    detail: [
      { es: 'Cuanto más fino el diente, más limpio el canto y más lento el corte.', ca: 'Com més fina la dent, més net el cantell i més lent el tall.' },
      { es: 'El bimetal se dobla sin partirse.', ca: 'El bimetall es doblega sense trencar-se.', when: ({ material }) => material === 'bimetal' },
      { es: 'En metal quita el péndulo y pon una gota de aceite.', ca: 'En metall treu el pèndol i posa una gota d’oli.', when: ({ 'for-material': material }) => material === 'metal' },
    ],
    limits: [
      { es: 'Da {work-length} útiles: no la uses en piezas más gruesas ni fuera de {for-material:low}.', ca: 'Dona {work-length} útils: no la facis servir en peces més gruixudes ni fora de {for-material:low}.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} hojas de mango en T, las que llevan casi todas las máquinas de hoy.', ca: 'El paquet porta {pack#} fulles de mànec en T, les que porten gairebé totes les màquines d’avui.' },
    ],
  },
  'jigsaw-blade-set': {
    use: [
      { es: 'Surtido de {pieces} hojas para madera, metal y laminado, para no quedarte a medias un sábado.', ca: 'Assortiment de {pieces} fulles per a fusta, metall i laminat, per no quedar-te a mitges un dissabte.' },
    ],
    detail: [
      { es: 'En la caja se ve qué hoja va en cada hueco.', ca: 'A la capsa es veu quina fulla va a cada forat.' },
    ],
    limits: [
      { es: 'No vale para máquinas de mango en U ni para azulejo; si cortas siempre lo mismo, sale mejor el paquete de una medida.', ca: 'No val per a màquines de mànec en U ni per a rajola; si talles sempre el mateix, surt millor el paquet d’una mida.' },
    ],
    included: [
      { es: 'Incluye {pieces} hojas de mango en T y el estuche.', ca: 'Inclou {pieces} fulles de mànec en T i l’estoig.' },
    ],
  },
  'sabre-blade': {
    use: [
      { es: 'Para madera, poda y palés sin clavos, con diente grande de {tpi}.', ca: 'Per a fusta, poda i palets sense claus, amb dent grossa de {tpi}.', when: ({ 'for-material': material }) => material === 'wood' },
      { es: 'Para derribo: madera con clavos, marcos y plástico con la misma hoja.', ca: 'Per a enderroc: fusta amb claus, bastiments i plàstic amb la mateixa fulla.', when: ({ 'for-material': material }) => material === 'wood-metal' },
      { es: 'Para tubo, perfil y varilla de acero.', ca: 'Per a tub, perfil i vareta d’acer.', when: ({ 'for-material': material, material: blade }) => material === 'metal' && blade === 'bimetal' },
      { es: 'De metal duro, para inoxidable, fundición y varilla templada.', ca: 'De metall dur, per a inoxidable, fosa i vareta trempada.', when: ({ 'for-material': material, material: blade }) => material === 'metal' && blade === 'carbide' },
      { es: 'De metal duro, para ladrillo hueco, bloque ligero y hormigón celular.', ca: 'De metall dur, per a maó foradat, bloc lleuger i formigó cel·lular.', when: ({ 'for-material': material }) => material === 'masonry' },
    ],
    detail: [
      { es: 'Los {length} deben sobrepasar la pieza en toda la carrera.', ca: 'Els {length} han de sobrepassar la peça en tota la cursa.' },
      { es: 'El bimetal se dobla y se endereza sin romper.', ca: 'El bimetall es doblega i s’adreça sense trencar-se.', when: ({ material }) => material === 'bimetal' },
    ],
    limits: [
      { es: 'No da un canto fino, y si la fuerzas en curva se tuerce.', ca: 'No fa un cantell fi, i si la forces en corba es torça.' },
      { es: 'Fuera de {for-material:low} pierde los dientes enseguida.', ca: 'Fora de {for-material:low} perd les dents de seguida.', when: ({ 'for-material': material }) => material !== 'wood-metal' },
    ],
    included: [
      { es: 'El paquete trae {pack#} hojas de inserción universal.', ca: 'El paquet porta {pack#} fulles d’inserció universal.', when: ({ pack }) => pack > 1 },
      { es: 'Se vende suelta, con inserción universal.', ca: 'Es ven solta, amb inserció universal.', when: ({ pack }) => pack === 1 },
    ],
  },
};
