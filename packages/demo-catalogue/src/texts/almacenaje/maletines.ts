import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'stackable-case': {
    use: [
      { es: 'Maletín de {volume} para llevar una máquina con sus accesorios y engancharlo con los demás de la furgoneta.', ca: 'Maletí de {volume} per portar una màquina amb els seus accessoris i enganxar-lo amb els altres de la furgoneta.' },
      { es: 'Para el instalador que carga por la mañana todo el equipo en un solo bloque y abre solo el maletín que toca.', ca: 'Per a l’instal·lador que al matí carrega tot l’equip en un sol bloc i obre només el maletí que toca.' },
    ],
    detail: [
      { es: 'Los cierres aguantan el peso de la torre y se abre sin quitar el de encima.', ca: 'Els tancaments aguanten el pes de la torre i s’obre sense treure el de sobre.' },
      { es: 'La tapa lleva una etiqueta para saber qué hay dentro sin abrirlo.', ca: 'La tapa porta una etiqueta per saber què hi ha a dins sense obrir-lo.' },
    ],
    limits: [
      { es: 'Cada maletín carga hasta {load}; pon abajo los que más pesan.', ca: 'Cada maletí carrega fins a {load}; posa a baix els que pesen més.' },
      { es: 'No es estanco: no lo dejes al raso, y no pases de {load} por maletín.', ca: 'No és estanc: no el deixis al ras, i no passis de {load} per maletí.' },
    ],
    included: [
      { es: 'Viene vacío, con asa y cierres; los separadores se compran aparte.', ca: 'Ve buit, amb nansa i tancaments; els separadors es compren a part.' },
    ],
  },
  organiser: {
    use: [
      { es: 'Organizador para llevar al tajo tornillos, tacos y puntas, cada cosa en su cubeta.', ca: 'Organitzador per portar a la feina cargols, tacs i puntes, cada cosa a la seva cubeta.' },
      { es: 'Para montadores que gastan poco de mucho: {compartments} compartimentos en {width-cm} de ancho.', ca: 'Per a muntadors que gasten poc de molt: {compartments} compartiments en {width-cm} d’amplada.' },
    ],
    detail: [
      { es: 'La tapa es transparente y aprieta cada hueco, así nada se mezcla al volcarlo.', ca: 'La tapa és transparent i tanca cada espai, així no es barreja res si es bolca.' },
      { es: 'Las cubetas se sacan enteras y se llevan junto al trabajo.', ca: 'Les cubetes es treuen senceres i es porten al costat de la feina.' },
      { es: 'Se engancha con los de su tamaño para llevarlos de una vez.', ca: 'S’enganxa amb els de la seva mida per portar-los d’un sol viatge.', when: ({ stackable }) => stackable },
    ],
    limits: [
      { es: 'Es para pieza pequeña: la herramienta pesada dobla la tapa y los cierres.', ca: 'És per a peça petita: l’eina pesant doblega la tapa i els tancaments.' },
      { es: 'No guardes en él adhesivos ni disolventes abiertos, que atacan el plástico.', ca: 'No hi desis adhesius ni dissolvents oberts, que ataquen el plàstic.' },
    ],
    included: [
      { es: 'Trae todas sus cubetas; la tornillería no está incluida.', ca: 'Porta totes les cubetes; els cargols no hi van inclosos.' },
    ],
  },
  'tool-box': {
    use: [
      { es: 'Caja de {width-cm} para tener en casa o en el coche la herramienta de mano de cada día.', ca: 'Caixa de {width-cm} per tenir a casa o al cotxe l’eina de mà de cada dia.', when: ({ drawers }) => !drawers },
      { es: 'Caja de acero que se abre en abanico y enseña de un vistazo toda la herramienta del mecánico.', ca: 'Caixa d’acer que s’obre en ventall i ensenya d’una ullada tota l’eina del mecànic.', when: ({ drawers }) => Boolean(drawers) },
    ],
    detail: [
      { es: 'El asa no se clava en la mano y el cierre tiene ojal para candado.', ca: 'La nansa no es clava a la mà i el tancament té trau per a cadenat.' },
      { es: 'Tiene una bandeja arriba para lo pequeño y fondo libre para lo largo.', ca: 'Té una safata a dalt per a les coses petites i el fons lliure per a les llargues.', when: ({ drawers }) => !drawers },
    ],
    limits: [
      { es: 'Lleva hasta {load}; con más peso, sufre el asa y también tu espalda.', ca: 'Porta fins a {load}; amb més pes pateixen la nansa i la teva esquena.' },
      { es: 'No pases de {load} ni la uses de escalón.', ca: 'No passis de {load} ni la facis servir d’esglaó.' },
    ],
    included: [
      { es: 'La caja viene vacía; la herramienta y el candado se compran aparte.', ca: 'La caixa ve buida; l’eina i el cadenat es compren a part.' },
    ],
  },
  'tool-case-trolley': {
    use: [
      { es: 'Torre con ruedas para quien trabaja cada día en una casa distinta y sube con todo el taller en un viaje.', ca: 'Torre amb rodes per a qui cada dia treballa en una casa diferent i hi puja tot el taller en un viatge.' },
      { es: 'Reúne {volume} de herramienta y material y se lleva con una mano del coche al ascensor.', ca: 'Aplega {volume} d’eina i material i es porta amb una mà del cotxe a l’ascensor.' },
    ],
    detail: [
      { es: 'Los módulos se separan y cada uno tiene su asa.', ca: 'Els mòduls se separen i cadascun té la seva nansa.' },
      { es: 'Las ruedas grandes de goma pasan la grava y el escalón.', ca: 'Les rodes grans de goma passen la grava i el graó.' },
    ],
    limits: [
      { es: 'La torre entera lleva hasta {load}; para subir escaleras, sepárala.', ca: 'La torre sencera porta fins a {load}; per pujar escales, separa-la.' },
    ],
    included: [
      { es: 'Incluye {pieces} módulos, la base con ruedas y el asa telescópica; la herramienta va aparte.', ca: 'Inclou {pieces} mòduls, la base amb rodes i la nansa telescòpica; l’eina va a part.' },
    ],
  },
  'protective-case': {
    use: [
      { es: 'Maleta estanca para niveles láser, cámaras y electrónica que viajan en la caja de la furgoneta.', ca: 'Maleta estanca per a nivells làser, càmeres i electrònica que viatgen a la caixa de la furgoneta.' },
      { es: 'Guarda lo delicado del golpe, del polvo y del agua en obras, barcos y viajes.', ca: 'Guarda el que és delicat dels cops, de la pols i de l’aigua en obres, vaixells i viatges.' },
    ],
    detail: [
      { es: 'La válvula iguala la presión en el avión y los cierres admiten candado.', ca: 'La vàlvula iguala la pressió a l’avió i els tancaments admeten cadenat.' },
      { es: 'La espuma viene precortada en dados y se ajusta a mano a cada aparato.', ca: 'L’escuma ve pretallada en daus i s’ajusta a mà a cada aparell.' },
    ],
    limits: [
      { es: 'Cerrada es {ip}; abierta o con la junta sucia no protege del agua.', ca: 'Tancada és {ip}; oberta o amb la junta bruta no protegeix de l’aigua.' },
    ],
    included: [
      { es: 'Incluye la espuma y la correa; el candado no.', ca: 'Inclou l’escuma i la corretja; el cadenat no.' },
    ],
  },
  'storage-bin': {
    use: [
      { es: 'Gavetas de {volume} para ordenar tornillería, racores y recambios en el taller o en el almacén.', ca: 'Gavetes de {volume} per endreçar cargols, ràcords i recanvis al taller o al magatzem.' },
      { es: 'Para tener a la vista lo que más se gasta, en la estantería o colgado del panel.', ca: 'Per tenir a la vista el que més es gasta, a la prestatgeria o penjat del plafó.' },
    ],
    detail: [
      { es: 'La boca es ancha para coger sin mirar y tiene ranura para la etiqueta.', ca: 'La boca és ampla per agafar sense mirar i té ranura per a l’etiqueta.' },
      { es: 'El color ayuda a separar familias: una gaveta, un material.', ca: 'El color ajuda a separar famílies: una gaveta, un material.' },
    ],
    limits: [
      { es: 'Apiladas, carga abajo lo que pesa; colgadas, solo pieza pequeña.', ca: 'Apilades, carrega a baix el que pesa; penjades, només peça petita.' },
    ],
    included: [
      { es: 'El paquete trae {pack#} gavetas iguales; el panel se compra aparte.', ca: 'El paquet porta {pack#} gavetes iguals; el plafó es compra a part.' },
    ],
  },
};
