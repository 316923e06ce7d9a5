import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'lawn-sprinkler': {
    use: [
      { es: 'Aspersor para céspedes rectangulares: riega de lado a lado.', ca: 'Aspersor per a gespes rectangulars: rega de banda a banda.', when: ({ sprinkler }) => sprinkler === 'oscillating' },
      { es: 'Aspersor de largo alcance para prados y jardines grandes.', ca: 'Aspersor de llarg abast per a prats i jardins grans.', when: ({ sprinkler }) => sprinkler === 'impact' },
      { es: 'Aspersor enterrado que sube para regar y desaparece al acabar.', ca: 'Aspersor enterrat que puja per regar i desapareix en acabar.', when: ({ sprinkler }) => sprinkler === 'pop-up' },
    ],
    detail: [{ es: 'Reparte el agua por igual, y el filtro se lava bajo el grifo.', ca: 'Reparteix l’aigua per igual, i el filtre es renta sota l’aixeta.' }],
    limits: [{ es: 'Llega a {surface} con {pressure} de presión; con menos, riega menos.', ca: 'Arriba a {surface} amb {pressure} de pressió; amb menys, rega menys.' }],
    included: [{ es: 'La manguera y el programador van aparte.', ca: 'La mànega i el programador van a part.' }],
  },
  'water-timer': {
    use: [
      { es: 'Programador para que el jardín se riegue solo mientras trabajas o estás de vacaciones.', ca: 'Programador perquè el jardí es regui sol mentre treballes o ets de vacances.' },
      { es: 'Con el teléfono lo cambias desde casa y te avisa si falta agua.', ca: 'Amb el telèfon el canvies des de casa i t’avisa si falta aigua.', when: ({ wireless }) => wireless },
    ],
    detail: [{ es: 'Riega de madrugada, cuando menos agua se pierde, con {programs} programas.', ca: 'Rega de matinada, quan menys aigua es perd, amb {programs} programes.' }],
    limits: [{ es: 'Va en un grifo con presión, no en un depósito por gravedad; quítalo si hiela.', ca: 'Va en una aixeta amb pressió, no en un dipòsit per gravetat; treu-lo si glaça.' }],
    included: [{ es: 'Las pilas ({dry-cells}) van aparte.', ca: 'Les piles ({dry-cells}) van a part.' }],
  },
  'drip-kit': {
    use: [{ es: 'Kit para regar gota a gota las macetas del balcón o una hilera del huerto.', ca: 'Kit per regar gota a gota els testos del balcó o un solc de l’hort.' }],
    detail: [{ es: 'Se monta en una tarde sin herramientas y los goteros se desmontan para limpiarlos.', ca: 'Es munta en una tarda sense eines i els degotadors es desmunten per netejar-los.' }],
    limits: [{ es: 'Es para {pieces} plantas; cada gotero da {dripper-flow}.', ca: 'És per a {pieces} plantes; cada degotador dona {dripper-flow}.' }],
    included: [{ es: 'Incluye {contents}; el programador va aparte.', ca: 'Inclou {contents}; el programador va a part.' }],
  },
  'drip-pipe': {
    use: [{ es: 'Tubo para setos, hileras del huerto y parterres, con el gotero ya dentro.', ca: 'Tub per a tanques vegetals, solcs de l’hort i parterres, amb el degotador ja a dins.' }],
    detail: [{ es: 'Lleva un gotero cada 33 centímetros, de {dripper-flow}.', ca: 'Porta un degotador cada 33 centímetres, de {dripper-flow}.' }],
    limits: [{ es: 'No pases de cincuenta metros por línea y pon un filtro y un reductor de presión.', ca: 'No passis de cinquanta metres per línia i posa-hi un filtre i un reductor de pressió.' }],
    included: [{ es: 'El rollo es de {length-m}; racores y tapones van aparte.', ca: 'El rotlle és de {length-m}; ràcords i taps van a part.' }],
  },
};
