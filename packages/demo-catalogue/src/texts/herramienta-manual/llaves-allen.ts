import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hex-key': {
    use: [
      { es: 'Llave de {key-size} para muebles, bicicletas y máquinas con tornillo Allen.', ca: 'Clau de {key-size} per a mobles, bicicletes i màquines amb cargol Allen.' },
      { es: 'Para el tornillo Allen de {key-size} que te falta en el juego.', ca: 'Per al cargol Allen de {key-size} que et falta al joc.' },
    ],
    detail: [
      { es: 'La bola entra inclinada, donde la mano no llega recta.', ca: 'La bola entra inclinada, on la mà no arriba recta.', when: ({ 'ball-end': ball }) => ball },
      { es: 'Está templada entera y las aristas llenan el hexágono.', ca: 'És trempada tota i les arestes omplen l’hexàgon.' },
    ],
    limits: [
      { es: 'Con la bola no des el apriete final, que se parte: usa el lado corto.', ca: 'Amb la bola no facis la collada final, que es trenca: fes servir el costat curt.', when: ({ 'ball-end': ball }) => ball },
      { es: 'Es métrica: en tornillo de pulgadas baila y lo redondea.', ca: 'És mètrica: en cargol de polzades balla i l’arrodoneix.' },
      { es: 'No la alargues con un tubo: antes se tuerce que afloja.', ca: 'No l’allarguis amb un tub: es torça abans que afluixi.' },
    ],
    included: [
      { es: 'Se vende suelta.', ca: 'Es ven solta.' },
    ],
  },
  'hex-key-set': {
    use: [
      { es: 'Las {pieces} medidas para muebles, bicicletas y máquinas.', ca: 'Les {pieces} mides per a mobles, bicicletes i màquines.', when: ({ 'key-form': form }) => form !== 'folding' },
      { es: 'En navaja: {pieces} medidas en el bolsillo o en la bolsa de la bici.', ca: 'En navalla: {pieces} mides a la butxaca o a la bossa de la bici.', when: ({ 'key-form': form }) => form === 'folding' },
    ],
    detail: [
      { es: 'El brazo largo llega al fondo y el corto da el apriete.', ca: 'El braç llarg arriba al fons i el curt fa la collada.', when: ({ 'key-form': form }) => form !== 'folding' },
      { es: 'No se pierde ninguna, porque giran todas en el mismo mango.', ca: 'No se’n perd cap, perquè giren totes al mateix mànec.', when: ({ 'key-form': form }) => form === 'folding' },
      { es: 'La punta de bola entra inclinada donde no cabe la mano.', ca: 'La punta de bola entra inclinada on no hi cap la mà.', when: ({ 'ball-end': ball }) => ball },
    ],
    limits: [
      { es: 'En navaja no llegan a tornillos hundidos ni dan mucho par.', ca: 'En navalla no arriben a cargols enfonsats ni fan gaire parell.', when: ({ 'key-form': form }) => form === 'folding' },
      { es: 'No valen para tornillos de pulgadas ni para llave de impacto.', ca: 'No valen per a cargols de polzades ni per a clau d’impacte.', when: ({ tip }) => tip === 'hex' },
      { es: 'Solo valen para cabeza Torx: en Allen bailan.', ca: 'Només valen per a cap Torx: en Allen ballen.', when: ({ tip }) => tip === 'torx' },
    ],
    included: [
      { es: 'Incluye {pieces} llaves en su soporte.', ca: 'Inclou {pieces} claus al seu suport.' },
    ],
  },
  't-handle-key': {
    use: [
      { es: 'Para montar en serie tornillos {tip-size}: bicicletas, muebles y máquinas.', ca: 'Per muntar en sèrie cargols {tip-size}: bicicletes, mobles i màquines.' },
      { es: 'La llave del mecánico para {tip-size}, con varilla de {length} que llega al fondo.', ca: 'La clau del mecànic per a {tip-size}, amb vareta de {length} que arriba al fons.' },
    ],
    detail: [
      { es: 'El mango ancho da fuerza y se gira rápido con dos dedos.', ca: 'El mànec ample dona força i es gira de pressa amb dos dits.' },
    ],
    limits: [
      { es: 'Donde no cabe el mango no entra: ahí va mejor una en L.', ca: 'On no cap el mànec no hi entra: allà va millor una en L.' },
      { es: 'No es para par exacto ni para tornillos agarrotados.', ca: 'No és per a parell exacte ni per a cargols encallats.' },
    ],
    included: [
      { es: 'Se vende suelta.', ca: 'Es ven solta.' },
    ],
  },
};
