import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'petrol-generator': {
    use: [
      { es: 'Corriente para luz, taladro y cargadores donde no llega la línea.', ca: 'Corrent per a llum, trepant i carregadors on no arriba la línia.', when: ({ power }) => power < 2000 },
      { es: 'Corriente de obra: hormigonera, amoladora y luz con {power}.', ca: 'Corrent d’obra: formigonera, esmoladora i llum amb {power}.', when: ({ power }) => power >= 2000 && power < 5000 },
      { es: 'Con {power} mueve compresor, soldador y bomba en obra y finca.', ca: 'Amb {power} mou compressor, soldador i bomba en obra i finca.', when: ({ power }) => power >= 5000 },
    ],
    detail: [
      { es: 'Da unas {autonomy} a media carga y se para solo si falta aceite.', ca: 'Dona unes {autonomy} a mitja càrrega i s’atura sol si falta oli.' },
      { es: 'Arranca con llave, sin tirar de la cuerda.', ca: 'Engega amb clau, sense estirar la corda.', when: ({ 'electric-start': start }) => start },
    ],
    limits: [
      { es: 'Nunca en interior, ni con la puerta abierta: los gases matan.', ca: 'Mai a l’interior, ni amb la porta oberta: els gasos maten.' },
      { es: 'Hace {noise} y su corriente no es para ordenadores ni electrónica fina.', ca: 'Fa {noise} i el corrent no és per a ordinadors ni electrònica fina.' },
      { es: 'Cuenta el arranque de los motores, que pide el doble: {power} es su máximo.', ca: 'Compta l’arrencada dels motors, que demana el doble: {power} és el màxim.' },
    ],
    included: [
      { es: 'Viene sin aceite ni gasolina.', ca: 'Ve sense oli ni gasolina.' },
      { es: 'Pesa {weight} en vacío; el aceite y la gasolina los pones tú.', ca: 'Pesa {weight} en buit; l’oli i la gasolina els hi poses tu.' },
    ],
  },
  'inverter-generator': {
    use: [
      { es: 'Corriente limpia para ordenador, caldera, caravana y equipo de sonido.', ca: 'Corrent net per a ordinador, caldera, caravana i equip de so.' },
      { es: 'Cabe en el maletero y se lleva como una maleta: {weight} y {power}.', ca: 'Cap al maleter i es porta com una maleta: {weight} i {power}.', when: ({ weight }) => weight < 25 },
      { es: 'Con {power} alimenta una casa de campo o un puesto de mercado sin molestar.', ca: 'Amb {power} alimenta una casa de camp o una parada de mercat sense molestar.', when: ({ power }) => power >= 3500 },
    ],
    detail: [
      { es: 'En modo eco baja las vueltas y aguanta hasta {autonomy}.', ca: 'En mode eco abaixa les voltes i aguanta fins a {autonomy}.' },
      { es: 'Dos iguales se conectan en paralelo y suman potencia.', ca: 'Dos d’iguals es connecten en paral·lel i sumen potència.' },
    ],
    limits: [
      { es: 'Nunca en interior ni en la caravana: los gases matan.', ca: 'Mai a l’interior ni dins de la caravana: els gasos maten.' },
      { es: 'No es para hormigonera ni compresor grande: da {power} y ni uno más.', ca: 'No és per a formigonera ni compressor gran: dona {power} i ni un més.' },
    ],
    included: [
      { es: 'Viene sin aceite ni gasolina, con {outlets} tomas.', ca: 'Ve sense oli ni gasolina, amb {outlets} preses.' },
    ],
  },
  'diesel-generator': {
    use: [
      { es: 'Para finca y obra larga: gasta poco y aguanta horas seguidas.', ca: 'Per a finca i obra llarga: gasta poc i aguanta hores seguides.' },
    ],
    detail: [
      { es: 'Con {volume} da unas {autonomy} y lleva {outlets} tomas y arranque eléctrico.', ca: 'Amb {volume} dona unes {autonomy} i té {outlets} preses i arrencada elèctrica.' },
    ],
    limits: [
      { es: 'Pesa {weight} y hace {noise}: no es para llevarlo de un sitio a otro ni para interior.', ca: 'Pesa {weight} i fa {noise}: no és per portar-lo d’un lloc a l’altre ni per a interior.' },
    ],
    included: [
      { es: 'Viene sin aceite ni gasóleo; la batería de arranque va puesta.', ca: 'Ve sense oli ni gasoil; la bateria d’arrencada va posada.' },
    ],
  },
  'power-station': {
    use: [
      { es: 'Batería con enchufe para usar dentro de casa, en la furgoneta o de acampada: ni humo ni ruido.', ca: 'Bateria amb endoll per fer servir dins de casa, a la furgoneta o d’acampada: ni fum ni soroll.' },
      { es: 'Con {energy} aguanta la nevera y el router en un corte de luz.', ca: 'Amb {energy} aguanta la nevera i l’encaminador en un tall de llum.', when: ({ energy }) => energy >= 1000 },
    ],
    detail: [
      { es: 'Se carga en la red, el coche o un panel solar, y la pantalla dice cuánto queda.', ca: 'Es carrega a la xarxa, al cotxe o amb una placa solar, i la pantalla diu quant en queda.' },
    ],
    limits: [
      { es: 'No pases de {power}: para hervidor, soldador o amoladora grande no llega.', ca: 'No passis de {power}: per a bullidor, soldador o esmoladora grossa no arriba.', when: ({ power }) => power < 2000 },
      { es: 'Da {power} mientras dura: para una jornada de obra sigue haciendo falta un generador.', ca: 'Dona {power} mentre dura: per a una jornada d’obra encara cal un generador.' },
    ],
    included: [
      { es: 'Pesa {weight}; el panel solar, aparte.', ca: 'Pesa {weight}; la placa solar, a part.' },
    ],
  },
  'generator-cover': {
    use: [
      { es: 'Tapa el generador en el patio o en el remolque, parado y frío.', ca: 'Tapa el generador al pati o al remolc, aturat i fred.' },
    ],
    detail: [
      { es: 'La lona de poliéster no deja pasar el agua y se cierra con cordón.', ca: 'La lona de polièster no deixa passar l’aigua i es tanca amb cordó.' },
    ],
    limits: [
      { es: 'Quítala antes de arrancar: en marcha se quema y ahoga el motor.', ca: 'Treu-la abans d’engegar: en marxa es crema i ofega el motor.' },
    ],
    included: [
      { es: 'Mide {length-cm} × {width-cm}; compara con tu máquina.', ca: 'Fa {length-cm} × {width-cm}; compara-ho amb la teva màquina.' },
    ],
  },
};
