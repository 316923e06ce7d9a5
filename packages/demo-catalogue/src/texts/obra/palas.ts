import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  shovel: {
    use: [
      { es: 'Pala de punta para cavar, abrir zanjas y mover tierra dura.', ca: 'Pala de punta per cavar, obrir rases i moure terra dura.', when: ({ 'shovel-form': form }) => form === 'point' },
      { es: 'Pala cuadrada para cargar arena, amasar y recoger escombro.', ca: 'Pala quadrada per carregar sorra, pastar i recollir runa.', when: ({ 'shovel-form': form }) => form === 'square' },
    ],
    detail: [
      { es: 'Con muleta se empuja mejor y se gira con una mano.', ca: 'Amb crossa s’empeny millor i es gira amb una mà.', when: ({ 'handle-form': form }) => form === 'd' },
      { es: 'La hoja es de acero templado y el mango de fresno se cambia.', ca: 'La fulla és d’acer trempat i el mànec de freixe es canvia.' },
    ],
    limits: [{ es: 'No es una palanca: para arrancar piedras, usa el pico o la barra.', ca: 'No és una palanca: per arrencar pedres, fes servir el pic o la barra.' }],
    included: [{ es: 'Viene con el mango puesto, de {length-cm}.', ca: 'Ve amb el mànec posat, de {length-cm}.' }],
  },
  pickaxe: {
    use: [{ es: 'Pico para romper tierra seca, piedra y solera.', ca: 'Pic per trencar terra seca, pedra i solera.' }],
    detail: [
      { es: 'La fibra no se parte ni se hincha con la lluvia.', ca: 'La fibra no es trenca ni s’infla amb la pluja.', when: ({ material }) => material === 'fibreglass' },
      { es: 'El fresno amortigua el golpe y se cambia cuando se gasta.', ca: 'El freixe esmorteeix el cop i es canvia quan es gasta.', when: ({ material }) => material === 'ash' },
    ],
    limits: [{ es: 'Usa gafas: salta piedra; y revisa que la cabeza no se mueva.', ca: 'Posa’t ulleres: salta pedra; i revisa que el cap no es mogui.' }],
    included: [{ es: 'Viene con el mango puesto.', ca: 'Ve amb el mànec posat.' }],
  },
  'site-rake': {
    use: [{ es: 'Rastrillo para extender grava, hormigón y asfalto.', ca: 'Rasclet per estendre grava, formigó i asfalt.' }],
    detail: [{ es: 'Sus {teeth} dientes están soldados y no se doblan.', ca: 'Les {teeth} dents són soldades i no es dobleguen.' }],
    limits: [{ es: 'No es para césped: los dientes lo arrancan.', ca: 'No és per a gespa: les dents l’arrenquen.' }],
    included: [{ es: 'Incluye el mango de {length-cm}.', ca: 'Inclou el mànec de {length-cm}.' }],
  },
  'tool-handle': {
    use: [
      { es: 'Mango para que la herramienta de siempre dure otros diez años.', ca: 'Mànec perquè l’eina de sempre duri deu anys més.' },
    ],
    detail: [{ es: 'El fresno está secado al aire, con la veta recta y lijado fino.', ca: 'El freixe és assecat a l’aire, amb la veta recta i polit fi.' }],
    limits: [{ es: 'Mide el ojo de tu herramienta: si baila, ponle una cuña.', ca: 'Mesura l’ull de la teva eina: si balla, posa-hi una falca.' }],
    included: [{ es: 'Es solo el mango; la cuña va aparte.', ca: 'És només el mànec; la falca va a part.' }],
  },
};
