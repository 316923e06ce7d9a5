import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'wood-screw': {
    use: [
      { es: 'Tornillos de {diameter} × {length} para bisagras, herrajes y tablero.', ca: 'Cargols de {diameter} × {length} per a frontisses, ferramenta i tauler.', when: ({ length }) => length <= 40 },
      { es: 'De {diameter} × {length} para muebles, rastreles, puertas y tarima interior.', ca: 'De {diameter} × {length} per a mobles, llates, portes i tarima interior.', when: ({ length }) => length > 40 && length <= 80 },
      { es: 'De {diameter} × {length}, para vigas, pérgola y estructura de madera.', ca: 'De {diameter} × {length}, per a bigues, pèrgola i estructura de fusta.', when: ({ length }) => length > 80 },
    ],
    detail: [
      { es: 'La punta {tip-size} entra sola y la cabeza se hunde sin abrir la madera.', ca: 'La punta {tip-size} entra sola i el cap s’enfonsa sense obrir la fusta.' },
      { es: 'Van encerados: se meten con menos batería.', ca: 'Van encerats: es posen amb menys bateria.' },
    ],
    limits: [
      { es: 'Cincados: para exterior, mejor inoxidables; y en madera dura, agujero antes.', ca: 'Zincats: per a exterior, millor inoxidables; i en fusta dura, forat abans.' },
    ],
    included: [
      { es: 'La caja trae {pack#} tornillos; la punta es {tip-size}.', ca: 'La capsa porta {pack#} cargols; la punta és {tip-size}.' },
    ],
  },
  'stainless-wood-screw': {
    use: [
      { es: 'Para tarima, vallas y celosías de exterior, de {diameter} × {length}.', ca: 'Per a tarima, tanques i gelosies d’exterior, de {diameter} × {length}.' },
      { es: 'A4, para embarcaderos, piscinas y primera línea de mar.', ca: 'A4, per a embarcadors, piscines i primera línia de mar.', when: ({ material }) => material === 'stainless-a4' },
    ],
    detail: [
      { es: 'La cabeza con fresa no levanta fibra, y la huella es {tip-size}.', ca: 'El cap amb fresa no aixeca fibra, i l’empremta és {tip-size}.' },
    ],
    limits: [
      { es: 'Aguantan menos que los de acero: en vigas, la medida que diga el cálculo.', ca: 'Aguanten menys que els d’acer: en bigues, la mida que digui el càlcul.' },
      { es: 'El A2 no aguanta la sal: a pie de mar, A4.', ca: 'L’A2 no aguanta la sal: arran de mar, A4.', when: ({ material }) => material === 'stainless-a2' },
    ],
    included: [
      { es: 'La caja trae {pack#} tornillos.', ca: 'La capsa porta {pack#} cargols.' },
    ],
  },
  'drywall-screw': {
    use: [
      { es: 'Para fijar placa de yeso a perfil y a madera, de {length}.', ca: 'Per fixar placa de guix a perfil i a fusta, de {length}.' },
    ],
    detail: [
      { es: 'La cabeza de trompeta se hunde sin romper el cartón y el fosfatado agarra la pasta.', ca: 'El cap de trompeta s’enfonsa sense trencar el cartró i el fosfatat agafa la pasta.' },
    ],
    limits: [
      { es: 'No es para madera que cargue ni para exterior, y la punta es {tip-size}.', ca: 'No és per a fusta que carregui ni per a exterior, i la punta és {tip-size}.' },
    ],
    included: [
      { es: 'La caja trae {pack#} tornillos.', ca: 'La capsa porta {pack#} cargols.' },
    ],
  },
  'self-drilling-screw': {
    use: [
      { es: 'Taladran y roscan la chapa fina de una vez: perfiles, canales y herrajes.', ca: 'Trepen i rosquen la xapa prima d’una vegada: perfils, canals i ferramenta.', when: ({ diameter }) => diameter < 4.5 },
      { es: 'Para cubiertas, vallas y perfil, de {diameter} × {length}.', ca: 'Per a cobertes, tanques i perfil, de {diameter} × {length}.', when: ({ diameter }) => diameter >= 4.5 },
    ],
    detail: [
      { es: 'La punta hace de broca: no necesita agujero previo.', ca: 'La punta fa de broca: no necessita forat previ.' },
    ],
    limits: [
      { es: 'Solo para chapa y perfil fino: en viga, agujero antes, y siempre con embrague.', ca: 'Només per a xapa i perfil prim: en biga, forat abans, i sempre amb embragatge.' },
    ],
    included: [
      { es: 'La caja trae {pack#} tornillos de {diameter} × {length}.', ca: 'La capsa porta {pack#} cargols de {diameter} × {length}.' },
    ],
  },
  'screw-assortment': {
    use: [
      { es: 'Lo que hace falta el domingo con la ferretería cerrada: {pieces} tornillos y tacos de uso diario.', ca: 'El que cal el diumenge amb la ferreteria tancada: {pieces} cargols i tacs d’ús diari.' },
    ],
    detail: [
      { es: 'Cada hueco tiene la medida en la tapa y se rellena suelto.', ca: 'Cada espai té la mida a la tapa i s’omple solt.' },
    ],
    limits: [
      { es: 'Son cincados y de uso interior: no son para toldos, barandillas ni cargas.', ca: 'Són zincats i d’ús interior: no són per a tendals, baranes ni càrregues.' },
    ],
    included: [
      { es: 'Incluye el maletín y {pieces} piezas; la punta del destornillador, aparte.', ca: 'Inclou el maletí i {pieces} peces; la punta del tornavís, a part.' },
    ],
  },
  'screw-hook': {
    use: [
      { es: 'Alcayatas para colgar cuadros, espejos y estantes ligeros.', ca: 'Escàrpies per penjar quadres, miralls i prestatges lleugers.', when: ({ 'screw-hook': form }) => form === 'l' },
      { es: 'Hembrillas para pasar una cuerda o un alambre y para cerrar con gancho.', ca: 'Armelles per passar una corda o un filferro i per tancar amb ganxo.', when: ({ 'screw-hook': form }) => form === 'ring' },
      { es: 'Hembrillas abiertas para colgar tazas, plantas y guirnaldas.', ca: 'Armelles obertes per penjar tasses, plantes i garlandes.', when: ({ 'screw-hook': form }) => form === 'open' },
    ],
    detail: [
      { es: 'En madera se roscan a mano; en pared, con taco.', ca: 'En fusta es rosquen a mà; en paret, amb tac.' },
    ],
    limits: [
      { es: 'No cuelgues de ellas nada que pueda hacer daño al caer.', ca: 'No hi pengis res que pugui fer mal en caure.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} piezas de {length}.', ca: 'La bossa porta {pack#} peces de {length}.' },
    ],
  },
};
