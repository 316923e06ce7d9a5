import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'bar-clamp': {
    use: [
      { es: 'Para encolar cajones, marcos y piezas de hasta {opening}.', ca: 'Per encolar calaixos, marcs i peces de fins a {opening}.', when: ({ opening }) => opening <= 400 },
      { es: 'Largo, para encolar puertas, tableros y mesas de hasta {opening}.', ca: 'Llarg, per encolar portes, taulers i taules de fins a {opening}.', when: ({ opening }) => opening > 400 },
    ],
    detail: [
      { es: 'Aprieta hasta {force} y las tapas no marcan la madera.', ca: 'Prem fins a {force} i les tapes no marquen la fusta.' },
      { es: 'Entra {throat} desde el canto; pon una tablilla entre la mordaza y la pieza.', ca: 'Entra {throat} des del cantell; posa una fusteta entre la mordassa i la peça.' },
    ],
    limits: [
      { es: 'No abre más de {opening} ni es para levantar o colgar cargas.', ca: 'No obre més de {opening} ni és per aixecar o penjar càrregues.' },
    ],
    included: [
      { es: 'Se vende suelto; para encolar un tablero calcula uno cada 30\u00a0cm.', ca: 'Es ven solt; per encolar un tauler calcula’n un cada 30\u00a0cm.' },
    ],
  },
  'quick-clamp': {
    use: [
      { es: 'Aprieta con una mano mientras la otra aguanta la pieza: montar, serrar y pegar.', ca: 'Prem amb una mà mentre l’altra aguanta la peça: muntar, serrar i enganxar.' },
      { es: 'Sujeta de un gatillazo piezas de hasta {opening} en el banco o en la obra.', ca: 'Subjecta d’un cop de gallet peces de fins a {opening} al banc o a l’obra.' },
    ],
    detail: [
      { es: 'Suelta con un botón, y con la mordaza girada separa en vez de apretar.', ca: 'Deixa anar amb un botó, i amb la mordassa girada separa en lloc de prémer.' },
    ],
    limits: [
      { es: 'Da {force}: para encolados que piden fuerza, un sargento de husillo.', ca: 'Dona {force}: per a encolats que demanen força, un serjant de cargol.' },
    ],
    included: [
      { es: 'Se vende suelto.', ca: 'Es ven solt.' },
    ],
  },
  'spring-clamp': {
    use: [
      { es: 'Sujetan chapa, lona y canto mientras agarra la cola.', ca: 'Subjecten xapa, lona i cantell mentre agafa la cola.' },
    ],
    detail: [
      { es: 'Las bocas de goma basculan y no marcan.', ca: 'Les boques de goma basculen i no marquen.' },
    ],
    limits: [
      { es: 'Abren {opening} y aprietan poco: no sustituyen a un sargento.', ca: 'Obren {opening} i premen poc: no substitueixen un serjant.' },
    ],
    included: [
      { es: 'El juego trae {pack#} pinzas iguales.', ca: 'El joc porta {pack#} pinces iguals.' },
    ],
  },
  'bench-vice': {
    use: [
      { es: 'Tornillo de banco para limar, serrar y taladrar piezas en el taller de casa.', ca: 'Cargol de banc per llimar, serrar i trepar peces al taller de casa.', when: ({ 'jaw-width': jaw, material }) => jaw <= 100 || material === 'cast-iron' },
      { es: 'De acero, con {jaw-width} de boca, para cerrajeros y mecánicos que golpean encima.', ca: 'D’acer, amb {jaw-width} de boca, per a serrallers i mecànics que hi piquen a sobre.', when: ({ material }) => material === 'steel' },
    ],
    detail: [
      { es: 'La base gira y coloca la pieza de cara.', ca: 'La base gira i col·loca la peça de cara.', when: ({ 'swivel-base': swivel }) => swivel },
      { es: 'Abre {opening} y el husillo va cubierto de virutas.', ca: 'Obre {opening} i el cargol va protegit dels encenalls.' },
    ],
    limits: [
      { es: 'No es para doblar con un tubo en la palanca, y la fundición no perdona la maza.', ca: 'No és per doblegar amb un tub a la palanca, i la fosa no perdona la maça.', when: ({ material }) => material === 'cast-iron' },
      { es: 'No alargues la palanca con un tubo y golpea solo en el yunque.', ca: 'No allarguis la palanca amb un tub i pica només a l’enclusa.', when: ({ material }) => material === 'steel' },
    ],
    included: [
      { es: 'Pesa {weight}; los tornillos para fijarlo al banco van aparte.', ca: 'Pesa {weight}; els cargols per fixar-lo al banc van a part.' },
    ],
  },
  'table-vice': {
    use: [
      { es: 'Para piezas pequeñas, modelismo y electrónica en cualquier mesa.', ca: 'Per a peces petites, modelisme i electrònica en qualsevol taula.' },
    ],
    detail: [
      { es: 'La mordaza inferior se aprieta al canto y aguanta más fuerza que una ventosa.', ca: 'La mordassa inferior es colla al cantell i aguanta més força que una ventosa.', when: ({ mount }) => mount === 'clamp' },
      { es: 'La ventosa agarra en superficies lisas y no deja marca.', ca: 'La ventosa s’agafa en superfícies llises i no deixa marca.', when: ({ mount }) => mount === 'suction' },
    ],
    limits: [
      { es: 'No es para golpear, doblar ni piezas de más de {jaw-width} de ancho.', ca: 'No és per picar, doblegar ni peces de més de {jaw-width} d’amplada.' },
    ],
    included: [
      { es: 'Viene listo para poner, sin tornillos ni agujeros en la mesa.', ca: 'Ve a punt per posar, sense cargols ni forats a la taula.' },
    ],
  },
};
