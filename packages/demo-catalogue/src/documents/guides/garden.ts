import type { Guide, Guides } from './guide.ts';

const cutters: Guide = {
  title: { es: 'Desbrozadoras, cortabordes, cortasetos y tijeras', ca: 'Desbrossadores, retalladores, tallatanques i tisores' },
  use: { es: 'Cortar hierba, maleza, setos y ramas del grosor indicado.', ca: 'Tallar herba, brolla, tanques i branques del gruix indicat.' },
  notFor: { es: 'No sirve para árboles, alambre ni ramas más gruesas que las indicadas.', ca: 'No serveix per a arbres, filferro ni branques més gruixudes que les indicades.' },
  steps: [
    { es: 'Revisar cuchilla, hilo y protector y buscar piedras, nidos y cables en la zona.', ca: 'Revisar ganiveta, fil i protector i buscar pedres, nius i cables a la zona.' },
    { es: 'Ajustar arnés y empuñadura con la máquina parada.', ca: 'Ajustar arnès i empunyadura amb la màquina aturada.' },
    { es: 'Arrancar en el suelo, con el útil libre.', ca: 'Engegar a terra, amb l’estri lliure.' },
    { es: 'Cortar de derecha a izquierda por franjas; el seto, de abajo arriba y después la parte de encima.', ca: 'Tallar de dreta a esquerra per franges; la tanca, de baix a dalt i després la part de sobre.' },
  ],
  care: [
    { es: 'Quitar la resina y aceitar las hojas después de cada uso; afilar dos veces por temporada.', ca: 'Treure la resina i oliar les fulles després de cada ús; esmolar dues vegades per temporada.' },
    { es: 'En las de gasolina, mezcla fresca, filtro limpio y bujía nueva cada año.', ca: 'En les de gasolina, barreja fresca, filtre net i bugia nova cada any.' },
  ],
  faults: [
    [{ es: 'El hilo no sale', ca: 'El fil no surt' }, { es: 'Rebobinar sin cruzar vueltas y mojar el nailon seco.', ca: 'Rebobinar sense encreuar voltes i mullar el niló sec.' }],
    [{ es: 'Desgarra en vez de cortar', ca: 'Estripa en lloc de tallar' }, { es: 'Afilar o ajustar las hojas.', ca: 'Esmolar o ajustar les fulles.' }],
  ],
};

const leaves: Guide = {
  title: { es: 'Sopladores y biotrituradoras', ca: 'Bufadors i biotrituradores' },
  use: { es: 'Juntar y aspirar hojas, y triturar ramas del diámetro indicado.', ca: 'Aplegar i aspirar fulles, i triturar branques del diàmetre indicat.' },
  notFor: { es: 'No sirve para piedras, tierra, brasas ni ramas con clavos.', ca: 'No serveix per a pedres, terra, brases ni branques amb claus.' },
  steps: [
    { es: 'Montar tubo, saco o recogedor: sin ellos no arranca.', ca: 'Muntar tub, sac o recollidor: sense no engega.' },
    { es: 'Trabajar con el viento a favor y lejos de personas y ventanas.', ca: 'Treballar amb el vent a favor i lluny de persones i finestres.' },
    { es: 'Soplar con el tubo bajo; en la biotrituradora, meter la rama por el lado grueso y soltarla.', ca: 'Bufar amb el tub baix; a la biotrituradora, ficar la branca pel costat gruixut i deixar-la anar.' },
    { es: 'Parar y esperar antes de vaciar.', ca: 'Aturar i esperar abans de buidar.' },
  ],
  care: [{ es: 'Vaciar y secar el saco; girar o cambiar las cuchillas cuando machaquen.', ca: 'Buidar i assecar el sac; girar o canviar les ganivetes quan aixafin.' }],
  faults: [[{ es: 'Se atasca', ca: 'S’embussa' }, { es: 'Parar, desconectar, abrir y sacar las hojas mojadas o la rama.', ca: 'Aturar, desconnectar, obrir i treure les fulles mullades o la branca.' }]],
};

const watering: Guide = {
  title: { es: 'Programadores y pulverizadores', ca: 'Programadors i polvoritzadors' },
  use: { es: 'Regar a horas fijas y pulverizar agua o tratamientos para plantas.', ca: 'Regar a hores fixes i polvoritzar aigua o tractaments per a plantes.' },
  notFor: { es: 'No sirve para agua caliente, ácidos, disolventes ni lejía.', ca: 'No serveix per a aigua calenta, àcids, dissolvents ni lleixiu.' },
  steps: [
    { es: 'Enjuagar, montar a mano con sus juntas y abrir el agua o llenar sin pasar de la marca.', ca: 'Esbandir, muntar a mà amb les juntes i obrir l’aigua o omplir sense passar de la marca.' },
    { es: 'Poner la hora y elegir días y minutos, o cargar la batería y ajustar la boquilla.', ca: 'Posar l’hora i triar dies i minuts, o carregar la bateria i ajustar el broquet.' },
    { es: 'Probar un riego corto o pulverizar agua para buscar fugas.', ca: 'Provar un reg curt o polvoritzar aigua per buscar fuites.' },
    { es: 'Vaciar y lavar después de cada tratamiento.', ca: 'Buidar i rentar després de cada tractament.' },
  ],
  care: [{ es: 'Limpiar el filtro cada mes; guardar sin agua ni pilas antes de las heladas.', ca: 'Netejar el filtre cada mes; desar sense aigua ni piles abans de les gelades.' }],
  faults: [[{ es: 'No sale agua', ca: 'No surt aigua' }, { es: 'Cambiar las pilas, limpiar filtro y boquilla y abrir el grifo del todo.', ca: 'Canviar les piles, netejar filtre i broquet i obrir l’aixeta del tot.' }]],
};

export const gardenGuides: Guides = {
  mowers: {
    title: { es: 'Cortacéspedes', ca: 'Talladores de gespa' },
    use: { es: 'Segar césped de jardín de la superficie indicada, en pendientes de hasta 15°.', ca: 'Segar gespa de jardí de la superfície indicada, en pendents de fins a 15°.' },
    notFor: { es: 'No sirve para maleza, setos, hierba mojada ni terreno con piedras.', ca: 'No serveix per a brolla, tanques, herba mullada ni terreny amb pedres.' },
    steps: [
      { es: 'Recoger piedras, ramas y juguetes y apartar a niños y animales.', ca: 'Recollir pedres, branques i joguines i apartar nens i animals.' },
      { es: 'Ajustar la altura: no más de un tercio de la hierba cada vez.', ca: 'Ajustar l’alçada: no més d’un terç de l’herba cada vegada.' },
      { es: 'En los de gasolina, comprobar aceite y combustible; en los eléctricos, cable a la espalda; en los de batería, llave puesta.', ca: 'En les de gasolina, comprovar oli i combustible; en les elèctriques, cable a l’esquena; en les de bateria, clau posada.' },
      { es: 'Arrancar en llano con la barra apretada y segar por franjas que se pisen un poco.', ca: 'Engegar en pla amb la barra premuda i segar per franges que se sobreposin una mica.' },
      { es: 'Soltar la barra y esperar a que pare antes de vaciar el recogedor.', ca: 'Deixar anar la barra i esperar que s’aturi abans de buidar el recollidor.' },
    ],
    care: [
      { es: 'Limpiar por debajo en seco, con la bujía o la batería fuera, sin volcar hacia el carburador.', ca: 'Netejar per sota en sec, amb la bugia o la bateria fora, sense tombar cap al carburador.' },
      { es: 'Afilar y equilibrar la cuchilla cada temporada; apretarla al par del taller.', ca: 'Esmolar i equilibrar la ganiveta cada temporada; collar-la al parell del taller.' },
    ],
    faults: [
      [{ es: 'Deja las puntas amarillas', ca: 'Deixa les puntes grogues' }, { es: 'Afilar la cuchilla.', ca: 'Esmolar la ganiveta.' }],
      [{ es: 'No recoge', ca: 'No recull' }, { es: 'Vaciar el saco, limpiar el canal y segar en seco.', ca: 'Buidar el sac, netejar el canal i segar en sec.' }],
    ],
  },
  'robot-mowers': {
    title: { es: 'Robots cortacésped', ca: 'Robots tallagespa' },
    use: { es: 'Mantener solo el césped de la superficie indicada dentro de su cable perimetral.', ca: 'Mantenir tot sol la gespa de la superfície indicada dins del seu cable perimetral.' },
    notFor: { es: 'No sirve para hierba de más de 10\u00a0cm ni terreno con escalones o agua sin cercar.', ca: 'No serveix per a herba de més de 10\u00a0cm ni terreny amb esglaons o aigua sense tancar.' },
    steps: [
      { es: 'Segar antes a 6\u00a0cm y quitar piedras.', ca: 'Segar abans a 6\u00a0cm i treure pedres.' },
      { es: 'Colocar la base en llano, a la sombra y cerca de un enchufe de exterior.', ca: 'Col·locar la base en pla, a l’ombra i a prop d’un endoll d’exterior.' },
      { es: 'Tender el cable a 30\u00a0cm de muros y clavarlo cada 80\u00a0cm, sin lazos abiertos.', ca: 'Estendre el cable a 30\u00a0cm dels murs i clavar-lo cada 80\u00a0cm, sense llaços oberts.' },
      { es: 'Poner código, fecha y horas; evitar la noche, por los erizos.', ca: 'Posar codi, data i hores; evitar la nit, pels eriçons.' },
    ],
    care: [{ es: 'Cambiar las cuchillas cada seis semanas y cepillar los bajos; en invierno, dentro y cargado.', ca: 'Canviar les ganivetes cada sis setmanes i raspallar els baixos; a l’hivern, a dins i carregat.' }],
    faults: [[{ es: 'Se para y pide ayuda', ca: 'S’atura i demana ajuda' }, { es: 'Mirar el aviso, liberar las ruedas y comprobar la luz del cable en la base.', ca: 'Mirar l’avís, alliberar les rodes i comprovar el llum del cable a la base.' }]],
  },
  chainsaws: {
    title: { es: 'Motosierras', ca: 'Motoserres' },
    use: { es: 'Cortar leña, podar y talar madera de un diámetro menor que la espada.', ca: 'Tallar llenya, podar i abatre fusta d’un diàmetre més petit que l’espasa.' },
    notFor: { es: 'No sirve para cortar sobre una escalera, con una mano ni madera con clavos.', ca: 'No serveix per tallar damunt d’una escala, amb una mà ni fusta amb claus.' },
    steps: [
      { es: 'Ponerse casco con visera y orejeras, guantes, pantalón anticorte y botas.', ca: 'Posar-se casc amb visera i orelleres, guants, pantalons anticort i botes.' },
      { es: 'Llenar el aceite de cadena y tensar: la cadena se levanta 3\u00a0mm y corre a mano.', ca: 'Omplir l’oli de cadena i tensar: la cadena s’aixeca 3\u00a0mm i corre a mà.' },
      { es: 'Comprobar el freno de cadena y arrancar en el suelo con el freno puesto.', ca: 'Comprovar el fre de cadena i engegar a terra amb el fre posat.' },
      { es: 'Apoyar la garra en la madera y cortar con la cadena a plena marcha, fuera de la línea de la espada.', ca: 'Recolzar la urpa a la fusta i tallar amb la cadena a plena marxa, fora de la línia de l’espasa.' },
      { es: 'Para talar, despejar la huida a 45° hacia atrás, hacer la entalla y dejar bisagra.', ca: 'Per abatre, deixar lliure la fugida a 45° enrere, fer l’entallada i deixar frontissa.' },
    ],
    care: [
      { es: 'Afilar cada depósito con lima del diámetro de la cadena, tres pasadas por diente.', ca: 'Esmolar cada dipòsit amb llima del diàmetre de la cadena, tres passades per dent.' },
      { es: 'Limpiar la ranura de la espada, girarla y soplar el filtro de aire.', ca: 'Netejar la ranura de l’espasa, girar-la i bufar el filtre d’aire.' },
    ],
    faults: [
      [{ es: 'Saca polvo en vez de viruta', ca: 'Treu pols en lloc d’encenall' }, { es: 'Afilar la cadena y comprobar los limitadores.', ca: 'Esmolar la cadena i comprovar els limitadors.' }],
      [{ es: 'La espada echa humo', ca: 'L’espasa treu fum' }, { es: 'Poner aceite y limpiar el orificio de engrase.', ca: 'Posar oli i netejar l’orifici de greixatge.' }],
    ],
  },
  'brush-cutters': cutters,
  'hedge-trimmers': cutters,
  secateurs: cutters,
  blowers: leaves,
  shredders: leaves,
  sprayers: watering,
  'water-timers': watering,
  barbecues: {
    title: { es: 'Barbacoas', ca: 'Barbacoes' },
    use: { es: 'Asar alimentos al aire libre con carbón, gas o electricidad, según el modelo.', ca: 'Fer a la brasa aliments a l’aire lliure amb carbó, gas o electricitat, segons el model.' },
    notFor: { es: 'No sirve para calentar una estancia ni para usarla dentro de casa, bajo un toldo o en una tienda.', ca: 'No serveix per escalfar una estança ni per fer-la servir dins de casa, sota un tendal o en una tenda.' },
    steps: [
      { es: 'Montarla en llano, a un metro de paredes y setos, con un cubo de arena o agua a mano.', ca: 'Muntar-la en pla, a un metre de parets i tanques, amb una galleda de sorra o aigua a mà.' },
      { es: 'Carbón: encender con pastillas y esperar a la brasa blanca. Gas: abrir la tapa, después la bombona, y encender.', ca: 'Carbó: encendre amb pastilles i esperar la brasa blanca. Gas: obrir la tapa, després la bombona, i encendre.' },
      { es: 'Calentar diez minutos y engrasar la parrilla.', ca: 'Escalfar deu minuts i greixar la graella.' },
      { es: 'Al acabar, cerrar el gas por la bombona o dejar que la brasa se apague; tirar la ceniza fría.', ca: 'En acabar, tancar el gas per la bombona o deixar que la brasa s’apagui; llençar la cendra freda.' },
    ],
    care: [{ es: 'Cepillar la parrilla caliente, vaciar la grasa y cambiar la goma del gas cada cinco años.', ca: 'Raspallar la graella calenta, buidar el greix i canviar la goma del gas cada cinc anys.' }],
    faults: [[{ es: 'La llama es amarilla', ca: 'La flama és groga' }, { es: 'Cerrar, dejar enfriar y limpiar el quemador y su entrada de aire.', ca: 'Tancar, deixar refredar i netejar el cremador i la seva entrada d’aire.' }]],
  },
};
