import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  plasterboard: {
    use: [
      { es: 'Placa para tabiques y techos de habitaciones secas.', ca: 'Placa per a envans i sostres d’habitacions seques.', when: ({ 'board-type': type }) => type === 'plain' },
      { es: 'Placa para baños, cocinas y lavaderos, debajo del azulejo.', ca: 'Placa per a banys, cuines i safareigs, sota la rajola.', when: ({ 'board-type': type }) => type === 'moisture' },
      { es: 'Placa para chimeneas, garajes y pasos donde se pide resistencia al fuego.', ca: 'Placa per a xemeneies, garatges i passos on es demana resistència al foc.', when: ({ 'board-type': type }) => type === 'fire' },
      { es: 'Placa para separar dormitorios y despachos del ruido.', ca: 'Placa per separar dormitoris i despatxos del soroll.', when: ({ 'board-type': type }) => type === 'acoustic' },
    ],
    detail: [
      { es: 'El borde va afinado para que la junta encintada no se vea.', ca: 'La vora és afinada perquè el junt encintat no es vegi.' },
      { es: 'Se corta con cúter: marca una cara, parte y corta la otra.', ca: 'Es talla amb cúter: marca una cara, parteix i talla l’altra.' },
    ],
    limits: [
      { es: 'No es para exterior ni para zonas húmedas.', ca: 'No és per a exterior ni per a zones humides.', when: ({ 'board-type': type }) => type !== 'moisture' },
      { es: 'No es para exterior ni para el interior de una sauna.', ca: 'No és per a exterior ni per a l’interior d’una sauna.', when: ({ 'board-type': type }) => type === 'moisture' },
    ],
    included: [{ es: 'Es una placa de {length-cm} por {width-cm}; perfiles, tornillos y pasta van aparte.', ca: 'És una placa de {length-cm} per {width-cm}; perfils, cargols i pasta van a part.' }],
  },
  'drywall-profile': {
    use: [
      { es: 'Montante para la estructura vertical de un tabique de placa.', ca: 'Muntant per a l’estructura vertical d’un envà de placa.', when: ({ profile }) => profile === 'stud' },
      { es: 'Canal para fijar al suelo y al techo y encajar los montantes.', ca: 'Canal per fixar a terra i al sostre i encaixar-hi els muntants.', when: ({ profile }) => profile === 'track' },
      { es: 'Perfil para colgar un falso techo de placa.', ca: 'Perfil per penjar un fals sostre de placa.', when: ({ profile }) => profile === 'ceiling' },
    ],
    detail: [{ es: 'El ala va rayada para que el tornillo no resbale.', ca: 'L’ala és ratllada perquè el cargol no rellisqui.' }],
    limits: [{ es: 'No es para cargar peso: para colgar un mueble, refuerza con madera.', ca: 'No és per carregar pes: per penjar-hi un moble, reforça amb fusta.' }],
    included: [{ es: 'Es una barra de {length-m}; se corta con tijera de chapa.', ca: 'És una barra de {length-m}; es talla amb tisores de xapa.' }],
  },
  'insulation-roll': {
    use: [
      { es: 'Aislante para llenar el tabique de placa y el falso techo: menos frío y menos ruido.', ca: 'Aïllant per omplir l’envà de placa i el fals sostre: menys fred i menys soroll.', when: ({ material }) => material !== 'xps' },
      { es: 'Aislante rígido para cubiertas, suelos y muros que tocan la humedad.', ca: 'Aïllant rígid per a cobertes, terres i murs que toquen la humitat.', when: ({ material }) => material === 'xps' },
    ],
    detail: [{ es: 'Conduce {conductivity}: cuanto menor es la cifra, más aísla.', ca: 'Condueix {conductivity}: com més petita és la xifra, més aïlla.' }],
    limits: [
      { es: 'No la aprietes ni la mojes: lo que aísla es el aire; ponte guantes y mascarilla.', ca: 'No la premis ni la mullis: el que aïlla és l’aire; posa’t guants i mascareta.', when: ({ material }) => material !== 'xps' },
      { es: 'El sol y los disolventes lo deshacen: cúbrelo pronto.', ca: 'El sol i els dissolvents el desfan: cobreix-lo aviat.', when: ({ material }) => material === 'xps' },
    ],
    included: [{ es: 'El paquete cubre {surface}.', ca: 'El paquet cobreix {surface}.' }],
  },
};
