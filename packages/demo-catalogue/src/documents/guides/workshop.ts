import type { Guide, Guides } from './guide.ts';

const air: Guide = {
  title: { es: 'Compresores e infladores', ca: 'Compressors i infladors' },
  use: { es: 'Dar aire comprimido a herramientas, pistolas y ruedas hasta la presión indicada.', ca: 'Donar aire comprimit a eines, pistoles i rodes fins a la pressió indicada.' },
  notFor: { es: 'No sirve para respirar, alimentos ni gases que no sean aire.', ca: 'No serveix per respirar, per a aliments ni per a gasos que no siguin aire.' },
  steps: [
    { es: 'Colocar en llano, con ventilación, y comprobar el nivel de aceite si lo lleva.', ca: 'Col·locar en pla, amb ventilació, i comprovar el nivell d’oli si en porta.' },
    { es: 'Enchufar directamente: un alargador largo quema el motor; mejor más manguera.', ca: 'Endollar directament: un allargador llarg crema el motor; millor més mànega.' },
    { es: 'Llenar, comprobar que se para solo y ajustar la presión de la herramienta con el regulador.', ca: 'Omplir, comprovar que s’atura sol i ajustar la pressió de l’eina amb el regulador.' },
    { es: 'Al acabar, apagar, sacar la presión y abrir el purgador del depósito.', ca: 'En acabar, apagar, treure la pressió i obrir el purgador del dipòsit.' },
  ],
  care: [
    { es: 'Purgar el agua después de cada uso y limpiar el filtro de aire cada 50 horas.', ca: 'Purgar l’aigua després de cada ús i netejar el filtre d’aire cada 50 hores.' },
    { es: 'Cambiar el aceite cada 200 horas; probar la válvula de seguridad una vez al año.', ca: 'Canviar l’oli cada 200 hores; provar la vàlvula de seguretat un cop l’any.' },
  ],
  faults: [
    [
      { es: 'No llega a la presión', ca: 'No arriba a la pressió' },
      { es: 'Cerrar el purgador, buscar fugas con agua jabonosa y limpiar el filtro.', ca: 'Tancar el purgador, buscar fuites amb aigua sabonosa i netejar el filtre.' },
    ],
    [
      { es: 'Salta el térmico', ca: 'Salta el tèrmic' },
      { es: 'Quitar el alargador, dejar enfriar y rearmar.', ca: 'Treure l’allargador, deixar refredar i rearmar.' },
    ],
  ],
};

const nailing: Guide = {
  title: { es: 'Clavadoras', ca: 'Clavadores' },
  use: { es: 'Clavar madera sobre madera con los clavos o grapas del calibre indicado.', ca: 'Clavar fusta sobre fusta amb els claus o les grapes del calibre indicat.' },
  notFor: { es: 'No sirve para clavar en acero u hormigón ni con botellas de gas en lugar de compresor.', ca: 'No serveix per clavar en acer o formigó ni amb bombones de gas en lloc de compressor.' },
  steps: [
    { es: 'Comprobar que el seguro de contacto se mueve libre y que el gatillo no dispara al aire.', ca: 'Comprovar que l’assegurança de contacte es mou lliure i que el gallet no dispara a l’aire.' },
    { es: 'Cargar los clavos con la máquina sin aire o sin batería.', ca: 'Carregar els claus amb la màquina sense aire o sense bateria.' },
    { es: 'Ajustar la presión o la profundidad con una prueba en un recorte.', ca: 'Ajustar la pressió o la fondària amb una prova en un retall.' },
    { es: 'Apoyar la punta, apretar contra la madera y disparar; la otra mano, lejos.', ca: 'Recolzar la punta, prémer contra la fusta i disparar; l’altra mà, lluny.' },
  ],
  care: [
    { es: 'Dos gotas de aceite neumático al empezar; limpiar el cargador y la punta al acabar.', ca: 'Dues gotes d’oli pneumàtic en començar; netejar el carregador i la punta en acabar.' },
  ],
  faults: [
    [
      { es: 'Se atasca', ca: 'S’embussa' },
      { es: 'Quitar aire o batería, abrir la punta y sacar el clavo.', ca: 'Treure aire o bateria, obrir la punta i treure el clau.' },
    ],
    [
      { es: 'El clavo queda fuera', ca: 'El clau queda enfora' },
      { es: 'Subir la presión sin pasar del máximo o ajustar la profundidad.', ca: 'Apujar la pressió sense passar del màxim o ajustar la fondària.' },
    ],
  ],
};

const laser: Guide = {
  title: { es: 'Niveles láser, medidores y detectores', ca: 'Nivells làser, mesuradors i detectors' },
  use: { es: 'Marcar niveles, medir distancias y buscar lo que hay detrás de una pared.', ca: 'Marcar nivells, mesurar distàncies i buscar què hi ha darrere d’una paret.' },
  notFor: { es: 'No sirve a pleno sol sin receptor ni como prueba de que no hay corriente.', ca: 'No serveix a ple sol sense receptor ni com a prova que no hi ha corrent.' },
  steps: [
    { es: 'Poner las pilas o la batería y dejar que el aparato tome la temperatura del sitio.', ca: 'Posar les piles o la bateria i deixar que l’aparell agafi la temperatura del lloc.' },
    { es: 'Apoyar en firme o en el trípode y soltar el bloqueo del péndulo si lo lleva.', ca: 'Recolzar en ferm o al trípode i deixar anar el bloqueig del pèndol si en porta.' },
    { es: 'Esperar a que las líneas dejen de moverse; si parpadean, está demasiado inclinado.', ca: 'Esperar que les línies deixin de moure’s; si fan pampallugues, està massa inclinat.' },
    { es: 'Marcar en el centro de la línea y bloquear el péndulo antes de mover el aparato.', ca: 'Marcar al centre de la línia i bloquejar el pèndol abans de moure l’aparell.' },
  ],
  care: [
    { es: 'Comprobar la precisión cada mes: marcar a cinco metros, girar 180° y volver a marcar.', ca: 'Comprovar la precisió cada mes: marcar a cinc metres, girar 180° i tornar a marcar.' },
    { es: 'Limpiar el vidrio con un paño suave y sacar las pilas si no se usa en un mes.', ca: 'Netejar el vidre amb un drap suau i treure les piles si no es fa servir en un mes.' },
  ],
  faults: [
    [
      { es: 'La línea no se ve', ca: 'La línia no es veu' },
      { es: 'Bajar la luz o usar receptor o haz verde.', ca: 'Abaixar la llum o fer servir receptor o feix verd.' },
    ],
    [
      { es: 'La medida falla', ca: 'La mesura falla' },
      { es: 'Apuntar a una superficie mate y comprobar desde dónde mide.', ca: 'Apuntar a una superfície mat i comprovar des d’on mesura.' },
    ],
  ],
};

export const workshopGuides: Guides = {
  'power-stations': {
    title: { es: 'Estaciones de energía', ca: 'Estacions d’energia' },
    use: { es: 'Dar corriente de 230\u00a0V a aparatos cuya potencia no pase de la indicada, sin humo y también dentro.', ca: 'Donar corrent de 230\u00a0V a aparells amb una potència que no passi de la indicada, sense fum i també a dins.' },
    notFor: { es: 'No sirve bajo la lluvia, conectada a la instalación de la casa ni para equipos médicos.', ca: 'No serveix sota la pluja, connectada a la instal·lació de casa ni per a equips mèdics.' },
    steps: [
      { es: 'Cargarla del todo antes del primer uso, en un lugar seco y ventilado.', ca: 'Carregar-la del tot abans del primer ús, en un lloc sec i ventilat.' },
      { es: 'Sumar la potencia de los aparatos y contar el doble para los que tienen motor.', ca: 'Sumar la potència dels aparells i comptar el doble per als que tenen motor.' },
      { es: 'Encender, enchufar y mirar en la pantalla la carga que queda.', ca: 'Engegar, endollar i mirar a la pantalla la càrrega que queda.' },
      { es: 'Apagar la salida cuando no se use.', ca: 'Apagar la sortida quan no es faci servir.' },
    ],
    care: [
      { es: 'Guardar a media carga y recargar cada tres meses; limpiar las rejillas en seco.', ca: 'Desar a mitja càrrega i recarregar cada tres mesos; netejar les reixetes en sec.' },
    ],
    faults: [
      [
        { es: 'Se corta la salida', ca: 'Es talla la sortida' },
        { es: 'Sobrecarga: desconectar, esperar y volver a encender con menos potencia.', ca: 'Sobrecàrrega: desconnectar, esperar i tornar a engegar amb menys potència.' },
      ],
    ],
  },
  'vacuum-cleaners': {
    title: { es: 'Aspiradores', ca: 'Aspiradors' },
    use: { es: 'Aspirar polvo y líquido de obra y taller, también conectado a una máquina.', ca: 'Aspirar pols i líquid d’obra i taller, també connectat a una màquina.' },
    notFor: { es: 'No sirve para brasas, líquidos inflamables ni polvo de una clase superior a la suya.', ca: 'No serveix per a brases, líquids inflamables ni pols d’una classe superior a la seva.' },
    steps: [
      { es: 'Para polvo, poner saco y filtro secos; para líquido, quitar el saco y poner el filtro de espuma.', ca: 'Per a pols, posar sac i filtre secs; per a líquid, treure el sac i posar el filtre d’escuma.' },
      { es: 'Encajar la manguera y, con máquina, enchufarla a la toma del aspirador en modo automático.', ca: 'Encaixar la mànega i, amb màquina, endollar-la a la presa de l’aspirador en mode automàtic.' },
      { es: 'Ajustar el caudal: bajo para lijar, alto para limpiar.', ca: 'Ajustar el cabal: baix per polir, alt per netejar.' },
      { es: 'Vaciar el agua al acabar y dejarlo abierto para que se seque.', ca: 'Buidar l’aigua en acabar i deixar-lo obert perquè s’assequi.' },
    ],
    care: [
      { es: 'Sacudir o cambiar el filtro cuando baje la aspiración; el de clase M y H, con mascarilla.', ca: 'Espolsar o canviar el filtre quan baixi l’aspiració; el de classe M i H, amb mascareta.' },
    ],
    faults: [
      [
        { es: 'Aspira poco', ca: 'Aspira poc' },
        { es: 'Cambiar el saco, limpiar el filtro y buscar un tapón en la manguera.', ca: 'Canviar el sac, netejar el filtre i buscar un tap a la mànega.' },
      ],
      [
        { es: 'Sale polvo por detrás', ca: 'Surt pols pel darrere' },
        { es: 'Montar bien el filtro y cambiarlo si está roto.', ca: 'Muntar bé el filtre i canviar-lo si està trencat.' },
      ],
    ],
  },
  compressors: air,
  inflators: air,
  nailers: nailing,
  staplers: nailing,
  generators: {
    title: { es: 'Generadores', ca: 'Generadors' },
    use: { es: 'Dar corriente al aire libre a aparatos cuya potencia no pase de la indicada.', ca: 'Donar corrent a l’aire lliure a aparells amb una potència que no passi de la indicada.' },
    notFor: { es: 'No sirve en interiores, bajo la lluvia ni conectado a la instalación de la casa.', ca: 'No serveix en interiors, sota la pluja ni connectat a la instal·lació de casa.' },
    steps: [
      { es: 'Poner aceite y combustible con el motor frío: viene sin ellos.', ca: 'Posar oli i combustible amb el motor fred: ve sense.' },
      { es: 'Colocar en llano, a dos metros de paredes y ventanas.', ca: 'Col·locar en pla, a dos metres de parets i finestres.' },
      { es: 'Abrir la llave, poner el estrangulador y arrancar sin nada enchufado.', ca: 'Obrir la clau, posar l’estrangulador i engegar sense res endollat.' },
      { es: 'Dejar calentar tres minutos y conectar primero el aparato mayor.', ca: 'Deixar escalfar tres minuts i connectar primer l’aparell més gran.' },
    ],
    care: [
      { es: 'Cambiar el aceite a las 20 horas y después cada 100; limpiar el filtro de aire cada 50.', ca: 'Canviar l’oli a les 20 hores i després cada 100; netejar el filtre d’aire cada 50.' },
      { es: 'Para guardarlo más de un mes, vaciar el depósito y el carburador.', ca: 'Per desar-lo més d’un mes, buidar el dipòsit i el carburador.' },
    ],
    faults: [
      [
        { es: 'No arranca', ca: 'No engega' },
        { es: 'Comprobar aceite (el sensor lo para), combustible y bujía.', ca: 'Comprovar oli (el sensor l’atura), combustible i bugia.' },
      ],
      [
        { es: 'No da corriente', ca: 'No dona corrent' },
        { es: 'Desconectar todo y rearmar el disyuntor.', ca: 'Desconnectar-ho tot i rearmar el disjuntor.' },
      ],
    ],
  },
  welders: {
    title: { es: 'Equipos de soldar', ca: 'Equips de soldar' },
    use: { es: 'Soldar acero, y con el gas y el material adecuados inoxidable o aluminio, por el proceso indicado.', ca: 'Soldar acer, i amb el gas i el material adequats inoxidable o alumini, pel procés indicat.' },
    notFor: { es: 'No sirve bajo la lluvia, sobre recipientes que tuvieron combustible ni para descongelar tubos.', ca: 'No serveix sota la pluja, sobre recipients que han tingut combustible ni per desglaçar tubs.' },
    steps: [
      { es: 'Limpiar óxido y pintura y poner la pinza de masa en metal limpio, cerca del cordón.', ca: 'Netejar òxid i pintura i posar la pinça de massa en metall net, a prop del cordó.' },
      { es: 'Elegir electrodo o hilo y polaridad; unos 40\u00a0A por milímetro de electrodo.', ca: 'Triar elèctrode o fil i polaritat; uns 40\u00a0A per mil·límetre d’elèctrode.' },
      { es: 'Bajar la pantalla, cebar el arco y mantenerlo a la distancia del diámetro del electrodo.', ca: 'Abaixar la pantalla, encebar l’arc i mantenir-lo a la distància del diàmetre de l’elèctrode.' },
      { es: 'Picar la escoria con gafas y dejar que el ventilador enfríe el equipo antes de apagar.', ca: 'Picar l’escòria amb ulleres i deixar que el ventilador refredi l’equip abans d’apagar.' },
    ],
    care: [
      { es: 'Soplar el interior con aire seco cada tres meses, desenchufado; apretar los conectores.', ca: 'Bufar l’interior amb aire sec cada tres mesos, desendollat; collar els connectors.' },
    ],
    faults: [
      [
        { es: 'El electrodo se pega', ca: 'L’elèctrode s’enganxa' },
        { es: 'Subir la corriente y secar los electrodos.', ca: 'Apujar el corrent i assecar els elèctrodes.' },
      ],
      [
        { es: 'Se enciende el piloto amarillo', ca: 'S’encén el pilot groc' },
        { es: 'Protección térmica: esperar con el equipo encendido.', ca: 'Protecció tèrmica: esperar amb l’equip engegat.' },
      ],
    ],
  },
  'pressure-washers': {
    title: { es: 'Hidrolimpiadoras', ca: 'Hidronetejadores' },
    use: { es: 'Limpiar suelos, fachadas, vehículos y máquinas con agua limpia a presión.', ca: 'Netejar terres, façanes, vehicles i màquines amb aigua neta a pressió.' },
    notFor: { es: 'No sirve para madera blanda de cerca, neumáticos, amianto ni instalaciones eléctricas.', ca: 'No serveix per a fusta tova de prop, pneumàtics, amiant ni instal·lacions elèctriques.' },
    steps: [
      { es: 'Desenrollar manguera y cable, conectar el agua y abrir del todo el grifo.', ca: 'Desenrotllar mànega i cable, connectar l’aigua i obrir l’aixeta del tot.' },
      { es: 'Apretar el gatillo sin motor hasta que salga agua sin aire.', ca: 'Prémer el gallet sense motor fins que surti aigua sense aire.' },
      { es: 'Arrancar, probar a un metro y acercarse poco a poco.', ca: 'Engegar, provar a un metre i acostar-se a poc a poc.' },
      { es: 'Al acabar, parar, cerrar el agua, soltar la presión con el gatillo y poner el seguro.', ca: 'En acabar, aturar, tancar l’aigua, treure la pressió amb el gallet i posar l’assegurança.' },
    ],
    care: [
      { es: 'Limpiar el filtro de entrada y la boquilla; guardar vacía y sin heladas.', ca: 'Netejar el filtre d’entrada i el broquet; desar buida i sense gelades.' },
    ],
    faults: [
      [
        { es: 'La presión oscila', ca: 'La pressió oscil·la' },
        { es: 'Abrir más el grifo, purgar el aire y limpiar la boquilla.', ca: 'Obrir més l’aixeta, purgar l’aire i netejar el broquet.' },
      ],
      [
        { es: 'Arranca y para sola', ca: 'Engega i s’atura sola' },
        { es: 'Buscar una fuga en manguera o pistola y cambiar la junta.', ca: 'Buscar una fuita a la mànega o la pistola i canviar la junta.' },
      ],
    ],
  },
  'bench-grinders': {
    title: { es: 'Esmeriladoras y afiladoras', ca: 'Esmerils i esmoladores de banc' },
    use: { es: 'Afilar y desbastar útiles de acero con muelas del diámetro y el agujero indicados.', ca: 'Esmolar i desbastar estris d’acer amb moles del diàmetre i el forat indicats.' },
    notFor: { es: 'No sirve para aluminio, madera ni por el costado de la muela.', ca: 'No serveix per a alumini, fusta ni pel costat de la mola.' },
    steps: [
      { es: 'Atornillar al banco y ajustar los apoyos a menos de 2\u00a0mm de la muela.', ca: 'Cargolar al banc i ajustar els suports a menys de 2\u00a0mm de la mola.' },
      { es: 'Golpear la muela con un mango: si suena hueca, no montarla.', ca: 'Colpejar la mola amb un mànec: si sona buida, no muntar-la.' },
      { es: 'Bajar las pantallas, arrancar y esperar un minuto de lado.', ca: 'Abaixar les pantalles, engegar i esperar un minut de costat.' },
      { es: 'Apoyar la pieza, mover de lado a lado y enfriar en agua.', ca: 'Recolzar la peça, moure de banda a banda i refredar en aigua.' },
    ],
    care: [
      { es: 'Rectificar la muela cuando se embote y acercar el apoyo según se gasta; vaciar el agua de la afiladora.', ca: 'Rectificar la mola quan s’emboti i acostar el suport segons es gasta; buidar l’aigua de l’esmoladora.' },
    ],
    faults: [
      [
        { es: 'Azulea el filo', ca: 'El tall blaveja' },
        { es: 'Apretar menos, enfriar más y rectificar la muela.', ca: 'Prémer menys, refredar més i rectificar la mola.' },
      ],
    ],
  },
  'laser-levels': laser,
  'distance-meters': laser,
  detectors: laser,
  mixers: {
    title: { es: 'Hormigoneras, mezcladores y vibradores', ca: 'Formigoneres, barrejadors i vibradors' },
    use: { es: 'Amasar mortero, hormigón, pasta y pintura en la cantidad indicada, y vibrar hormigón fresco.', ca: 'Pastar morter, formigó, pasta i pintura en la quantitat indicada, i vibrar formigó fresc.' },
    notFor: { es: 'No sirve para líquidos inflamables ni para más carga que la indicada.', ca: 'No serveix per a líquids inflamables ni per a més càrrega que la indicada.' },
    steps: [
      { es: 'Colocar en firme y llano y enchufar a una toma con diferencial.', ca: 'Col·locar en ferm i pla i endollar a una presa amb diferencial.' },
      { es: 'Poner primero parte del agua, después árido y cemento, con el tambor girando.', ca: 'Posar primer part de l’aigua, després àrid i ciment, amb el tambor girant.' },
      { es: 'Mezclar de dos a tres minutos; con varilla, empezar despacio y con la hélice dentro.', ca: 'Barrejar de dos a tres minuts; amb vareta, començar a poc a poc i amb l’hèlix a dins.' },
      { es: 'Vaciar con el tambor girando y lavar en seguida.', ca: 'Buidar amb el tambor girant i rentar de seguida.' },
    ],
    care: [
      { es: 'Lavar con grava y agua, sin golpear el tambor; engrasar la corona cada mes.', ca: 'Rentar amb grava i aigua, sense colpejar el tambor; greixar la corona cada mes.' },
    ],
    faults: [
      [
        { es: 'El tambor no gira cargado', ca: 'El tambor no gira carregat' },
        { es: 'Descargar la mitad y tensar la correa.', ca: 'Descarregar-ne la meitat i tensar la corretja.' },
      ],
    ],
  },
};
