import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'battery-rotary-hammer': {
    use: [
      { es: 'Martillo pequeño para tacos y anclajes ligeros en hormigón, con {impact-energy} de golpe y {weight}.', ca: 'Martell petit per a tacs i ancoratges lleugers en formigó, amb {impact-energy} de cop i {weight}.', when: ({ 'impact-energy': energy }) => energy < 2 },
      { es: 'Perfora forjado y pilar sin cable: para instaladores que cuelgan bandeja, tubo y clima.', ca: 'Perfora forjat i pilar sense cable: per a instal·ladors que pengen safata, tub i clima.', when: ({ 'impact-energy': energy }) => energy >= 2 && energy < 8 },
      { es: 'Con {impact-energy} y {shank} abre pasos de tubo y ancla estructura donde no hay corriente.', ca: 'Amb {impact-energy} i {shank} obre passos de tub i ancora estructura on no hi ha corrent.', when: ({ 'impact-energy': energy }) => energy > 8 },
    ],
    detail: [
      { es: 'El embrague corta si la broca se clava y el motor no lleva escobillas.', ca: 'L’embragatge talla si la broca s’encalla i el motor no té escombretes.' },
      { es: 'La vibración es de {vibration}, y lleva luz para ver la marca.', ca: 'La vibració és de {vibration}, i té llum per veure la marca.' },
    ],
    limits: [
      { es: 'Llega a {drill-concrete} en hormigón; para picar un suelo hace falta un demoledor.', ca: 'Arriba a {drill-concrete} en formigó; per picar un terra cal un demolidor.' },
      { es: 'No pases de {drill-concrete} y no lo uses en azulejo sin quitar antes la percusión.', ca: 'No passis de {drill-concrete} i no el facis servir en rajola sense treure abans la percussió.' },
    ],
    included: [
      { es: 'Las brocas {shank} van aparte.', ca: 'Les broques {shank} van a part.' },
    ],
  },
  'mains-rotary-hammer': {
    use: [
      { es: 'Martillo de {impact-energy} para la reforma: tacos, pasos de cable y quitar azulejo.', ca: 'Martell de {impact-energy} per a la reforma: tacs, passos de cable i treure rajola.', when: ({ shank }) => shank === 'sds-plus' },
      { es: 'Para electricistas y lampistas que perforan y cincelan a diario con {power} y {shank}.', ca: 'Per a electricistes i lampistes que perforen i piquen cada dia amb {power} i {shank}.', when: ({ shank }) => shank === 'sds-plus' },
      { es: 'Martillo pesado {shank} para obra: brocas largas, coronas y apertura de rozas y huecos.', ca: 'Martell pesant {shank} per a obra: broques llargues, corones i obertura de regates i forats.', when: ({ shank }) => shank === 'sds-max' },
    ],
    detail: [
      { es: 'Tiene tres posiciones: taladrar, percutir y cincelar.', ca: 'Té tres posicions: trepar, percudir i picar.' },
      { es: 'Pesa {weight} y la vibración es de {vibration}.', ca: 'Pesa {weight} i la vibració és de {vibration}.' },
    ],
    limits: [
      { es: 'Su límite en hormigón son {drill-concrete}, y para derribar tabiques todo el día se cansa antes que un demoledor.', ca: 'El límit en formigó són {drill-concrete}, i per enderrocar envans tot el dia es cansa abans que un demolidor.', when: ({ shank }) => shank === 'sds-plus' },
      { es: 'Con {weight} no es para techos ni para una mano; en hormigón perfora hasta {drill-concrete}.', ca: 'Amb {weight} no és per a sostres ni per a una mà; en formigó perfora fins a {drill-concrete}.', when: ({ shank }) => shank === 'sds-max' },
    ],
    included: [
      { es: 'Brocas y cinceles {shank} se compran aparte.', ca: 'Broques i cisells {shank} es compren a part.' },
      { es: 'Trae {cable} de cable, sin brocas.', ca: 'Porta {cable} de cable, sense broques.' },
    ],
  },
};
