import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  multitool: {
    use: [
      { es: 'Corta a ras, abre huecos en tarima y rasca juntas donde no cabe otra máquina.', ca: 'Talla arran, obre forats en tarima i rasca junts on no hi cap cap altra màquina.' },
      { es: 'Para reformas y parquetistas: cortar marcos, rodapiés y tubo sin desmontar nada.', ca: 'Per a reformes i parquetistes: tallar bastiments, sòcols i tub sense desmuntar res.' },
    ],
    detail: [
      { es: 'El accesorio {shank} se cambia sin llave y la velocidad se regula hasta {speed}.', ca: 'L’accessori {shank} es canvia sense clau i la velocitat es regula fins a {speed}.' },
      { es: 'Arranca suave y, con {power}, no se ahoga en madera dura.', ca: 'Arrenca suau i, amb {power}, no s’ofega en fusta dura.', when: ({ 'soft-start': soft }) => soft },
    ],
    limits: [
      { es: 'Es para cortes cortos y rincones; para una línea larga, la sierra de calar o la circular.', ca: 'És per a talls curts i racons; per a una línia llarga, la serra de calar o la circular.' },
      { es: 'No cortes con ella acero templado ni hormigón: en obra, solo juntas y azulejo.', ca: 'No hi tallis acer trempat ni formigó: en obra, només junts i rajola.' },
    ],
    included: [
      { es: 'Las hojas Starlock se eligen aparte, según el material.', ca: 'Les fulles Starlock es trien a part, segons el material.' },
    ],
  },
  'battery-multitool': {
    use: [
      { es: 'La máquina de los acabados: rodapiés, marcos, cajas de mecanismo y tubo empotrado, sin cable.', ca: 'La màquina dels acabats: sòcols, bastiments, caixes de mecanisme i tub encastat, sense cable.' },
      { es: 'Para lampistas y carpinteros que hacen cortes pequeños por toda la casa, a {voltage}.', ca: 'Per a lampistes i fusters que fan talls petits per tota la casa, a {voltage}.' },
    ],
    detail: [
      { es: 'Pesa {weight} sin batería y la luz enseña el corte.', ca: 'Pesa {weight} sense bateria i el llum ensenya el tall.' },
      { es: 'El motor sin escobillas da más cortes por carga.', ca: 'El motor sense escombretes dona més talls per càrrega.', when: ({ brushless }) => brushless },
    ],
    limits: [
      { es: 'No es para cortes largos ni para lijar superficies: en eso se come la batería.', ca: 'No és per a talls llargs ni per polir superfícies: en això es menja la bateria.' },
    ],
    included: [
      { es: 'Las hojas Starlock van aparte.', ca: 'Les fulles Starlock van a part.' },
      { es: 'No trae hojas; le van todas las Starlock.', ca: 'No porta fulles; li van bé totes les Starlock.' },
    ],
  },
  'rotary-tool': {
    use: [
      { es: 'Graba, pule, corta y taladra en pequeño: modelismo, joyería, llaves y reparación fina.', ca: 'Grava, poleix, talla i trepa en petit: modelisme, joieria, claus i reparació fina.' },
    ],
    detail: [
      { es: 'El husillo se bloquea con un botón para cambiar la pinza de {collet}, y llega a {speed}.', ca: 'L’eix es bloqueja amb un botó per canviar la pinça de {collet}, i arriba a {speed}.' },
      { es: 'Pesa {weight} y se coge como un rotulador.', ca: 'Pesa {weight} i s’agafa com un retolador.' },
    ],
    limits: [
      { es: 'Con {power} no es un taladro: no hagas agujeros de más de unos milímetros ni aprietes.', ca: 'Amb {power} no és un trepant: no facis forats de més d’uns quants mil·límetres ni premis.' },
      { es: 'No cortes piezas gruesas con el disco pequeño, que se parte: gafas siempre.', ca: 'No tallis peces gruixudes amb el disc petit, que es trenca: ulleres sempre.' },
    ],
    included: [
      { es: 'Incluye {pieces} accesorios surtidos para empezar.', ca: 'Inclou {pieces} accessoris assortits per començar.' },
    ],
  },
  'multitool-blade': {
    use: [
      { es: 'Hoja de {width} para cortar madera con clavos, pladur y plástico con la multiherramienta.', ca: 'Fulla de {width} per tallar fusta amb claus, guix laminat i plàstic amb la multieina.', when: ({ 'for-material': material }) => material === 'wood-metal' },
      { es: 'Hoja ancha de {width} para madera y tarima: corta rodapiés y marcos a ras.', ca: 'Fulla ampla de {width} per a fusta i tarima: talla sòcols i bastiments arran.', when: ({ 'for-material': material }) => material === 'wood' },
      { es: 'De metal duro, para tornillos templados, clavos y perfil de acero.', ca: 'De metall dur, per a cargols trempats, claus i perfil d’acer.', when: ({ 'for-material': material }) => material === 'metal' },
      { es: 'Segmento de {width} para rascar juntas de azulejo y cortar gres blando.', ca: 'Segment de {width} per rascar junts de rajola i tallar gres tou.', when: ({ 'for-material': material }) => material === 'tile' },
    ],
    detail: [
      { es: 'Balancea la máquina sin apretar: corta antes y la hoja dura más.', ca: 'Balanceja la màquina sense prémer: talla abans i la fulla dura més.' },
      { es: 'El encaje Starlock no patina aunque la fuerces.', ca: 'L’encaix Starlock no patina ni que la forcis.' },
    ],
    limits: [
      { es: 'No va en máquinas con otro encaje ni corta lo que no es {for-material:low}.', ca: 'No va en màquines amb un altre encaix ni talla el que no és {for-material:low}.', when: ({ 'for-material': material }) => material !== 'wood-metal' },
      { es: 'No es para acero templado ni azulejo, que la dejan sin dientes.', ca: 'No és per a acer trempat ni rajola, que la deixen sense dents.', when: ({ material }) => material === 'bimetal' },
    ],
    included: [
      { es: 'Vienen {pack#} en el envase, con la medida grabada.', ca: 'En venen {pack#} a l’envàs, amb la mida gravada.', when: ({ pack }) => pack > 1 },
      { es: 'Se vende suelta; si la gastas a menudo, hay envase de cinco.', ca: 'Es ven solta; si la gastes sovint, n’hi ha en envàs de cinc.', when: ({ pack }) => pack === 1 },
    ],
  },
};
