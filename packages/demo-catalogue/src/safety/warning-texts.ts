import type { Words } from '../words.ts';
import { plainGoodsTexts } from './plain-goods-texts.ts';

/** Warnings as makers print them, by what they warn of. */
export const warningTexts = {
  eyes: {
    es: 'Usar gafas y protección auditiva; sujetar bien la pieza y recogerse el pelo y la ropa suelta.',
    ca: 'Fer servir ulleres i protecció auditiva; subjectar bé la peça i recollir-se els cabells i la roba folgada.',
  },
  battery: {
    es: 'Quitar la batería antes de cambiar el accesorio o limpiar la máquina.',
    ca: 'Treure la bateria abans de canviar l’accessori o netejar la màquina.',
  },
  mains: {
    es: 'Desenchufar antes de cambiar el accesorio o limpiar; no usar con el cable dañado.',
    ca: 'Desendollar abans de canviar l’accessori o netejar; no fer servir amb el cable malmès.',
  },
  fumes: {
    es: 'No usar en interiores: los gases de escape contienen monóxido de carbono y pueden matar.',
    ca: 'No fer servir en interiors: els gasos d’escapament contenen monòxid de carboni i poden matar.',
  },
  fuel: {
    es: 'Repostar al aire libre, con el motor frío y sin fumar.',
    ca: 'Omplir el dipòsit a l’aire lliure, amb el motor fred i sense fumar.',
  },
  air: {
    es: 'Desconectar el aire antes de cambiar el accesorio o desatascar; no dirigir el chorro a personas.',
    ca: 'Desconnectar l’aire abans de canviar l’accessori o desembussar; no dirigir el raig a les persones.',
  },
  guard: {
    es: 'No trabajar sin el protector ni montar discos de otro diámetro o de menos revoluciones que la máquina.',
    ca: 'No treballar sense el protector ni muntar discos d’un altre diàmetre o de menys revolucions que la màquina.',
  },
  disc: {
    es: 'Comprobar el disco antes de montarlo: no usarlo agrietado, golpeado, húmedo o caducado, ni por encima de sus revoluciones.',
    ca: 'Comprovar el disc abans de muntar-lo: no fer-lo servir esquerdat, colpejat, humit o caducat, ni per sobre de les seves revolucions.',
  },
  blade: {
    es: 'Mantener las manos lejos de la hoja; no quitar el cuchillo divisor ni bloquear la protección.',
    ca: 'Mantenir les mans lluny de la fulla; no treure el ganivet divisor ni bloquejar la protecció.',
  },
  kickback: {
    es: 'Riesgo de rebote: sujetar con las dos manos, no cortar con la punta de la espada ni por encima del hombro.',
    ca: 'Risc de rebot: subjectar amb les dues mans, no tallar amb la punta de l’espasa ni per sobre de l’espatlla.',
  },
  logger: {
    es: 'Usar casco con visera y orejeras, guantes, pantalón anticorte y botas de seguridad.',
    ca: 'Fer servir casc amb visera i orelleres, guants, pantalons anticort i botes de seguretat.',
  },
  reaction: {
    es: 'El par de reacción puede torcer la muñeca: usar la empuñadura lateral y estar bien apoyado.',
    ca: 'El parell de reacció pot torçar el canell: fer servir l’empunyadura lateral i tenir bon suport.',
  },
  hiddenLines: {
    es: 'Buscar cables y tuberías antes de perforar o cortar una pared.',
    ca: 'Buscar cables i canonades abans de foradar o tallar una paret.',
  },
  dust: {
    es: 'El polvo de sílice y de madera daña los pulmones: aspirar y usar mascarilla FFP2 o FFP3.',
    ca: 'La pols de sílice i de fusta fa mal als pulmons: aspirar i fer servir mascareta FFP2 o FFP3.',
  },
  hot: {
    es: 'Superficies muy calientes durante el uso y un rato después: no tocar ni dejar sin vigilar.',
    ca: 'Superfícies molt calentes durant l’ús i una estona després: no tocar ni deixar sense vigilància.',
  },
  neverPoint: {
    es: 'No apuntar nunca a nadie, ni siquiera descargada; no anular el seguro de contacto.',
    ca: 'No apuntar mai a ningú, ni descarregada; no anul·lar el dispositiu de seguretat de contacte.',
  },
  arc: {
    es: 'El arco quema los ojos y la piel: usar pantalla, guantes y ropa cerrada, y avisar a quien esté cerca.',
    ca: 'L’arc crema els ulls i la pell: fer servir pantalla, guants i roba tancada, i avisar qui sigui a prop.',
  },
  weldFumes: {
    es: 'Los humos de soldadura son nocivos: ventilar o aspirar. Quien lleve marcapasos no debe acercarse.',
    ca: 'Els fums de soldadura són nocius: ventilar o aspirar. Qui porti marcapassos no s’hi ha d’acostar.',
  },
  jet: {
    es: 'No dirigir el chorro a personas, animales ni instalaciones eléctricas: el agua a presión corta la piel.',
    ca: 'No dirigir el raig a persones, animals ni instal·lacions elèctriques: l’aigua a pressió talla la pell.',
  },
  pressure: {
    es: 'Recipiente a presión: no superar la presión máxima, vaciar el agua y no soldar el depósito.',
    ca: 'Recipient a pressió: no superar la pressió màxima, buidar-ne l’aigua i no soldar el dipòsit.',
  },
  backfeed: {
    es: 'No conectar el generador a la instalación de la casa sin conmutador puesto por un instalador.',
    ca: 'No connectar el generador a la instal·lació de casa sense un commutador posat per un instal·lador.',
  },
  cover: {
    es: 'No cubrir ni tapar las rejillas; dejar un metro libre delante.',
    ca: 'No cobrir ni tapar les reixetes; deixar un metre lliure al davant.',
  },
  ventilation: {
    es: 'Consume oxígeno: usar solo con ventilación permanente y no dormir con el aparato encendido.',
    ca: 'Consumeix oxigen: fer servir només amb ventilació permanent i no dormir amb l’aparell engegat.',
  },
  gas: {
    es: 'Comprobar con agua jabonosa que no hay fugas y cambiar la goma antes de que caduque.',
    ca: 'Comprovar amb aigua sabonosa que no hi ha fuites i canviar la goma abans que caduqui.',
  },
  embers: {
    es: 'No encender en interiores: las brasas desprenden monóxido de carbono, que puede matar.',
    ca: 'No encendre en interiors: les brases desprenen monòxid de carboni, que pot matar.',
  },
  fire: {
    es: 'No usar alcohol ni gasolina para encender o reavivar.',
    ca: 'No fer servir alcohol ni gasolina per encendre o revifar.',
  },
  laser: {
    es: 'Radiación láser de clase 2: no mirar al haz ni dirigirlo a los ojos de nadie.',
    ca: 'Radiació làser de classe 2: no mirar el feix ni dirigir-lo als ulls de ningú.',
  },
  lithium: {
    es: 'Batería de litio: no abrir, no cortocircuitar ni exponer al fuego; no cargar por debajo de 0\u00a0°C.',
    ca: 'Bateria de liti: no obrir, no curtcircuitar ni exposar al foc; no carregar per sota de 0\u00a0°C.',
  },
  charger: {
    es: 'Cargar solo con el cargador del mismo sistema, a cubierto y sobre una base que no arda.',
    ca: 'Carregar només amb el carregador del mateix sistema, a cobert i sobre una base que no cremi.',
  },
  bystanders: {
    es: 'Mantener a personas y animales a quince metros: el útil lanza piedras.',
    ca: 'Mantenir persones i animals a quinze metres: l’estri llança pedres.',
  },
  feet: {
    es: 'No acercar manos ni pies a la cuchilla; quitar antes piedras y ramas. No segar con niños cerca.',
    ca: 'No acostar mans ni peus a la ganiveta; treure abans pedres i branques. No segar amb nens a prop.',
  },
  hopper: {
    es: 'No meter las manos en la tolva; empujar con una rama y esperar a que las cuchillas paren.',
    ca: 'No ficar les mans a la tremuja; empènyer amb una branca i esperar que les ganivetes s’aturin.',
  },
  vibration: {
    es: 'La vibración prolongada daña las manos: hacer pausas y usar guantes.',
    ca: 'La vibració perllongada fa mal a les mans: fer pauses i fer servir guants.',
  },
  drum: {
    es: 'No meter manos ni pala en el tambor en marcha; usar con diferencial de 30\u00a0mA.',
    ca: 'No ficar les mans ni la pala al tambor en marxa; fer servir amb diferencial de 30\u00a0mA.',
  },
  vacuum: {
    es: 'No aspirar brasas, líquidos inflamables ni polvo explosivo; polvo peligroso, solo con la clase adecuada.',
    ca: 'No aspirar brases, líquids inflamables ni pols explosiva; pols perillosa, només amb la classe adequada.',
  },
  ladder: {
    es: 'Apoyar en suelo firme y llano, abrir del todo, una sola persona y no pasar del antepenúltimo peldaño.',
    ca: 'Recolzar en terra ferm i pla, obrir del tot, una sola persona i no passar de l’antepenúltim esglaó.',
  },
  powerLines: {
    es: 'No usar cerca de líneas eléctricas ni con viento.',
    ca: 'No fer servir a prop de línies elèctriques ni amb vent.',
  },
  scaffold: {
    es: 'Montar según el manual, con barandillas y estabilizadores; frenar las ruedas y no mover con gente encima.',
    ca: 'Muntar segons el manual, amb baranes i estabilitzadors; frenar les rodes i no moure amb gent a sobre.',
  },
  loadLimit: { es: 'No superar la carga máxima indicada.', ca: 'No superar la càrrega màxima indicada.' },
  anchor: {
    es: 'Anclar a la pared y cargar abajo lo más pesado: puede volcar.',
    ca: 'Ancorar a la paret i carregar a baix el més pesant: pot bolcar.',
  },
  noPeople: {
    es: 'No usar para elevar cargas sobre personas ni para sujetar personas.',
    ca: 'No fer servir per elevar càrregues sobre persones ni per subjectar persones.',
  },
  sharp: {
    es: 'Filo cortante: cortar lejos del cuerpo y guardar con la hoja protegida, lejos de los niños.',
    ca: 'Tall esmolat: tallar lluny del cos i desar amb la fulla protegida, lluny dels nens.',
  },
  chips: {
    es: 'Usar gafas: pueden saltar esquirlas. No golpear acero templado con acero templado.',
    ca: 'Fer servir ulleres: poden saltar fragments. No colpejar acer trempat amb acer trempat.',
  },
  insulated: {
    es: 'Comprobar que el aislamiento no está dañado; solo personal formado trabaja con tensión.',
    ca: 'Comprovar que l’aïllament no està malmès; només personal format treballa amb tensió.',
  },
  bits: {
    es: 'Usar gafas, no tocar el accesorio recién usado y respetar sus revoluciones máximas.',
    ca: 'Fer servir ulleres, no tocar l’accessori acabat d’usar i respectar-ne les revolucions màximes.',
  },
  wireBrush: {
    es: 'Los alambres salen despedidos: usar gafas o pantalla y no apretar.',
    ca: 'Els filferros surten disparats: fer servir ulleres o pantalla i no prémer.',
  },
  smallParts: {
    es: 'Contiene piezas pequeñas: peligro de asfixia para menores de tres años.',
    ca: 'Conté peces petites: perill d’asfíxia per a menors de tres anys.',
  },
  plasticBag: {
    es: 'Bolsa o película de plástico: mantener lejos de bebés y niños, riesgo de asfixia.',
    ca: 'Bossa o pel·lícula de plàstic: mantenir lluny de nadons i infants, risc d’asfíxia.',
  },
  children: { es: 'Mantener fuera del alcance de los niños.', ca: 'Mantenir fora de l’abast dels nens.' },
  installer: {
    es: 'Cortar la corriente antes de montar; la instalación fija la hace un instalador autorizado.',
    ca: 'Tallar el corrent abans de muntar; la instal·lació fixa la fa un instal·lador autoritzat.',
  },
  unroll: {
    es: 'Desenrollar del todo antes de conectar máquinas de más de 1.000\u00a0W; no tapar.',
    ca: 'Desenrotllar del tot abans de connectar màquines de més de 1.000\u00a0W; no tapar.',
  },
  noChain: {
    es: 'No conectar una base a otra ni superar la potencia máxima.',
    ca: 'No connectar una base a una altra ni superar la potència màxima.',
  },
  glare: { es: 'No mirar fijamente a la luz encendida.', ca: 'No mirar fixament el llum encès.' },
  hotWater: {
    es: 'Regular el agua por debajo de 50\u00a0°C en baños de niños y mayores.',
    ca: 'Regular l’aigua per sota de 50\u00a0°C en banys d’infants i de gent gran.',
  },
  drinking: {
    es: 'Cerrar la llave de paso antes de montar y comprobar que no gotea antes de dejarlo.',
    ca: 'Tancar la clau de pas abans de muntar i comprovar que no degota abans de deixar-ho.',
  },
  ppe2: {
    es: 'EPI de categoría II (Reglamento (UE) 2016/425): leer el folleto, elegir la talla y cambiarlo si está dañado.',
    ca: 'EPI de categoria II (Reglament (UE) 2016/425): llegir el fullet, triar la talla i canviar-lo si està malmès.',
  },
  ppe3: {
    es: 'EPI de categoría III, contra riesgos muy graves (Reglamento (UE) 2016/425): leer el folleto y recibir formación antes de usarlo.',
    ca: 'EPI de categoria III, contra riscos molt greus (Reglament (UE) 2016/425): llegir el fullet i rebre formació abans de fer-lo servir.',
  },
  ppe1: {
    es: 'Prenda de trabajo de categoría I: no protege del corte, del calor ni de productos químicos.',
    ca: 'Peça de treball de categoria I: no protegeix del tall, de la calor ni de productes químics.',
  },
  entangle: {
    es: 'No llevar guantes junto a piezas que giran: pueden atrapar la mano.',
    ca: 'No portar guants a prop de peces que giren: poden atrapar la mà.',
  },
  fit: {
    es: 'Comprobar el ajuste cada vez: con barba o mal puesta no protege.',
    ca: 'Comprovar l’ajust cada vegada: amb barba o mal posada no protegeix.',
  },
  fall: {
    es: 'Revisar antes de cada uso y una vez al año por persona competente; retirar tras una caída.',
    ca: 'Revisar abans de cada ús i un cop l’any per una persona competent; retirar després d’una caiguda.',
  },
  helmet: {
    es: 'Cambiar tras un golpe fuerte o a los cinco años de la fecha de fabricación; no pintar ni pegar.',
    ca: 'Canviar després d’un cop fort o al cap de cinc anys de la data de fabricació; no pintar-lo ni enganxar-hi res.',
  },
  firstAid: {
    es: 'Revisar las fechas de caducidad; no sustituye a la atención médica.',
    ca: 'Revisar les dates de caducitat; no substitueix l’atenció mèdica.',
  },
  wind: {
    es: 'Cerrar y sujetar con viento; montar siempre con una base con el peso que indica el fabricante.',
    ca: 'Tancar i subjectar amb vent; muntar sempre amb una base amb el pes que indica el fabricant.',
  },
  fingers: { es: 'Cuidado con los dedos al plegar y desplegar.', ca: 'Compte amb els dits en plegar i desplegar.' },
  compost: {
    es: 'Abrir el saco en un lugar ventilado, usar guantes y lavarse las manos: puede contener legionela.',
    ca: 'Obrir el sac en un lloc ventilat, fer servir guants i rentar-se les mans: pot contenir legionel·la.',
  },
  sprayer: {
    es: 'Leer la etiqueta del producto que se pulveriza; usar guantes y mascarilla y no pulverizar con viento.',
    ca: 'Llegir l’etiqueta del producte que es polvoritza; fer servir guants i mascareta i no polvoritzar amb vent.',
  },
  robot: {
    es: 'No dejar que niños o animales estén en el césped mientras corta.',
    ca: 'No deixar que infants o animals siguin a la gespa mentre talla.',
  },
  glass: {
    es: 'Cortar y colocar con guantes y gafas: los cantos cortan.',
    ca: 'Tallar i col·locar amb guants i ulleres: els cantells tallen.',
  },
  fibres: {
    es: 'Puede irritar la piel: usar guantes, manga larga y mascarilla al cortar.',
    ca: 'Pot irritar la pell: fer servir guants, màniga llarga i mascareta en tallar.',
  },
  heavy: {
    es: 'Pieza pesada: moverla entre dos personas o con un medio mecánico.',
    ca: 'Peça pesant: moure-la entre dues persones o amb un mitjà mecànic.',
  },
  moving: {
    es: 'Riesgo de atrapamiento: no meter la mano en las aspas y colocar a más de 2,3\u00a0m si es de techo.',
    ca: 'Risc d’atrapament: no ficar la mà a les aspes i col·locar a més de 2,3\u00a0m si és de sostre.',
  },
  tension: {
    es: 'El muelle y la mordaza atrapan los dedos: abrir y soltar con la mano firme.',
    ca: 'La molla i la mordassa atrapen els dits: obrir i deixar anar amb la mà ferma.',
  },
  overload: {
    es: 'No alargar el mango con un tubo ni usar como martillo.',
    ca: 'No allargar el mànec amb un tub ni fer servir com a martell.',
  },
  ...plainGoodsTexts,
} as const satisfies Record<string, Words>;

export type WarningCode = keyof typeof warningTexts;
