import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'safety-spectacles': {
    use: [
      { es: 'Gafas para cortar, taladrar y lijar sin que entre la chispa ni la viruta.', ca: 'Ulleres per tallar, trepar i polir sense que hi entri l’espurna ni l’encenall.', when: ({ lens }) => lens === 'clear' },
      { es: 'Gafas para trabajar al sol, en la cubierta o en el jardín, con el ojo protegido del golpe y del deslumbramiento.', ca: 'Ulleres per treballar al sol, a la coberta o al jardí, amb l’ull protegit del cop i de l’enlluernament.', when: ({ lens }) => lens === 'smoke' || lens === 'mirror' },
      { es: 'Gafas que aumentan el contraste al amanecer, con niebla o en interiores con poca luz.', ca: 'Ulleres que augmenten el contrast a trenc d’alba, amb boira o en interiors amb poca llum.', when: ({ lens }) => lens === 'yellow' },
    ],
    detail: [
      { es: 'El policarbonato aguanta el impacto y la patilla blanda no aprieta bajo las orejeras.', ca: 'El policarbonat aguanta l’impacte i la patilla tova no estreny sota les orelleres.' },
      { es: 'No se empañan con la mascarilla puesta.', ca: 'No s’entelen amb la mascareta posada.', when: ({ 'anti-fog': antiFog }) => antiFog },
    ],
    limits: [
      { es: 'No sirven para soldar ni para salpicaduras de productos químicos: para eso, pantalla o gafa cerrada.', ca: 'No serveixen per soldar ni per a esquitxades de productes químics: per a això, pantalla o ullera tancada.' },
    ],
    included: [{ es: 'Se venden por unidades, sin funda ni cordón.', ca: 'Es venen per unitats, sense funda ni cordó.' }],
  },
};
