import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'plant-pot': {
    use: [
      { es: 'Maceta de barro para plantas que quieren la raíz fresca y aireada.', ca: 'Test de fang per a plantes que volen l’arrel fresca i airejada.', when: ({ material }) => material === 'clay' },
      { es: 'Maceta ligera para balcones y plantas que cambias de sitio.', ca: 'Test lleuger per a balcons i plantes que canvies de lloc.', when: ({ material }) => material === 'plastic' },
    ],
    detail: [{ es: 'Lleva agujero de drenaje y aguanta la helada y el sol de agosto.', ca: 'Porta forat de drenatge i aguanta la gelada i el sol d’agost.' }],
    limits: [
      { es: 'El barro se seca antes: riega más a menudo y no la golpees.', ca: 'El fang s’asseca abans: rega més sovint i no el colpegis.', when: ({ material }) => material === 'clay' },
      { es: 'Con viento, pon piedras en el fondo: pesa poco.', ca: 'Amb vent, posa pedres al fons: pesa poc.', when: ({ material }) => material === 'plastic' },
    ],
    included: [{ es: 'El plato va aparte.', ca: 'El plat va a part.' }],
  },
  'potting-soil': {
    use: [
      { es: 'Sustrato para casi todas las plantas de casa y del balcón.', ca: 'Substrat per a gairebé totes les plantes de casa i del balcó.', when: ({ soil }) => soil === 'universal' },
      { es: 'Sustrato para sembrar y criar tomates, lechugas y aromáticas.', ca: 'Substrat per sembrar i criar tomàquets, enciams i aromàtiques.', when: ({ soil }) => soil === 'vegetables' },
      { es: 'Sustrato para limoneros y naranjos en maceta.', ca: 'Substrat per a llimoners i tarongers en test.', when: ({ soil }) => soil === 'citrus' },
      { es: 'Sustrato que drena deprisa, para cactus y crasas.', ca: 'Substrat que drena de pressa, per a cactus i crasses.', when: ({ soil }) => soil === 'cactus' },
    ],
    detail: [{ es: 'No lleva turba y trae abono para las primeras seis semanas.', ca: 'No porta torba i té adob per a les primeres sis setmanes.' }],
    limits: [{ es: 'Después de seis semanas hay que abonar; guarda el saco cerrado.', ca: 'Després de sis setmanes cal adobar; desa el sac tancat.' }],
    included: [{ es: 'El saco es de {volume}.', ca: 'El sac és de {volume}.' }],
  },
  'plant-food': {
    use: [
      { es: 'Abono para que el césped esté verde y cierre las calvas.', ca: 'Adob perquè la gespa estigui verda i tanqui les calbes.', when: ({ fertiliser }) => fertiliser === 'lawn' },
      { es: 'Abono para el huerto y las plantas que te comes.', ca: 'Adob per a l’hort i les plantes que et menges.', when: ({ fertiliser }) => fertiliser === 'organic' },
      { es: 'Abono completo para flores, setos y frutales.', ca: 'Adob complet per a flors, tanques vegetals i fruiters.', when: ({ fertiliser }) => fertiliser === 'blue' },
    ],
    detail: [{ es: 'Suelta el alimento poco a poco: dos veces al año bastan.', ca: 'Deixa anar l’aliment a poc a poc: dos cops l’any són prou.' }],
    limits: [{ es: 'No eches más de lo que dice el envase: quema la raíz; riega después.', ca: 'No en tiris més del que diu l’envàs: crema l’arrel; rega després.' }],
    included: [{ es: 'El envase es de {content-kg}.', ca: 'L’envàs és de {content-kg}.' }],
  },
};
