import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'tape-measure': {
    use: [
      { es: 'Cinta de {length-m} para casa, taller y montaje.', ca: 'Cinta de {length-m} per a casa, taller i muntatge.' },
      { es: 'La larga, de {length-m}, para obra, persianas y cubiertas.', ca: 'La llarga, de {length-m}, per a obra, persianes i cobertes.', when: ({ 'length-m': length }) => length >= 8 },
    ],
    detail: [
      { es: 'El gancho imantado se agarra al hierro y el freno no se suelta.', ca: 'El ganxo imantat s’agafa al ferro i el fre no es deixa anar.' },
      { es: 'Con {blade-width} de ancho se mantiene recta más tiempo en el aire.', ca: 'Amb {blade-width} d’amplada es manté recta més estona en l’aire.', when: ({ 'blade-width': width }) => width >= 25 },
    ],
    limits: [
      { es: 'No la guardes mojada ni la dejes correr de golpe: el muelle se parte.', ca: 'No la desis mullada ni la deixis córrer de cop: la molla es trenca.' },
      { es: 'No es para medir tensando entre dos: para eso, cinta larga.', ca: 'No és per mesurar tibant entre dos: per a això, cinta llarga.' },
    ],
    included: [
      { es: 'Viene con clip y correa, en color {colour:low}.', ca: 'Ve amb clip i corretja, en color {colour:low}.' },
    ],
  },
  'long-tape': {
    use: [
      { es: 'Para replanteos, parcelas y obra, de {length-m}.', ca: 'Per a replantejaments, parcel·les i obra, de {length-m}.' },
    ],
    detail: [
      { es: 'La de acero no se estira; la de fibra no es conductora.', ca: 'La d’acer no s’estira; la de fibra no és conductora.' },
      { es: 'La manivela recoge la cinta limpia.', ca: 'La manovella recull la cinta neta.' },
    ],
    limits: [
      { es: 'El acero conduce la corriente: no la uses cerca de cables.', ca: 'L’acer condueix el corrent: no la facis servir a prop de cables.', when: ({ material }) => material === 'steel' },
      { es: 'De fibra se estira un poco si tiras fuerte: no es para medidas exactas.', ca: 'De fibra s’estira una mica si estires fort: no és per a mides exactes.', when: ({ material }) => material === 'fibreglass' },
    ],
    included: [
      { es: 'Se vende con su enrollador.', ca: 'Es ven amb l’enrotllador.' },
    ],
  },
};
