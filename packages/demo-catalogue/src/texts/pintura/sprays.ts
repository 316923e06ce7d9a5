import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'spray-paint': {
    use: [
      { es: 'Pintura para dar color a una silla, una bici o una reja sin brocha ni marcas.', ca: 'Pintura per donar color a una cadira, una bici o una reixa sense brotxa ni marques.' },
      { es: 'Para retoques y objetos pequeños de metal, madera y plástico.', ca: 'Per a retocs i objectes petits de metall, fusta i plàstic.' },
    ],
    detail: [{ es: 'Se seca en diez minutos; agita dos minutos y da capas finas a un palmo.', ca: 'S’asseca en deu minuts; sacseja’l dos minuts i dona capes fines a un pam.' }],
    limits: [
      { es: 'No es para lo que se calienta ni para paredes enteras; úsala con mascarilla y ventilación.', ca: 'No és per al que s’escalfa ni per a parets senceres; fes-la servir amb mascareta i ventilació.' },
    ],
    included: [{ es: 'El bote de {volume-ml} cubre alrededor de un metro cuadrado.', ca: 'El pot de {volume-ml} cobreix al voltant d’un metre quadrat.' }],
  },
  'workshop-spray': {
    use: [
      { es: 'Para soltar tuercas oxidadas y bisagras que chirrían.', ca: 'Per deixar anar femelles rovellades i frontisses que grinyolen.', when: ({ 'spray-use': use }) => use === 'penetrating' },
      { es: 'Para gomas, guías de persiana y burletes que rozan.', ca: 'Per a gomes, guies de persiana i rivets que freguen.', when: ({ 'spray-use': use }) => use === 'silicone' },
      { es: 'Para cadenas, engranajes y puertas pesadas, donde el aceite se escurre.', ca: 'Per a cadenes, engranatges i portes pesants, on l’oli s’escorre.', when: ({ 'spray-use': use }) => use === 'grease' },
      { es: 'Para limpiar contactos eléctricos y conectores sin desmontarlos.', ca: 'Per netejar contactes elèctrics i connectors sense desmuntar-los.', when: ({ 'spray-use': use }) => use === 'contact' },
      { es: 'Para quitar la grasa de frenos, motores y herramienta.', ca: 'Per treure el greix de frens, motors i eina.', when: ({ 'spray-use': use }) => use === 'degreaser' },
      { es: 'Para retocar galvanizado y soldaduras y que no se oxiden.', ca: 'Per retocar galvanitzat i soldadures i que no es rovellin.', when: ({ 'spray-use': use }) => use === 'zinc' },
      { es: 'Para soplar el polvo de teclados, filtros y rincones.', ca: 'Per bufar la pols de teclats, filtres i racons.', when: ({ 'spray-use': use }) => use === 'air' },
    ],
    detail: [{ es: 'La cánula llega al punto y la válvula trabaja en cualquier posición.', ca: 'La cànula arriba al punt i la vàlvula treballa en qualsevol posició.' }],
    limits: [{ es: 'Es inflamable: úsalo ventilando, lejos de llamas y con los aparatos sin corriente.', ca: 'És inflamable: fes-lo servir ventilant, lluny de flames i amb els aparells sense corrent.' }],
    included: [{ es: 'El bote es de {volume-ml}, con la cánula puesta.', ca: 'El pot és de {volume-ml}, amb la cànula posada.' }],
  },
};
