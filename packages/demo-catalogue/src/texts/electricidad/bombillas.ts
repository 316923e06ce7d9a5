import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'led-bulb': {
    use: [
      { es: 'Bombilla de luz cálida para el salón y el dormitorio.', ca: 'Bombeta de llum càlida per a la sala i el dormitori.', when: ({ 'colour-temperature': kelvin }) => kelvin <= 3000 },
      { es: 'Bombilla de luz neutra para la cocina, el baño y la mesa de trabajo.', ca: 'Bombeta de llum neutra per a la cuina, el bany i la taula de treball.', when: ({ 'colour-temperature': kelvin }) => kelvin > 3000 },
    ],
    detail: [
      { es: 'Da {lumens} al encender, sin esperar, y gasta la décima parte que una incandescente.', ca: 'Dona {lumens} en encendre’s, sense esperar, i gasta la desena part que una d’incandescent.' },
      { es: 'Dura unas quince mil horas: con tres al día, más de trece años.', ca: 'Dura unes quinze mil hores: amb tres al dia, més de tretze anys.' },
    ],
    limits: [
      { es: 'No es regulable, y en apliques cerrados dura menos por el calor.', ca: 'No és regulable, i en aplics tancats dura menys per la calor.', when: ({ dimmable }) => !dimmable },
      { es: 'Mira el casquillo de la vieja: esta es {base}.', ca: 'Mira el casquet de la vella: aquesta és {base}.' },
    ],
    included: [{ es: 'Se vende por unidades.', ca: 'Es ven per unitats.' }],
  },
  'filament-bulb': {
    use: [
      { es: 'Bombilla con el filamento a la vista para lámparas sin pantalla y portalámparas de colgar.', ca: 'Bombeta amb el filament a la vista per a llums sense pantalla i portalàmpades de penjar.' },
    ],
    detail: [{ es: 'El vidrio es claro, la luz cálida y la intensidad se regula.', ca: 'El vidre és clar, la llum càlida i la intensitat es regula.' }],
    limits: [
      { es: 'Va con reguladores de final de fase; con los antiguos puede parpadear.', ca: 'Va amb reguladors de final de fase; amb els antics pot parpellejar.' },
    ],
    included: [{ es: 'El regulador se compra aparte.', ca: 'El regulador es compra a part.' }],
  },
  'led-tube': {
    use: [
      { es: 'Tubo para sustituir al fluorescente de {length-cm} en cocinas, garajes y tiendas.', ca: 'Tub per substituir el fluorescent de {length-cm} en cuines, garatges i botigues.' },
    ],
    detail: [{ es: 'Enciende al momento, no parpadea y da {lumens} con {power}.', ca: 'S’encén al moment, no parpelleja i fa {lumens} amb {power}.' }],
    limits: [
      { es: 'Es para reactancia convencional; con balasto electrónico hay que cambiar el cableado.', ca: 'És per a reactància convencional; amb balast electrònic cal canviar el cablejat.' },
    ],
    included: [{ es: 'Incluye el cebador que va en lugar del antiguo.', ca: 'Inclou l’encebador que va en lloc de l’antic.' }],
  },
};
