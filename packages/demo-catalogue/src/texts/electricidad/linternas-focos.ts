import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'work-light': {
    use: [
      { es: 'Foco para iluminar una habitación en obras sin lámparas ni enchufes a mano.', ca: 'Focus per il·luminar una habitació en obres sense llums ni endolls a mà.' },
      { es: 'Da {lumens} para pintar, alicatar o trabajar de noche en la calle.', ca: 'Fa {lumens} per pintar, enrajolar o treballar de nit al carrer.' },
    ],
    detail: [
      { es: 'El bastidor de goma aguanta caídas y el cristal, el chorro de agua.', ca: 'El bastidor de goma aguanta caigudes i el vidre, el raig d’aigua.' },
      { es: 'El trípode lo sube por encima de la cabeza y no hace sombra.', ca: 'El trípode el puja per damunt del cap i no fa ombra.', when: ({ 'light-mount': mount }) => mount === 'tripod' },
    ],
    limits: [
      { es: 'Es {ip}, pero la clavija no: déjala a cubierto.', ca: 'És {ip}, però la clavilla no: deixa-la a cobert.' },
    ],
    included: [{ es: 'Lleva {cable} de cable; el alargador va aparte.', ca: 'Porta {cable} de cable; l’allargador va a part.' }],
  },
  'battery-work-light': {
    use: [
      { es: 'Foco con la batería de tus herramientas, para luz donde no hay enchufe.', ca: 'Focus amb la bateria de les teves eines, per tenir llum on no hi ha endoll.' },
    ],
    detail: [{ es: 'Tiene tres intensidades y un gancho para colgarlo.', ca: 'Té tres intensitats i un ganxo per penjar-lo.' }],
    limits: [
      { es: 'Al máximo gasta la batería en pocas horas: lleva otra cargada.', ca: 'Al màxim gasta la bateria en poques hores: porta’n una altra de carregada.' },
    ],
    included: [{ es: 'Va sin batería ni cargador: le sirven los de {voltage} de {brand}.', ca: 'Va sense bateria ni carregador: li serveixen els de {voltage} de {brand}.' }],
  },
  'hand-torch': {
    use: [
      { es: 'Linterna de mano para el coche, el cuadro de luces y las averías.', ca: 'Llanterna de mà per al cotxe, el quadre de llums i les avaries.' },
      { es: 'Alumbra a {range} para revisar tejados, campos y naves.', ca: 'Il·lumina a {range} per revisar teulades, camps i naus.' },
    ],
    detail: [{ es: 'El cuerpo es de aluminio y el haz se abre o se concentra.', ca: 'El cos és d’alumini i el feix s’obre o es concentra.' }],
    limits: [{ es: 'Dura {autonomy} al máximo; es {ip}, no para bucear.', ca: 'Dura {autonomy} al màxim; és {ip}, no per bussejar.' }],
    included: [{ es: 'Lleva la batería dentro y el cable USB-C; el transformador va aparte.', ca: 'Porta la bateria a dins i el cable USB-C; el transformador va a part.' }],
  },
  'head-torch': {
    use: [
      { es: 'Linterna para trabajar con las dos manos bajo el fregadero, en el falso techo o en el cuadro.', ca: 'Llanterna per treballar amb les dues mans sota l’aigüera, al fals sostre o al quadre.' },
    ],
    detail: [{ es: 'La cinta se lava y sirve también sobre el casco.', ca: 'La cinta es renta i serveix també sobre el casc.' }],
    limits: [{ es: 'Es {ip}: mira ese dato si trabajas bajo la lluvia.', ca: 'És {ip}: mira aquesta dada si treballes sota la pluja.' }],
    included: [{ es: 'Se carga por USB-C, con el cable incluido.', ca: 'Es carrega per USB-C, amb el cable inclòs.' }],
  },
};
