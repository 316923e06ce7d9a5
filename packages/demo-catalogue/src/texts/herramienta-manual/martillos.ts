import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'claw-hammer': {
    use: [
      { es: 'Martillo de {head} para clavar y sacar clavos en casa y en el taller.', ca: 'Martell de {head} per clavar i treure claus a casa i al taller.', when: ({ head }) => head === 450 },
      { es: 'Con {head} es el de carpinteros de obra y encofradores.', ca: 'Amb {head} és el de fusters d’obra i encofradors.', when: ({ head }) => head > 450 },
    ],
    detail: [
      { es: 'El mango de hickory cede un poco y se cambia cuando se parte.', ca: 'El mànec de hickory cedeix una mica i es canvia quan es trenca.', when: ({ material }) => material === 'hickory' },
      { es: 'La fibra amortigua y no se hincha con la humedad.', ca: 'La fibra esmorteeix i no s’infla amb la humitat.', when: ({ material }) => material === 'fibreglass' },
      { es: 'De una pieza, el mango de acero no se suelta nunca, pero pasa más golpe a la mano.', ca: 'D’una peça, el mànec d’acer no es deixa anar mai, però passa més cop a la mà.', when: ({ material }) => material === 'steel' },
    ],
    limits: [
      { es: 'No golpees con él cinceles ni acero templado, que salta.', ca: 'No hi piquis cisells ni acer trempat, que salta.' },
      { es: 'No es para obra ni para romper: para eso está la maza.', ca: 'No és per a obra ni per trencar: per a això hi ha la maça.' },
    ],
    included: [
      { es: 'Pesa {weight} con el mango puesto.', ca: 'Pesa {weight} amb el mànec posat.' },
    ],
  },
  sledgehammer: {
    use: [
      { es: 'Maza corta de {head} para cincel, estacas y azulejo.', ca: 'Maceta de {head} per a cisell, estaques i rajola.', when: ({ head }) => head <= 1500 },
      { es: 'Maza de {head} para derribar tabiques y clavar estacas y puntales.', ca: 'Maça de {head} per enderrocar envans i clavar estaques i puntals.', when: ({ head }) => head > 1500 },
    ],
    detail: [
      { es: 'El mango de fresno se cambia y cede al golpe.', ca: 'El mànec de freixe es canvia i cedeix al cop.', when: ({ material }) => material === 'ash' },
      { es: 'El mango de fibra no se raja ni coge humedad.', ca: 'El mànec de fibra no s’esquerda ni agafa humitat.', when: ({ material }) => material === 'fibreglass' },
    ],
    limits: [
      { es: 'No golpees con ella otro martillo, y revisa el mango antes de levantarla.', ca: 'No hi piquis un altre martell, i revisa el mànec abans d’aixecar-la.' },
    ],
    included: [
      { es: 'Viene enmangada, y en total pesa {weight}.', ca: 'Ve amb el mànec posat, i en total pesa {weight}.' },
    ],
  },
  axe: {
    use: [
      { es: 'Hacha de una mano para astillas, ramas y poda.', ca: 'Destral d’una mà per a estelles, branques i poda.', when: ({ head }) => head < 1000 },
      { es: 'Hacha de {head} para cortar y partir leña.', ca: 'Destral de {head} per tallar i asclar llenya.', when: ({ head }) => head >= 1000 },
    ],
    detail: [
      { es: 'Mango de {material:low} de {length}, que se puede cambiar.', ca: 'Mànec de {material:low} de {length}, que es pot canviar.' },
    ],
    limits: [
      { es: 'No es una maza ni una cuña: no la golpees por detrás.', ca: 'No és una maça ni una falca: no la piquis pel darrere.' },
    ],
    included: [
      { es: 'Pesa {weight} y viene afilada.', ca: 'Pesa {weight} i ve esmolada.' },
    ],
  },
};
