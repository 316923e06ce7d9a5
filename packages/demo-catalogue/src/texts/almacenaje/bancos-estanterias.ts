import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  workbench: {
    use: [
      { es: 'Banco fijo para golpear, limar y montar en el taller sin que baile.', ca: 'Banc fix per picar, llimar i muntar al taller sense que balli.' },
      { es: 'Mesa de trabajo de {width-cm} para el garaje del aficionado y el taller del profesional.', ca: 'Taula de treball de {width-cm} per al garatge de l’aficionat i el taller del professional.' },
    ],
    detail: [
      { es: 'Las patas se nivelan una a una y el estante de abajo guarda lo pesado.', ca: 'Les potes s’anivellen una per una i el prestatge de baix desa el que pesa.' },
      { es: 'El tablero viene preparado para atornillar un tornillo de banco.', ca: 'El tauler ve preparat per cargolar-hi un cargol de banc.' },
    ],
    limits: [
      { es: 'Aguanta {load} repartidos, no en un solo punto; si golpeas fuerte, fíjalo al suelo.', ca: 'Aguanta {load} repartits, no en un sol punt; si piques fort, fixa’l a terra.' },
      { es: 'El tablero no es para el agua ni para la intemperie.', ca: 'El tauler no és per a l’aigua ni per a la intempèrie.' },
    ],
    included: [
      { es: 'Se entrega desmontado, con tornillos e instrucciones; el tornillo de banco va aparte.', ca: 'Es lliura desmuntat, amb cargols i instruccions; el cargol de banc va a part.' },
    ],
  },
  'folding-bench': {
    use: [
      { es: 'Banco plegable para serrar y taladrar donde no hay taller: en el rellano, el balcón o la obra.', ca: 'Banc plegable per serrar i trepar on no hi ha taller: al replà, al balcó o a l’obra.' },
      { es: 'Sujeta tablas y puertas mientras trabajas y se guarda detrás de otra.', ca: 'Subjecta taulons i portes mentre treballes i es desa darrere d’una altra.' },
    ],
    detail: [
      { es: 'Las mordazas se inclinan para piezas en cuña y los tacos se mueven para las anchas.', ca: 'Les mordasses s’inclinen per a peces en falca i els topalls es mouen per a les amples.' },
      { es: 'La altura se regula, para trabajar erguido o con máquinas encima.', ca: 'L’alçada es regula, per treballar dret o amb màquines a sobre.', when: ({ 'height-adjust': adjust }) => adjust },
    ],
    limits: [
      { es: 'Soporta {load}; no te subas encima ni lo uses de andamio.', ca: 'Suporta {load}; no t’hi enfilis ni el facis servir de bastida.' },
    ],
    included: [
      { es: 'Trae cuatro tacos de sujeción; los sargentos van aparte.', ca: 'Porta quatre topalls de subjecció; els serjants van a part.' },
    ],
  },
  trestle: {
    use: [
      { es: 'Caballetes para montar en un minuto una mesa de empapelar, serrar o pintar.', ca: 'Cavallets per muntar en un minut una taula d’empaperar, serrar o pintar.' },
      { es: 'Con un tablero encima tienes banco en la obra y mesa en el jardín.', ca: 'Amb un tauler a sobre tens banc a l’obra i taula al jardí.' },
    ],
    detail: [
      { es: 'Se pliegan planos y se cuelgan de la pared.', ca: 'Es pleguen plans i es pengen de la paret.' },
      { es: 'No se oxidan ni se pudren si duermen fuera.', ca: 'No es rovellen ni es podreixen si dormen a fora.', when: ({ material }) => material !== 'pine' },
    ],
    limits: [
      { es: 'La pareja aguanta {load} repartidos; no son un andamio, no te subas.', ca: 'La parella aguanta {load} repartits; no són una bastida, no t’hi enfilis.' },
    ],
    included: [
      { es: 'El juego es de {pack#} caballetes; el tablero se compra aparte.', ca: 'El joc és de {pack#} cavallets; el tauler es compra a part.' },
    ],
  },
  shelving: {
    use: [
      { es: 'Estantería para garaje, trastero o almacén que se monta en diez minutos sin un solo tornillo.', ca: 'Prestatgeria per a garatge, traster o magatzem que es munta en deu minuts sense cap cargol.' },
      { es: 'Pon a la altura que quieras {shelves} estantes y deja el suelo libre.', ca: 'Posa a l’alçada que vulguis {shelves} prestatges i deixa el terra lliure.' },
    ],
    detail: [
      { es: 'Con un fondo de {depth} caben cajas de almacén sin sobresalir.', ca: 'Amb una fondària de {depth} hi caben caixes de magatzem sense sobresortir.' },
      { es: 'El galvanizado no pide pintura ni teme la humedad del garaje.', ca: 'El galvanitzat no demana pintura ni tem la humitat del garatge.', when: ({ material }) => material === 'galvanised-steel' },
      { es: 'La madera se puede barnizar o pintar a juego.', ca: 'La fusta es pot envernissar o pintar a joc.', when: ({ material }) => material === 'pine' },
    ],
    limits: [
      { es: 'Cada estante aguanta {load} repartidos; carga abajo lo que más pesa y ancla la estantería a la pared.', ca: 'Cada prestatge aguanta {load} repartits; carrega a baix el que pesa més i ancora la prestatgeria a la paret.' },
    ],
    included: [
      { es: 'Trae montantes, largueros, {shelves} estantes y pies; el taco para la pared lo eliges según el muro.', ca: 'Porta muntants, travessers, {shelves} prestatges i peus; el tac per a la paret el tries segons el mur.' },
    ],
  },
  'shelf-bracket': {
    use: [
      { es: 'Escuadra para colgar estantes de libros, botes o herramienta.', ca: 'Escaire per penjar prestatges de llibres, pots o eina.' },
      { es: 'Sostiene tableros de hasta un tercio más que sus {length}, en casa o en el garaje.', ca: 'Sosté taulers de fins a un terç més que els seus {length}, a casa o al garatge.' },
    ],
    detail: [
      { es: 'El nervio estampado evita que el estante se combe con los años.', ca: 'El nervi estampat evita que el prestatge es vincli amb els anys.' },
    ],
    limits: [
      { es: 'La pareja aguanta {load} en pared maciza; en pladur, mucho menos y con taco de expansión.', ca: 'La parella aguanta {load} en paret massissa; en pladur, molt menys i amb tac d’expansió.' },
    ],
    included: [
      { es: 'Se vende por unidades, sin tornillos ni tacos: elige los que pide tu pared.', ca: 'Es ven per unitats, sense cargols ni tacs: tria els que demana la teva paret.' },
    ],
  },
  'perforated-panel': {
    use: [
      { es: 'Panel para tener la herramienta a la vista encima del banco y ver de un vistazo lo que falta.', ca: 'Plafó per tenir l’eina a la vista damunt del banc i veure d’una ullada què hi falta.' },
      { es: 'Ordena la pared del taller: cada llave y cada destornillador, en su gancho.', ca: 'Endreça la paret del taller: cada clau i cada tornavís, al seu ganxo.' },
    ],
    detail: [
      { es: 'Los ganchos encajan a presión y no se salen al descolgar.', ca: 'Els ganxos encaixen a pressió i no surten en despenjar.' },
    ],
    limits: [
      { es: 'Es para herramienta de mano; las máquinas pesadas, mejor en un estante.', ca: 'És per a eina de mà; les màquines pesants, millor en un prestatge.' },
    ],
    included: [
      { es: 'Trae {pieces} ganchos y los tornillos; los tacos se eligen según la pared.', ca: 'Porta {pieces} ganxos i els cargols; els tacs es trien segons la paret.' },
    ],
  },
};
