import type { Guide, Guides } from './guide.ts';

const heating: Guide = {
  title: { es: 'Calefactores y estufas', ca: 'Calefactors i estufes' },
  use: { es: 'Calentar estancias de la superficie indicada; los cañones, obra y naves ventiladas.', ca: 'Escalfar estances de la superfície indicada; els canons, obra i naus ventilades.' },
  notFor: { es: 'No sirve para secar ropa, en el baño junto a la ducha ni donde haya vapores inflamables.', ca: 'No serveix per assecar roba, al bany al costat de la dutxa ni on hi hagi vapors inflamables.' },
  steps: [
    { es: 'Colocar en llano, con un metro libre delante y sin cortinas cerca.', ca: 'Col·locar en pla, amb un metre lliure al davant i sense cortines a prop.' },
    { es: 'Enchufar directamente a la pared; la estufa, con su tubo y la rejilla de ventilación abierta.', ca: 'Endollar directament a la paret; l’estufa, amb el seu tub i la reixeta de ventilació oberta.' },
    { es: 'Poner el termostato al máximo y bajarlo cuando haga la temperatura deseada.', ca: 'Posar el termòstat al màxim i abaixar-lo quan faci la temperatura desitjada.' },
    { es: 'Apagar y dejar enfriar antes de mover.', ca: 'Apagar i deixar refredar abans de moure.' },
  ],
  care: [{ es: 'Aspirar las rejillas al empezar el invierno; deshollinar el tubo de la estufa una vez al año.', ca: 'Aspirar les reixetes en començar l’hivern; escurar el tub de l’estufa un cop l’any.' }],
  faults: [
    [{ es: 'Huele la primera vez', ca: 'Fa olor la primera vegada' }, { es: 'Es la pintura o el polvo: ventilar media hora.', ca: 'És la pintura o la pols: ventilar mitja hora.' }],
    [{ es: 'Se apaga', ca: 'S’apaga' }, { es: 'Ha saltado la protección: enderezar, destapar y esperar diez minutos.', ca: 'Ha saltat la protecció: redreçar, destapar i esperar deu minuts.' }],
  ],
};

const appliances: Guide = {
  title: { es: 'Ventiladores y focos', ca: 'Ventiladors i focus' },
  use: { es: 'Mover el aire o dar luz en el lugar que permite su grado de protección.', ca: 'Moure l’aire o fer llum al lloc que permet el seu grau de protecció.' },
  notFor: { es: 'No sirve bajo el agua ni donde haya gases o polvo explosivos.', ca: 'No serveix sota l’aigua ni on hi hagi gasos o pols explosius.' },
  steps: [
    { es: 'Montar el pie, el trípode o el soporte y apretar las palomillas; el de techo lo conecta un instalador.', ca: 'Muntar el peu, el trípode o el suport i collar les papallones; el de sostre el connecta un instal·lador.' },
    { es: 'Poner en llano, con el cable fuera del paso.', ca: 'Posar en pla, amb el cable fora del pas.' },
    { es: 'Enchufar, elegir velocidad o intensidad y orientar con el aparato frío.', ca: 'Endollar, triar velocitat o intensitat i orientar amb l’aparell fred.' },
    { es: 'Apagar y desenchufar antes de moverlo.', ca: 'Apagar i desendollar abans de moure’l.' },
  ],
  care: [{ es: 'Limpiar rejilla, aspas o vidrio con un paño seco, desenchufado.', ca: 'Netejar reixeta, aspes o vidre amb un drap sec, desendollat.' }],
  faults: [[{ es: 'Vibra o parpadea', ca: 'Vibra o fa pampallugues' }, { es: 'Apretar la fijación; si es el led o el motor, llevarlo a la tienda.', ca: 'Collar la fixació; si és el led o el motor, portar-lo a la botiga.' }]],
};

const plumbing: Guide = {
  title: { es: 'Grifos y duchas', ca: 'Aixetes i dutxes' },
  use: { es: 'Dar agua fría y caliente en casa, entre 1 y 5\u00a0bar y hasta 65\u00a0°C.', ca: 'Donar aigua freda i calenta a casa, entre 1 i 5\u00a0bar i fins a 65\u00a0°C.' },
  notFor: { es: 'No sirve con calentadores sin presión si no se dice ni a la intemperie con heladas.', ca: 'No serveix amb escalfadors sense pressió si no s’indica ni a la intempèrie amb gelades.' },
  steps: [
    { es: 'Cerrar la llave de paso, abrir para vaciar y purgar la instalación de arena.', ca: 'Tancar la clau de pas, obrir per buidar i purgar la sorra de la instal·lació.' },
    { es: 'Presentar el cuerpo con su junta y apretar la fijación sin forzar.', ca: 'Presentar el cos amb la junta i collar la fixació sense forçar.' },
    { es: 'Roscar los latiguillos a mano y un cuarto de vuelta con llave; el caliente, a la izquierda.', ca: 'Roscar els maniguets flexibles a mà i un quart de volta amb clau; el calent, a l’esquerra.' },
    { es: 'Abrir el agua, buscar fugas y volver a mirar al día siguiente.', ca: 'Obrir l’aigua, buscar fuites i tornar a mirar l’endemà.' },
  ],
  care: [{ es: 'Limpiar con jabón y paño, sin abrasivos ni antical fuerte; desenroscar y lavar el aireador cada tres meses.', ca: 'Netejar amb sabó i drap, sense abrasius ni antical fort; descargolar i rentar l’airejador cada tres mesos.' }],
  faults: [
    [{ es: 'Sale poca agua', ca: 'Surt poca aigua' }, { es: 'Limpiar aireador y filtros y abrir las llaves de escuadra.', ca: 'Netejar airejador i filtres i obrir les claus d’escaire.' }],
    [{ es: 'Gotea cerrado', ca: 'Degota tancat' }, { es: 'Cambiar el cartucho por otro de la misma medida.', ca: 'Canviar el cartutx per un altre de la mateixa mida.' }],
  ],
};

export const homeGuides: Guides = {
  heaters: heating,
  stoves: heating,
  fans: appliances,
  lights: appliances,
  taps: plumbing,
  showers: plumbing,
  safes: {
    title: { es: 'Cajas fuertes', ca: 'Caixes fortes' },
    use: { es: 'Guardar documentos, dinero y joyas, fijada a una pared o a un suelo de obra.', ca: 'Desar documents, diners i joies, fixada a una paret o a un terra d’obra.' },
    notFor: { es: 'No sirve para guardar armas ni protege del fuego si no lo indica.', ca: 'No serveix per desar armes ni protegeix del foc si no ho indica.' },
    steps: [
      { es: 'Abrir con la llave de emergencia, poner las pilas y cambiar el código de fábrica.', ca: 'Obrir amb la clau d’emergència, posar les piles i canviar el codi de fàbrica.' },
      { es: 'Marcar los agujeros, taladrar y fijar con los anclajes por dentro.', ca: 'Marcar els forats, trepar i fixar amb els ancoratges per dins.' },
      { es: 'Probar el código tres veces con la puerta abierta.', ca: 'Provar el codi tres vegades amb la porta oberta.' },
      { es: 'Guardar la llave de emergencia fuera de la caja.', ca: 'Desar la clau d’emergència fora de la caixa.' },
    ],
    care: [{ es: 'Cambiar las pilas una vez al año.', ca: 'Canviar les piles un cop l’any.' }],
    faults: [[{ es: 'No responde el teclado', ca: 'El teclat no respon' }, { es: 'Abrir con la llave y cambiar las pilas.', ca: 'Obrir amb la clau i canviar les piles.' }]],
  },
  ladders: {
    title: { es: 'Escaleras', ca: 'Escales' },
    use: { es: 'Trabajos cortos y ligeros de una persona a la altura indicada.', ca: 'Feines curtes i lleugeres d’una persona a l’alçada indicada.' },
    notFor: { es: 'No sirve como pasarela o andamio ni para trabajar con fuerza de lado.', ca: 'No serveix com a passarel·la o bastida ni per treballar fent força de costat.' },
    steps: [
      { es: 'Revisar peldaños, largueros, tacos y tirantes; si algo está doblado, retirarla.', ca: 'Revisar esglaons, muntants, tacs i tirants; si hi ha res doblegat, retirar-la.' },
      { es: 'Poner en suelo firme y llano; la de tijera, abierta del todo, y la de apoyo, un paso fuera por cada cuatro de altura.', ca: 'Posar en terra ferm i pla; la de tisora, oberta del tot, i la de suport, un pas enfora per cada quatre d’alçada.' },
      { es: 'La de apoyo sobresale un metro y se ata arriba.', ca: 'La de suport sobresurt un metre i es lliga a dalt.' },
      { es: 'Subir de cara, con tres puntos de apoyo y la hebilla entre los largueros.', ca: 'Pujar de cara, amb tres punts de suport i la sivella entre els muntants.' },
    ],
    care: [{ es: 'Limpiar de pintura y barro, guardar colgada y revisar una vez al año.', ca: 'Netejar de pintura i fang, desar penjada i revisar un cop l’any.' }],
    faults: [[{ es: 'Cojea', ca: 'Coixeja' }, { es: 'Cambiar el taco; no calzar con tablas.', ca: 'Canviar el tac; no falcar amb fustes.' }]],
  },
  scaffolds: {
    title: { es: 'Andamios móviles', ca: 'Bastides mòbils' },
    use: { es: 'Trabajar con plataforma y barandilla a la altura indicada, dentro o fuera sin viento.', ca: 'Treballar amb plataforma i barana a l’alçada indicada, a dins o a fora sense vent.' },
    notFor: { es: 'No sirve para colgar poleas, unir torres ni trabajar con viento de más de 45\u00a0km/h.', ca: 'No serveix per penjar politges, unir torres ni treballar amb vent de més de 45\u00a0km/h.' },
    steps: [
      { es: 'Montar entre dos, en llano, con las ruedas frenadas y los estabilizadores puestos.', ca: 'Muntar entre dos, en pla, amb les rodes frenades i els estabilitzadors posats.' },
      { es: 'Subir tramo a tramo desde la trampilla, con las barandillas por delante.', ca: 'Pujar tram a tram des de la trapa, amb les baranes per davant.' },
      { es: 'Comprobar nivel, diagonales y pasadores y colgar la ficha de revisión.', ca: 'Comprovar nivell, diagonals i passadors i penjar la fitxa de revisió.' },
      { es: 'Mover vacío, empujando por abajo y mirando cables y agujeros.', ca: 'Moure buida, empenyent per baix i mirant cables i forats.' },
    ],
    care: [{ es: 'Revisar antes de cada uso y cambiar la pieza doblada por otra original.', ca: 'Revisar abans de cada ús i canviar la peça doblegada per una d’original.' }],
    faults: [[{ es: 'Oscila', ca: 'Oscil·la' }, { es: 'Bajar, apoyar los estabilizadores y apretar las diagonales.', ca: 'Baixar, recolzar els estabilitzadors i collar les diagonals.' }]],
  },
};
