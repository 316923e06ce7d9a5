import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'petrol-mower': {
    use: [
      { es: 'Cortacésped para céspedes grandes y hierba que ya ha crecido, lejos de cualquier enchufe.', ca: 'Talladora per a gespes grans i herba que ja ha crescut, lluny de qualsevol endoll.' },
      { es: 'Autopropulsado, para cuestas y jardines donde empujar cansa.', ca: 'Autopropulsada, per a pendents i jardins on empènyer cansa.', when: ({ 'self-propelled': propelled }) => propelled },
    ],
    detail: [
      { es: 'La altura se cambia con una palanca y el manillar se pliega para guardarlo de pie.', ca: 'L’alçada es canvia amb una palanca i el manillar es plega per desar-la dreta.' },
      { es: 'El recogedor es de {grass-box} y pesa {weight}.', ca: 'El recollidor és de {grass-box} i la màquina pesa {weight}.' },
    ],
    limits: [
      { es: 'Es para césped de hasta {lawn-size}; no para zarzas ni hierba de medio metro.', ca: 'És per a gespa de fins a {lawn-size}; no per a esbarzers ni herba de mig metre.' },
      { es: 'Cambia el aceite cada temporada y no lo enciendas en un sitio cerrado.', ca: 'Canvia l’oli cada temporada i no l’encenguis en un lloc tancat.' },
    ],
    included: [{ es: 'Incluye el recogedor y el manual; el aceite y la gasolina van aparte.', ca: 'Inclou el recollidor i el manual; l’oli i la gasolina van a part.' }],
  },
  'battery-mower': {
    use: [
      { es: 'Cortacésped sin humo ni cable para cortar el domingo sin molestar a nadie.', ca: 'Talladora sense fum ni cable per tallar el diumenge sense molestar ningú.' },
      { es: 'Para jardines de hasta {lawn-size}, con las baterías de tus otras máquinas de jardín.', ca: 'Per a jardins de fins a {lawn-size}, amb les bateries de les teves altres màquines de jardí.' },
    ],
    detail: [{ es: 'Recoge o tritura, y la llave de seguridad impide que arranque solo.', ca: 'Recull o tritura, i la clau de seguretat impedeix que arrenqui sola.' }],
    limits: [{ es: 'No es para hierba alta ni mojada: baja en dos pasadas.', ca: 'No és per a herba alta ni molla: abaixa en dues passades.' }],
    included: [{ es: 'Incluye el recogedor; la batería de {voltage} y el cargador {brand} se compran aparte.', ca: 'Inclou el recollidor; la bateria de {voltage} i el carregador {brand} es compren a part.' }],
  },
  'mains-mower': {
    use: [{ es: 'Cortacésped ligero para el jardín de casa con un enchufe a mano, hasta {lawn-size}.', ca: 'Talladora lleugera per al jardí de casa amb un endoll a prop, fins a {lawn-size}.' }],
    detail: [{ es: 'Arranca siempre y no pide aceite ni gasolina.', ca: 'Arrenca sempre i no demana oli ni gasolina.' }],
    limits: [{ es: 'Usa un alargador de exterior y llévalo a la espalda; no cortes con la hierba mojada.', ca: 'Fes servir un allargador d’exterior i porta’l a l’esquena; no tallis amb l’herba molla.' }],
    included: [{ es: 'Incluye un recogedor de {grass-box}; el alargador va aparte.', ca: 'Inclou un recollidor de {grass-box}; l’allargador va a part.' }],
  },
  'robot-mower': {
    use: [{ es: 'Robot que corta un poco cada día y tiene siempre igual un césped de hasta {lawn-size}.', ca: 'Robot que talla una mica cada dia i té sempre igual una gespa de fins a {lawn-size}.' }],
    detail: [{ es: 'Vuelve solo a la base a cargarse y pide un código para arrancar.', ca: 'Torna sol a la base a carregar-se i demana un codi per arrencar.' }],
    limits: [{ es: 'No es para hierba alta ni pendientes de más de {slope}; con niños o animales fuera, prográmalo de día y vigilado.', ca: 'No és per a herba alta ni pendents de més de {slope}; amb criatures o animals a fora, programa’l de dia i vigilat.' }],
    included: [{ es: 'Incluye la base de carga, el cable perimetral y las grapas; se instala en una mañana.', ca: 'Inclou la base de càrrega, el cable perimetral i les grapes; s’instal·la en un matí.' }],
  },
};
