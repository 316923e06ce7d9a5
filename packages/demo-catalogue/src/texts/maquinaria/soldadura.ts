import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'inverter-welder': {
    use: [
      { es: 'Suelda reja, bastidor y reparación de finca con un equipo que cuelga del hombro.', ca: 'Solda reixa, bastidor i reparació de finca amb un equip que penja de l’espatlla.' },
      { es: 'Con {current} y electrodos de hasta {diameter}, para cerrajería y obra.', ca: 'Amb {current} i elèctrodes de fins a {diameter}, per a serralleria i obra.', when: ({ current }) => current >= 160 },
    ],
    detail: [
      { es: 'El arranque en caliente y el antipegado ayudan a quien empieza.', ca: 'L’arrencada en calent i l’antienganxada ajuden qui comença.' },
      { es: 'Pesa {weight} y funciona con generador y con alargador corto y grueso.', ca: 'Pesa {weight} i funciona amb generador i amb allargador curt i gruixut.' },
    ],
    limits: [
      { es: 'No suelda aluminio ni chapa fina, y absorbe {power}: la línea debe aguantarlos.', ca: 'No solda alumini ni xapa prima, i absorbeix {power}: la línia els ha d’aguantar.' },
      { es: 'Electrodos de hasta {diameter} y nada más: para aluminio, TIG de alterna.', ca: 'Elèctrodes de fins a {diameter} i res més: per a alumini, TIG d’alterna.' },
    ],
    included: [
      { es: 'Trae las dos pinzas con cable, cepillo y piqueta; electrodos y pantalla, aparte.', ca: 'Porta les dues pinces amb cable, raspall i piqueta; elèctrodes i pantalla, a part.' },
    ],
  },
  'mig-welder': {
    use: [
      { es: 'Cordón continuo en chapa y perfil de taller, con gas o con hilo sin gas.', ca: 'Cordó continu en xapa i perfil de taller, amb gas o amb fil sense gas.', when: ({ process }) => process === 'mig' },
      { es: 'Un solo equipo para hilo, electrodo y TIG, con {current}.', ca: 'Un sol equip per a fil, elèctrode i TIG, amb {current}.', when: ({ process }) => process === 'multi' },
    ],
    detail: [
      { es: 'El ajuste sinérgico pone el hilo según el grosor que eliges.', ca: 'L’ajust sinèrgic regula el fil segons el gruix que tries.' },
      { es: 'Pesa {weight} y va sobre ruedas.', ca: 'Pesa {weight} i va sobre rodes.', when: ({ wheels }) => wheels },
    ],
    limits: [
      { es: 'Con gas no es para la calle: el viento se lleva la protección; hilo de hasta {diameter}.', ca: 'Amb gas no és per al carrer: el vent s’endú la protecció; fil de fins a {diameter}.' },
    ],
    included: [
      { es: 'La botella de gas, el hilo y la pantalla van aparte.', ca: 'L’ampolla de gas, el fil i la pantalla van a part.' },
    ],
  },
  'tig-welder': {
    use: [
      { es: 'Cordón limpio en inoxidable y hierro fino: barandillas, cocinas y tubo.', ca: 'Cordó net en inoxidable i ferro prim: baranes, cuines i tub.' },
    ],
    detail: [
      { es: 'Arranca por alta frecuencia y tiene rampas para no quemar el final.', ca: 'Arrenca per alta freqüència i té rampes per no cremar el final.' },
    ],
    limits: [
      { es: 'No suelda aluminio ni va deprisa: para perfil grueso, electrodo o hilo.', ca: 'No solda alumini ni va de pressa: per a perfil gruixut, elèctrode o fil.' },
    ],
    included: [
      { es: 'El argón, las varillas y los tungstenos van aparte; el equipo pesa {weight}.', ca: 'L’argó, les varetes i els tungstens van a part; l’equip pesa {weight}.' },
    ],
  },
  'welding-helmet': {
    use: [
      { es: 'Pantalla que se oscurece sola, para soldar con las dos manos en la pieza.', ca: 'Pantalla que s’enfosqueix sola, per soldar amb les dues mans a la peça.' },
    ],
    detail: [
      { es: 'El visor de {width} enseña más y el arnés se ajusta en tres puntos.', ca: 'El visor de {width} ensenya més i l’arnès s’ajusta en tres punts.' },
    ],
    limits: [
      { es: 'No es para láser ni oxicorte, y no sustituye la mascarilla de humos.', ca: 'No és per a làser ni oxitall, i no substitueix la mascareta de fums.' },
    ],
    included: [
      { es: 'Lleva célula solar y pila; los cristales de recambio, aparte.', ca: 'Porta cèl·lula solar i pila; els vidres de recanvi, a part.' },
    ],
  },
  'welding-electrode': {
    use: [
      { es: 'Electrodos de rutilo de {diameter} para chapa y perfil de hierro.', ca: 'Elèctrodes de rútil de {diameter} per a xapa i perfil de ferro.', when: ({ 'for-material': material }) => material === 'metal' },
      { es: 'Para unir inoxidable, o inoxidable con hierro.', ca: 'Per unir inoxidable, o inoxidable amb ferro.', when: ({ 'for-material': material }) => material === 'stainless' },
    ],
    detail: [
      { es: 'Encienden a la primera y la escoria se despega sola.', ca: 'Encenen a la primera i l’escòria es desprèn sola.' },
      { es: 'Valen en todas las posiciones, también en vertical.', ca: 'Valen en totes les posicions, també en vertical.' },
    ],
    limits: [
      { es: 'Con humedad hacen poros: guárdalos secos, y no son para fundición.', ca: 'Amb humitat fan porus: desa’ls secs, i no són per a fosa.' },
    ],
    included: [
      { es: 'La caja trae {content-kg}.', ca: 'La capsa porta {content-kg}.' },
    ],
  },
  'welding-wire': {
    use: [
      { es: 'Hilo de {diameter} para soldar hierro con máquina MIG.', ca: 'Fil de {diameter} per soldar ferro amb màquina MIG.', when: ({ 'for-material': material }) => material === 'metal' },
      { es: 'Hilo de {diameter} para aluminio, con pistola y teflón.', ca: 'Fil de {diameter} per a alumini, amb pistola i tefló.', when: ({ 'for-material': material }) => material === 'aluminium' },
    ],
    detail: [
      { es: 'Va bobinado capa a capa y avanza sin tirones.', ca: 'Va bobinat capa a capa i avança sense estrebades.' },
    ],
    limits: [
      { es: 'Necesita gas: no es hilo para soldar sin botella, y pide rodillos de {diameter}.', ca: 'Necessita gas: no és fil per soldar sense ampolla, i demana corrons de {diameter}.' },
    ],
    included: [
      { es: 'La bobina trae {content-kg}; el gas, aparte.', ca: 'La bobina porta {content-kg}; el gas, a part.' },
    ],
  },
  'welding-glove': {
    use: [
      { es: 'Para soldar con electrodo e hilo: aguantan salpicaduras y calor.', ca: 'Per soldar amb elèctrode i fil: aguanten esquitxades i calor.' },
    ],
    detail: [
      { es: 'Son de {material:low} con manga de {length} y costuras ignífugas.', ca: 'Són de {material:low} amb màniga de {length} i costures ignífugues.' },
    ],
    limits: [
      { es: 'No son para coger piezas al rojo ni para TIG fino, que pide tacto.', ca: 'No són per agafar peces roents ni per a TIG fi, que demana tacte.' },
    ],
    included: [
      { es: 'Se venden por pares, en talla {size}.', ca: 'Es venen per parells, en talla {size}.' },
    ],
  },
};
