import type { Guide, Guides } from './guide.ts';

const drilling: Guide = {
  title: { es: 'Taladros y atornilladores', ca: 'Trepants i tornavisos' },
  use: { es: 'Perforar madera, metal, plástico y, con percusión, ladrillo; apretar y soltar tornillos y tuercas del tamaño que indican los datos técnicos.', ca: 'Foradar fusta, metall, plàstic i, amb percussió, maó; collar i descollar cargols i femelles de la mida que indiquen les dades tècniques.' },
  notFor: { es: 'No sirve para fresar, mezclar mortero ni perforar hormigón armado con una broca mayor que la indicada.', ca: 'No serveix per fresar, barrejar morter ni foradar formigó armat amb una broca més gran que la indicada.' },
  steps: [
    { es: 'Elegir broca o punta para el material y comprobar que está recta y afilada.', ca: 'Triar broca o punta per al material i comprovar que és recta i esmolada.' },
    { es: 'Abrir el portabrocas, meter el vástago hasta el fondo y apretar; tirar de él para comprobarlo.', ca: 'Obrir el portabroques, ficar-hi la tija fins al fons i collar; estirar-la per comprovar-ho.' },
    { es: 'Poner el embrague bajo para atornillar y en el símbolo de broca para perforar; la marcha corta da más par.', ca: 'Posar l’embragatge baix per cargolar i al símbol de broca per foradar; la marxa curta dona més parell.' },
    { es: 'Marcar el punto con un granete, empezar despacio y no apretar: la broca corta sola.', ca: 'Marcar el punt amb un granet, començar a poc a poc i no prémer: la broca talla sola.' },
    { es: 'Sacar la broca girando cada poco para vaciar la viruta y refrescarla.', ca: 'Treure la broca girant de tant en tant per buidar l’encenall i refredar-la.' },
  ],
  care: [
    { es: 'Soplar las rejillas del motor después de perforar obra.', ca: 'Bufar les reixetes del motor després de foradar obra.' },
    { es: 'Limpiar las mordazas del portabrocas y abrirlas del todo una vez al mes.', ca: 'Netejar les mordasses del portabroques i obrir-les del tot un cop al mes.' },
  ],
  faults: [
    [{ es: 'La broca patina en el portabrocas', ca: 'La broca patina al portabroques' }, { es: 'Limpiar el vástago, centrarlo y volver a apretar.', ca: 'Netejar la tija, centrar-la i tornar a collar.' }],
    [{ es: 'Se para bajo carga', ca: 'S’atura amb càrrega' }, { es: 'Soltar el gatillo, pasar a la marcha corta y apretar menos.', ca: 'Deixar anar el gallet, passar a la marxa curta i prémer menys.' }],
  ],
};

const strokeSaws: Guide = {
  title: { es: 'Sierras de calar, de sable y multiherramientas', ca: 'Serres de calar, de sabre i multieines' },
  use: { es: 'Cortar madera, metal y plástico con la hoja de la inserción y del dentado que pide cada material.', ca: 'Tallar fusta, metall i plàstic amb la fulla de la inserció i del dentat que demana cada material.' },
  notFor: { es: 'No sirve para cortar piedra ni piezas que no se puedan sujetar.', ca: 'No serveix per tallar pedra ni peces que no es puguin subjectar.' },
  steps: [
    { es: 'Montar la hoja con los dientes hacia el corte y tirar de ella para comprobar que está fija.', ca: 'Muntar la fulla amb les dents cap al tall i estirar-la per comprovar que és ferma.' },
    { es: 'Sujetar la pieza y ver que por debajo no hay nada que la hoja pueda tocar.', ca: 'Subjectar la peça i veure que a sota no hi ha res que la fulla pugui tocar.' },
    { es: 'Ajustar velocidad y péndulo: deprisa y con péndulo en madera, despacio y sin él en metal.', ca: 'Ajustar velocitat i pèndol: de pressa i amb pèndol en fusta, a poc a poc i sense en metall.' },
    { es: 'Apoyar la base, arrancar y avanzar sin forzar.', ca: 'Recolzar la base, engegar i avançar sense forçar.' },
    { es: 'Parar y esperar a que la hoja se detenga antes de levantar.', ca: 'Aturar i esperar que la fulla s’aturi abans d’aixecar.' },
  ],
  care: [
    { es: 'Limpiar el portahojas y poner una gota de aceite en el rodillo guía.', ca: 'Netejar el portafulles i posar una gota d’oli al corró guia.' },
    { es: 'Cambiar la hoja en cuanto queme o se desvíe.', ca: 'Canviar la fulla així que cremi o es desviï.' },
  ],
  faults: [
    [{ es: 'El corte se desvía', ca: 'El tall es desvia' }, { es: 'Cambiar la hoja, bajar el péndulo y empujar menos.', ca: 'Canviar la fulla, abaixar el pèndol i empènyer menys.' }],
    [{ es: 'La madera se astilla', ca: 'La fusta s’estella' }, { es: 'Usar hoja fina o de dientes invertidos y cinta sobre el corte.', ca: 'Fer servir fulla fina o de dents invertides i cinta sobre el tall.' }],
  ],
};

const circular: Guide = {
  title: { es: 'Sierras de disco y de cinta', ca: 'Serres de disc i de cinta' },
  use: { es: 'Cortar madera y tableros, a lo largo, al través y en ángulo, con hojas del diámetro y el agujero que indican los datos técnicos.', ca: 'Tallar fusta i taulers, al llarg, de través i en angle, amb fulles del diàmetre i el forat que indiquen les dades tècniques.' },
  notFor: { es: 'No sirve para leña redonda sin sujetar, metal férrico ni discos abrasivos.', ca: 'No serveix per a llenya rodona sense subjectar, metall fèrric ni discos abrasius.' },
  steps: [
    { es: 'Comprobar que la hoja admite las revoluciones de la máquina y montarla con la flecha en el sentido de giro.', ca: 'Comprovar que la fulla admet les revolucions de la màquina i muntar-la amb la fletxa en el sentit de gir.' },
    { es: 'Ajustar la profundidad: el diente asoma lo que mide su altura por debajo de la pieza.', ca: 'Ajustar la fondària: la dent treu el cap el que fa d’alçada per sota de la peça.' },
    { es: 'Conectar la aspiración y apoyar la pieza a los dos lados del corte.', ca: 'Connectar l’aspiració i recolzar la peça a banda i banda del tall.' },
    { es: 'Arrancar fuera de la pieza, esperar a la velocidad plena y avanzar sin parar.', ca: 'Engegar fora de la peça, esperar la velocitat plena i avançar sense aturar-se.' },
    { es: 'Usar el empujador en piezas de menos de 12\u00a0cm y no retirar recortes con la hoja en marcha.', ca: 'Fer servir l’empenyedor en peces de menys de 12\u00a0cm i no treure retalls amb la fulla en marxa.' },
  ],
  care: [
    { es: 'Quitar la resina de la hoja y comprobar que la protección baja sola.', ca: 'Treure la resina de la fulla i comprovar que la protecció baixa sola.' },
    { es: 'Revisar el paralelismo de la guía y la escuadra de los topes cada tres meses.', ca: 'Revisar el paral·lelisme de la guia i l’escaire dels topalls cada tres mesos.' },
  ],
  faults: [
    [{ es: 'Quema los cantos', ca: 'Crema els cantells' }, { es: 'Afilar o cambiar la hoja y alinear la guía.', ca: 'Esmolar o canviar la fulla i alinear la guia.' }],
    [{ es: 'La sierra rebota', ca: 'La serra rebota' }, { es: 'Parar, montar el cuchillo divisor y apoyar la pieza para que no cierre el corte.', ca: 'Aturar, muntar el ganivet divisor i recolzar la peça perquè no tanqui el tall.' }],
  ],
};

const sanding: Guide = {
  title: { es: 'Lijadoras y minitaladros', ca: 'Polidores i minitrepants' },
  use: { es: 'Lijar, pulir y rebajar madera, pintura, masilla y metal con el abrasivo del tamaño del plato o de la banda.', ca: 'Polir i rebaixar fusta, pintura, massilla i metall amb l’abrasiu de la mida del plat o de la banda.' },
  notFor: { es: 'No sirve en mojado ni para pintura con plomo o amianto.', ca: 'No serveix en mullat ni per a pintura amb plom o amiant.' },
  steps: [
    { es: 'Pegar el abrasivo centrado, con los agujeros sobre los del plato; la banda, con la flecha en el sentido de giro.', ca: 'Enganxar l’abrasiu centrat, amb els forats sobre els del plat; la banda, amb la fletxa en el sentit de gir.' },
    { es: 'Conectar el aspirador.', ca: 'Connectar l’aspirador.' },
    { es: 'Apoyar la máquina antes de arrancar y levantarla antes de parar.', ca: 'Recolzar la màquina abans d’engegar i aixecar-la abans d’aturar.' },
    { es: 'Pasar sin apretar: su peso basta.', ca: 'Passar sense prémer: n’hi ha prou amb el seu pes.' },
    { es: 'Subir de grano sin saltarse más de uno y limpiar el polvo entre pasadas.', ca: 'Pujar de gra sense saltar-se’n més d’un i netejar la pols entre passades.' },
  ],
  care: [
    { es: 'Cambiar el plato cuando el velcro no agarre.', ca: 'Canviar el plat quan el velcro no agafi.' },
    { es: 'Vaciar el saco de polvo antes de que llegue a la mitad.', ca: 'Buidar el sac de pols abans que arribi a la meitat.' },
  ],
  faults: [
    [{ es: 'Deja marcas en espiral', ca: 'Deixa marques en espiral' }, { es: 'Bajar la velocidad, cambiar el disco y apretar menos.', ca: 'Abaixar la velocitat, canviar el disc i prémer menys.' }],
    [{ es: 'La banda se sale', ca: 'La banda surt' }, { es: 'Centrarla con el mando de ajuste y comprobar la tensión.', ca: 'Centrar-la amb el comandament d’ajust i comprovar la tensió.' }],
  ],
};

const planing: Guide = {
  title: { es: 'Cepillos, fresadoras y engalletadoras', ca: 'Ribots, fresadores i encadelladores de galeta' },
  use: { es: 'Cepillar, perfilar y ensamblar madera y tableros.', ca: 'Ribotar, perfilar i encadellar fusta i taulers.' },
  notFor: { es: 'No sirve para madera con clavos, metal ni fresas de mango distinto al de la pinza.', ca: 'No serveix per a fusta amb claus, metall ni freses de mànec diferent del de la pinça.' },
  steps: [
    { es: 'Sujetar la pieza y buscar clavos y grapas.', ca: 'Subjectar la peça i buscar claus i grapes.' },
    { es: 'Meter la fresa al menos dos tercios del mango y apretar la pinza; las cuchillas, a la altura de la galga.', ca: 'Ficar la fresa com a mínim dos terços del mànec i collar la pinça; les ganivetes, a l’alçada de la galga.' },
    { es: 'Ajustar la pasada: mejor tres de dos milímetros que una de seis.', ca: 'Ajustar la passada: millor tres de dos mil·límetres que una de sis.' },
    { es: 'Avanzar contra el giro de la fresa, con las dos manos y la base apoyada.', ca: 'Avançar contra el gir de la fresa, amb les dues mans i la base recolzada.' },
    { es: 'Parar, esperar y dejar la máquina sobre la base.', ca: 'Aturar, esperar i deixar la màquina sobre la base.' },
  ],
  care: [
    { es: 'Limpiar pinza y cono; cambiar la pinza cuando la fresa resbale.', ca: 'Netejar pinça i con; canviar la pinça quan la fresa rellisqui.' },
    { es: 'Girar o cambiar las cuchillas cuando arranquen fibra.', ca: 'Girar o canviar les ganivetes quan arrenquin fibra.' },
  ],
  faults: [
    [{ es: 'Quema la madera', ca: 'Crema la fusta' }, { es: 'Avanzar más deprisa, bajar las vueltas o afilar.', ca: 'Avançar més de pressa, abaixar les voltes o esmolar.' }],
    [{ es: 'Deja escalón', ca: 'Deixa esglaó' }, { es: 'Nivelar la base y comprobar que las dos cuchillas están a la misma altura.', ca: 'Anivellar la base i comprovar que les dues ganivetes són a la mateixa alçada.' }],
  ],
};

const batteries: Guide = {
  title: { es: 'Baterías y cargadores', ca: 'Bateries i carregadors' },
  use: { es: 'Dar corriente a las máquinas de la misma plataforma y tensión, y cargar sus baterías.', ca: 'Donar corrent a les màquines de la mateixa plataforma i tensió, i carregar-ne les bateries.' },
  notFor: { es: 'No sirve para máquinas de otra tensión ni para cargar pilas u otras baterías.', ca: 'No serveix per a màquines d’una altra tensió ni per carregar piles o altres bateries.' },
  steps: [
    { es: 'Dejar enfriar la batería a entre 5 y 40\u00a0°C antes de cargarla.', ca: 'Deixar refredar la bateria entre 5 i 40\u00a0°C abans de carregar-la.' },
    { es: 'Enchufar el cargador, meter la batería hasta que encaje y mirar el indicador.', ca: 'Endollar el carregador, ficar-hi la bateria fins que encaixi i mirar l’indicador.' },
    { es: 'Con la luz fija verde, sacar la batería y desenchufar el cargador.', ca: 'Amb el llum verd fix, treure la bateria i desendollar el carregador.' },
    { es: 'Montarla en la máquina hasta oír el clic y comprobar la carga con el botón.', ca: 'Muntar-la a la màquina fins a sentir el clic i comprovar la càrrega amb el botó.' },
  ],
  care: [
    { es: 'Guardar la batería a media carga, en seco y a menos de 30\u00a0°C; recargarla cada seis meses.', ca: 'Desar la bateria a mitja càrrega, en sec i a menys de 30\u00a0°C; recarregar-la cada sis mesos.' },
    { es: 'Limpiar los contactos con un pincel seco y transportarla con la tapa puesta.', ca: 'Netejar els contactes amb un pinzell sec i transportar-la amb la tapa posada.' },
  ],
  faults: [
    [{ es: 'La luz parpadea en rojo', ca: 'El llum fa pampallugues en vermell' }, { es: 'Esperar a que la batería se temple y volver a probar; si sigue, llevarla a la tienda.', ca: 'Esperar que la bateria es temperi i tornar-ho a provar; si continua, portar-la a la botiga.' }],
    [{ es: 'Dura mucho menos', ca: 'Dura molt menys' }, { es: 'Cargarla del todo tres veces; si no mejora, ha llegado al final de su vida.', ca: 'Carregar-la del tot tres vegades; si no millora, ha arribat al final de la vida útil.' }],
  ],
};

const heat: Guide = {
  title: { es: 'Decapadores y pistolas de cola', ca: 'Decapadors i pistoles de cola' },
  use: { es: 'Ablandar pintura y tubo, secar y retractilar con aire caliente; pegar con barras del diámetro indicado.', ca: 'Estovar pintura i tub, assecar i retractilar amb aire calent; enganxar amb barres del diàmetre indicat.' },
  notFor: { es: 'No sirve para secar el pelo, calentar aceite ni trabajar junto a disolventes.', ca: 'No serveix per assecar els cabells, escalfar oli ni treballar a prop de dissolvents.' },
  steps: [
    { es: 'Apartar lo que pueda arder y tener agua a mano.', ca: 'Apartar el que pugui cremar i tenir aigua a mà.' },
    { es: 'Montar la boquilla en frío y elegir la temperatura más baja que sirva.', ca: 'Muntar el broquet en fred i triar la temperatura més baixa que serveixi.' },
    { es: 'Esperar de uno a cinco minutos a que caliente.', ca: 'Esperar d’un a cinc minuts que escalfi.' },
    { es: 'Mover el chorro sin parar a unos 5\u00a0cm; la cola, en un cordón y juntar antes de medio minuto.', ca: 'Moure el raig sense parar a uns 5\u00a0cm; la cola, en un cordó i ajuntar abans de mig minut.' },
    { es: 'Dejar enfriar sobre su soporte antes de guardar.', ca: 'Deixar refredar sobre el suport abans de desar.' },
  ],
  care: [{ es: 'Limpiar la rejilla de entrada de aire; no rascar la boquilla con metal.', ca: 'Netejar la reixeta d’entrada d’aire; no rascar el broquet amb metall.' }],
  faults: [
    [{ es: 'Se apaga sola', ca: 'S’apaga sola' }, { es: 'Ha saltado la protección térmica: dejar enfriar diez minutos.', ca: 'Ha saltat la protecció tèrmica: deixar refredar deu minuts.' }],
    [{ es: 'La cola no avanza', ca: 'La cola no avança' }, { es: 'Esperar más y comprobar el diámetro de la barra.', ca: 'Esperar més i comprovar el diàmetre de la barra.' }],
  ],
};

export const powerToolGuides: Guides = {
  drills: drilling,
  screwdrivers: drilling,
  'impact-drivers': drilling,
  'impact-wrenches': drilling,
  combos: drilling,
  'drill-presses': drilling,
  'rotary-hammers': {
    title: { es: 'Martillos perforadores', ca: 'Martells perforadors' },
    use: { es: 'Perforar hormigón, piedra y ladrillo con brocas de su inserción; los de tres modos, también cincelar.', ca: 'Foradar formigó, pedra i maó amb broques de la seva inserció; els de tres modes, també cisellar.' },
    notFor: { es: 'No sirve para perforar acero ni madera con percusión.', ca: 'No serveix per foradar acer ni fusta amb percussió.' },
    steps: [
      { es: 'Buscar cables, tuberías y armadura con un detector.', ca: 'Buscar cables, canonades i armadura amb un detector.' },
      { es: 'Limpiar y engrasar el vástago, meterlo y girarlo hasta que encaje; tirar para comprobarlo.', ca: 'Netejar i greixar la tija, ficar-la i girar-la fins que encaixi; estirar per comprovar-ho.' },
      { es: 'Montar la empuñadura lateral y el tope de profundidad.', ca: 'Muntar l’empunyadura lateral i el topall de fondària.' },
      { es: 'Elegir el modo con la máquina parada y empezar despacio.', ca: 'Triar el mode amb la màquina aturada i començar a poc a poc.' },
      { es: 'Apretar solo lo necesario y sacar la broca para vaciar el polvo.', ca: 'Prémer només el necessari i treure la broca per buidar la pols.' },
    ],
    care: [
      { es: 'Limpiar la caperuza antipolvo y engrasar el vástago en cada cambio.', ca: 'Netejar la caputxa antipols i greixar la tija a cada canvi.' },
      { es: 'Revisar escobillas y grasa del percutor cada 150 horas en un taller.', ca: 'Revisar escombretes i greix del percutor cada 150 hores en un taller.' },
    ],
    faults: [
      [{ es: 'Gira pero no percute', ca: 'Gira però no percudeix' }, { es: 'Comprobar el modo; en frío, dejar girar un minuto para que la grasa se ablande.', ca: 'Comprovar el mode; en fred, deixar girar un minut perquè el greix s’estovi.' }],
      [{ es: 'La broca se traba', ca: 'La broca s’encalla' }, { es: 'Soltar el gatillo, girar al revés y cambiar de punto si hay armadura.', ca: 'Deixar anar el gallet, girar al revés i canviar de punt si hi ha armadura.' }],
    ],
  },
  grinders: {
    title: { es: 'Amoladoras', ca: 'Esmoladores' },
    use: { es: 'Cortar y desbastar metal, piedra y hormigón en seco con discos del diámetro y el agujero indicados.', ca: 'Tallar i desbastar metall, pedra i formigó en sec amb discos del diàmetre i el forat indicats.' },
    notFor: { es: 'No sirve para cortar madera ni para montar discos mayores o de menos revoluciones que la máquina.', ca: 'No serveix per tallar fusta ni per muntar discos més grans o de menys revolucions que la màquina.' },
    steps: [
      { es: 'Leer en el disco diámetro, agujero, revoluciones y caducidad; descartarlo si está dañado.', ca: 'Llegir al disc diàmetre, forat, revolucions i caducitat; descartar-lo si està malmès.' },
      { es: 'Montar el protector cerrado hacia el cuerpo y la empuñadura lateral.', ca: 'Muntar el protector tancat cap al cos i l’empunyadura lateral.' },
      { es: 'Bloquear el husillo, montar bridas y disco y apretar con la llave.', ca: 'Bloquejar l’eix, muntar brides i disc i collar amb la clau.' },
      { es: 'Dejar girar un minuto en vacío, lejos de la cara.', ca: 'Deixar girar un minut en buit, lluny de la cara.' },
      { es: 'Cortar recto, sin palanca ni presión lateral; desbastar con un ángulo de 30°.', ca: 'Tallar recte, sense palanca ni pressió lateral; desbastar amb un angle de 30°.' },
    ],
    care: [
      { es: 'Soplar el motor con aire seco después de cortar metal.', ca: 'Bufar el motor amb aire sec després de tallar metall.' },
      { es: 'Limpiar bridas y rosca y comprobar que el protector no gira solo.', ca: 'Netejar brides i rosca i comprovar que el protector no gira sol.' },
    ],
    faults: [
      [{ es: 'Vibra mucho', ca: 'Vibra molt' }, { es: 'Parar en seguida y cambiar el disco; comprobar las bridas.', ca: 'Aturar de seguida i canviar el disc; comprovar les brides.' }],
      [{ es: 'No arranca tras un corte de luz', ca: 'No engega després d’un tall de llum' }, { es: 'Apagar y volver a encender: la protección impide que arranque sola.', ca: 'Apagar i tornar a engegar: la protecció impedeix que engegui sola.' }],
    ],
  },
  'circular-saws': circular,
  'mitre-saws': circular,
  'table-saws': circular,
  'band-saws': circular,
  jigsaws: strokeSaws,
  'scroll-saws': strokeSaws,
  'reciprocating-saws': strokeSaws,
  multitools: strokeSaws,
  sanders: sanding,
  'bench-sanders': sanding,
  'rotary-tools': sanding,
  planers: planing,
  routers: planing,
  'biscuit-joiners': planing,
  'heat-guns': heat,
  'glue-guns': heat,
  batteries,
  chargers: batteries,
};
