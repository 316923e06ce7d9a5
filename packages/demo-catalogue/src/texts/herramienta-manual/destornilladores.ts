import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  screwdriver: {
    use: [
      { es: 'Para tornillo de estrella {tip-size}: máquinas, electrónica y electrodomésticos.', ca: 'Per a cargol d’estrella {tip-size}: màquines, electrònica i electrodomèstics.', when: ({ tip }) => tip === 'ph' },
      { es: 'Para tornillo {tip-size}, el de la madera, las bisagras y los tacos.', ca: 'Per a cargol {tip-size}, el de la fusta, les frontisses i els tacs.', when: ({ tip }) => tip === 'pz' },
      { es: 'Para tornillo {tip-size} de coche, bicicleta, herrajes y electrodomésticos.', ca: 'Per a cargol {tip-size} de cotxe, bicicleta, ferramenta i electrodomèstics.', when: ({ tip }) => tip === 'torx' },
      { es: 'Plano de {tip-size}, para bornes, mecanismos y tornillo ranurado.', ca: 'Pla de {tip-size}, per a borns, mecanismes i cargol de ranura.', when: ({ tip }) => tip === 'slotted' },
    ],
    detail: [
      { es: 'La punta va imantada y el mango no resbala con la mano sudada.', ca: 'La punta va imantada i el mànec no rellisca amb la mà suada.' },
      { es: 'Varilla de {length}, con la medida marcada en el mango.', ca: 'Vareta de {length}, amb la mida marcada al mànec.' },
    ],
    limits: [
      { es: 'No es para golpear ni para hacer palanca, y la varilla no aísla.', ca: 'No és per picar ni per fer palanca, i la vareta no aïlla.', when: ({ insulated }) => !insulated },
      { es: 'Aislado a 1.000\u00a0V, pero no para golpear: si el aislamiento tiene una grieta, cámbialo.', ca: 'Aïllat a 1.000\u00a0V, però no per picar: si l’aïllament té una esquerda, canvia’l.', when: ({ insulated }) => insulated },
    ],
    included: [
      { es: 'Se vende suelto.', ca: 'Es ven solt.' },
    ],
  },
  'screwdriver-set': {
    use: [
      { es: 'Juego de electricista, aislado a 1.000\u00a0V, para cuadros, mecanismos y averías.', ca: 'Joc d’electricista, aïllat a 1.000\u00a0V, per a quadres, mecanismes i avaries.', when: ({ insulated }) => insulated },
      { es: 'Los {pieces} Torx que se piden en coche, bicicleta y herrajes.', ca: 'Els {pieces} Torx que es demanen en cotxe, bicicleta i ferramenta.', when: ({ tip }) => tip === 'torx' },
      { es: 'Los {pieces} que se usan cada día, planos y de estrella.', ca: 'Els {pieces} que es fan servir cada dia, plans i d’estrella.', when: ({ insulated, tip }) => !insulated && !tip },
    ],
    detail: [
      { es: 'El soporte se cuelga en la pared y cada uno tiene su sitio.', ca: 'El suport es penja a la paret i cadascun té el seu lloc.' },
    ],
    limits: [
      { es: 'No aíslan: son para trabajar sin corriente.', ca: 'No aïllen: són per treballar sense corrent.', when: ({ insulated }) => !insulated },
      { es: 'No los uses de cincel: un golpe raja el aislamiento.', ca: 'No els facis servir de cisell: un cop esquerda l’aïllament.', when: ({ insulated }) => insulated },
    ],
    included: [
      { es: 'Incluye {pieces} destornilladores y el soporte.', ca: 'Inclou {pieces} tornavisos i el suport.' },
    ],
  },
};
