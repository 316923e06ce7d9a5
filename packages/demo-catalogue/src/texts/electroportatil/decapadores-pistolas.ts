import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'heat-gun': {
    use: [
      { es: 'Levanta pintura vieja, ablanda masilla de vidrio y retrae fundas de cable sin llama.', ca: 'Aixeca pintura vella, estova massilla de vidre i retreu fundes de cable sense flama.' },
      { es: 'Decapador de {power} para pintores, lampistas y rotulistas que quitan pintura o vinilo con calor.', ca: 'Decapador de {power} per a pintors, lampistes i retolistes que treuen pintura o vinil amb calor.' },
    ],
    detail: [
      { es: 'Se apoya de pie sobre la culata y deja las dos manos libres.', ca: 'S’aguanta dret sobre la culata i deixa les dues mans lliures.' },
      { es: 'Llega a {temperature} con {air-flow} de aire.', ca: 'Arriba a {temperature} amb {air-flow} d’aire.' },
      { es: 'El caudal se regula: menos aire para retractilar, más para decapar.', ca: 'El cabal es regula: menys aire per retractilar, més per decapar.', when: ({ 'variable-speed': fine }) => fine },
    ],
    limits: [
      { es: 'No es un secador: a {temperature} quema la madera y el vidrio se parte, así que muévelo siempre.', ca: 'No és un assecador: a {temperature} crema la fusta i el vidre es trenca, o sigui que mou-lo sempre.' },
      { es: 'No lo uses con pintura de plomo, disolventes cerca ni en huecos cerrados.', ca: 'No el facis servir amb pintura de plom, amb dissolvents a prop ni en espais tancats.' },
    ],
    included: [
      { es: 'Trae tres boquillas: plana, de cuchara y reductora; la rasqueta va aparte.', ca: 'Porta tres broquets: pla, de cullera i reductor; la rasqueta va a part.' },
      { es: 'El cable mide {cable}, y la espátula no va incluida.', ca: 'El cable fa {cable}, i l’espàtula no hi va inclosa.' },
    ],
  },
  'battery-heat-gun': {
    use: [
      { es: 'Retráctil, vinilo y tubo de plástico en la escalera o el coche, donde no llega el cable.', ca: 'Retràctil, vinil i tub de plàstic dalt de l’escala o al cotxe, on no arriba el cable.' },
      { es: 'Decapador sin cable para electricistas y rotulistas que dan calor unos segundos cada vez.', ca: 'Decapador sense cable per a electricistes i retolistes que donen calor uns segons cada vegada.' },
    ],
    detail: [
      { es: 'Calienta a {temperature} en segundos y la luz enfoca la zona.', ca: 'S’escalfa a {temperature} en segons i el llum enfoca la zona.' },
    ],
    limits: [
      { es: 'Gasta mucha batería: para quitar la pintura de una puerta entera, uno con cable.', ca: 'Gasta molta bateria: per treure la pintura d’una porta sencera, un amb cable.' },
    ],
    included: [
      { es: 'Pesa {weight} sin batería y no trae boquillas.', ca: 'Pesa {weight} sense bateria i no porta broquets.' },
    ],
  },
  'glue-gun': {
    use: [
      { es: 'Para manualidades, cartón, tela y flores, con barra fina de {diameter}.', ca: 'Per a manualitats, cartró, tela i flors, amb barra fina de {diameter}.', when: ({ diameter }) => diameter < 11 },
      { es: 'Encola madera, rodapié, corcho y embalaje en un minuto, con barra de {diameter}.', ca: 'Encola fusta, sòcol, suro i embalatge en un minut, amb barra de {diameter}.', when: ({ diameter }) => diameter === 11 },
      { es: 'La de {power} aguanta el ritmo de un taller de montaje o de embalaje.', ca: 'La de {power} aguanta el ritme d’un taller de muntatge o d’embalatge.', when: ({ power }) => power >= 200 },
    ],
    detail: [
      { es: 'El gatillo largo dosifica sin cansar los dedos y la boquilla no gotea.', ca: 'El gallet llarg dosifica sense cansar els dits i el broquet no degota.' },
      { es: 'Trabaja a {temperature} y se apoya en su soporte entre gota y gota.', ca: 'Treballa a {temperature} i s’aguanta al suport entre gota i gota.' },
    ],
    limits: [
      { es: 'La cola se ablanda con el calor: no es para exterior al sol ni para piezas que carguen peso.', ca: 'La cola s’estova amb la calor: no és per a exterior al sol ni per a peces que carreguin pes.' },
      { es: 'No sirve para poliestireno fino, que se funde, ni para uniones que se mojan.', ca: 'No serveix per a poliestirè prim, que es fon, ni per a unions que es mullen.' },
    ],
    included: [
      { es: 'Las barras de {diameter} se compran por bolsas, aparte.', ca: 'Les barres de {diameter} es compren per bosses, a part.' },
    ],
  },
  'battery-glue-gun': {
    use: [
      { es: 'Para montar en el techo, el escaparate o el estand sin tender un alargador.', ca: 'Per muntar al sostre, a l’aparador o a l’estand sense estendre un allargador.' },
      { es: 'Pistola de cola de {voltage} para decoradores y montadores que van de un sitio a otro.', ca: 'Pistola de cola de {voltage} per a decoradors i muntadors que van d’un lloc a l’altre.' },
    ],
    detail: [
      { es: 'Está caliente en un minuto y se apaga sola si te la olvidas.', ca: 'És calenta en un minut i s’apaga sola si te l’oblides.' },
    ],
    limits: [
      { es: 'No aguanta el ritmo continuo de una de cable, y la cola no es para piezas que carguen peso.', ca: 'No aguanta el ritme continu d’una de cable, i la cola no és per a peces que carreguin pes.' },
    ],
    included: [
      { es: 'Gasta barras de {diameter}, que no van incluidas.', ca: 'Gasta barres de {diameter}, que no hi van incloses.' },
    ],
  },
  'glue-stick': {
    use: [
      { es: 'Barras de cola para pistolas de {diameter}: madera, corcho, tela, cartón y casi todos los plásticos.', ca: 'Barres de cola per a pistoles de {diameter}: fusta, suro, tela, cartró i gairebé tots els plàstics.' },
      { es: 'Cola negra para cable, alfombrilla y piezas oscuras donde la transparente se ve.', ca: 'Cola negra per a cable, catifa i peces fosques on la transparent es veu.', when: ({ colour }) => colour === 'black' },
    ],
    detail: [
      { es: 'Agarra en menos de un minuto y no lleva disolvente.', ca: 'Agafa en menys d’un minut i no porta dissolvent.' },
      { es: 'Una vez fría no amarillea y se recorta con cúter.', ca: 'Un cop freda no es torna groga i es retalla amb cúter.', when: ({ colour }) => colour === 'transparent' },
    ],
    limits: [
      { es: 'No es para pistolas de otro diámetro, ni para exterior al sol, ni para polietileno o teflón.', ca: 'No és per a pistoles d’un altre diàmetre, ni per a exterior al sol, ni per a polietilè o tefló.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} barras de {length}.', ca: 'La bossa porta {pack#} barres de {length}.' },
    ],
  },
};
