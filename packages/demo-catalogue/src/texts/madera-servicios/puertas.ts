import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'interior-door': {
    use: [
      { es: 'Hoja para cambiar la puerta vieja y aprovechar el marco que ya tienes.', ca: 'Fulla per canviar la porta vella i aprofitar el bastiment que ja tens.', when: ({ door }) => door === 'leaf' },
      { es: 'Block completo para obra nueva o reforma: se coloca entero en el hueco y queda rematado.', ca: 'Block complet per a obra nova o reforma: es col·loca sencer al forat i queda rematat.', when: ({ door }) => door === 'block' },
    ],
    detail: [
      { es: 'Viene mecanizada para picaporte y bisagras, con {thickness} de grueso.', ca: 'Ve mecanitzada per a pany i frontisses, amb {thickness} de gruix.' },
    ],
    limits: [
      { es: 'Es para interior seco; mide el hueco a tres alturas y quédate con la medida menor.', ca: 'És per a interior sec; mesura el forat a tres alçades i queda’t amb la mida més petita.' },
    ],
    included: [
      { es: 'Es solo la hoja: bisagras, picaporte y manilla van aparte.', ca: 'És només la fulla: frontisses, pany i maneta van a part.', when: ({ door }) => door === 'leaf' },
      { es: 'Incluye marco, tapetas, bisagras y picaporte; la manilla se elige aparte.', ca: 'Inclou bastiment, tapetes, frontisses i pany; la maneta es tria a part.', when: ({ door }) => door === 'block' },
    ],
  },
  'utility-door': {
    use: [
      { es: 'Puerta de chapa para cerrar trasteros, cuartos de contadores y casetas.', ca: 'Porta de xapa per tancar trasters, cambres de comptadors i casetes.' },
      { es: 'Para comunidades y talleres que necesitan una puerta resistente y sin mantenimiento.', ca: 'Per a comunitats i tallers que necessiten una porta resistent i sense manteniment.' },
    ],
    detail: [{ es: 'La rejilla ventila y el galvanizado no pide pintura.', ca: 'La reixeta ventila i el galvanitzat no demana pintura.' }],
    limits: [
      { es: 'No es cortafuegos ni acorazada: donde la norma pida una de ellas, no vale.', ca: 'No és tallafoc ni cuirassada: on la norma en demani una, no val.' },
    ],
    included: [
      { es: 'Trae el marco, la cerradura con llaves y la rejilla; los tornillos de anclaje van aparte.', ca: 'Porta el bastiment, el pany amb claus i la reixeta; els cargols d’ancoratge van a part.' },
    ],
  },
  window: {
    use: [
      { es: 'Ventana con doble vidrio para reformar una habitación y gastar menos en calefacción.', ca: 'Finestra amb doble vidre per reformar una habitació i gastar menys en calefacció.' },
      { es: 'Para cambiar la ventana vieja por una que deja fuera el ruido y el frío.', ca: 'Per canviar la finestra vella per una que deixa fora el soroll i el fred.' },
    ],
    detail: [{ es: 'Abre hacia dentro, se inclina para ventilar y ajusta en toda la vuelta.', ca: 'S’obre cap endins, s’inclina per ventilar i ajusta a tot el volt.' }],
    limits: [
      { es: 'Las medidas son las del hueco de obra y no se recorta: compruébalas antes de pedirla.', ca: 'Les mides són les del forat d’obra i no es retalla: comprova-les abans de demanar-la.' },
    ],
    included: [
      { es: 'Trae marco, hoja con vidrio y manilla; la espuma y el sellador van aparte.', ca: 'Porta bastiment, fulla amb vidre i maneta; l’escuma i el segellador van a part.' },
    ],
  },
  'weather-strip': {
    use: [
      { es: 'Burlete para que no entre aire, ruido ni polvo por puertas y ventanas.', ca: 'Burlet perquè no entri aire, soroll ni pols per portes i finestres.' },
      { es: 'Cepillo para el bajo de la puerta: tapa la rendija y no raya el suelo.', ca: 'Raspall per al baix de la porta: tapa l’escletxa i no ratlla el terra.', when: ({ seal }) => seal === 'brush' },
    ],
    detail: [
      { es: 'Se corta con tijeras y se pega solo en el marco limpio.', ca: 'Es talla amb tisores i s’enganxa sol al bastiment net.', when: ({ seal }) => seal !== 'brush' },
      { es: 'Se corta con sierra y se atornilla o se pega.', ca: 'Es talla amb serra i es cargola o s’enganxa.', when: ({ seal }) => seal === 'brush' },
    ],
    limits: [
      { es: 'Mide antes la rendija: este tapa hasta {gap}, y uno demasiado grueso no deja cerrar.', ca: 'Mesura abans l’escletxa: aquest tapa fins a {gap}, i un de massa gruixut no deixa tancar.' },
    ],
    included: [
      { es: 'Trae {length-m}.', ca: 'Porta {length-m}.' },
    ],
  },
};
