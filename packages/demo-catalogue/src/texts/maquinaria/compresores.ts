import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'air-compressor': {
    use: [
      { es: 'Aire para clavar, hinchar ruedas y soplar en casa y en obras pequeñas.', ca: 'Aire per clavar, inflar rodes i bufar a casa i en obres petites.', when: ({ volume }) => volume <= 50 },
      { es: 'Para talleres de coche, carpintería y pintura, con {volume} de calderín.', ca: 'Per a tallers de cotxe, fusteria i pintura, amb {volume} de calderí.', when: ({ volume }) => volume >= 100 },
      { es: 'Compresor de taller trifásico para varias herramientas a la vez.', ca: 'Compressor de taller trifàsic per a unes quantes eines alhora.', when: ({ 'power-source': source }) => source === 'three-phase' },
    ],
    detail: [
      { es: 'Da {air-flow} a {pressure}, arranca y para solo con el presostato.', ca: 'Dona {air-flow} a {pressure}, engega i s’atura sol amb el pressòstat.' },
      { es: 'Va sobre ruedas; purga el agua del calderín al acabar.', ca: 'Va sobre rodes; purga l’aigua del calderí en acabar.' },
    ],
    limits: [
      { es: 'Hace {noise}: no es para trabajar al lado sin protección ni para interior de casa.', ca: 'Fa {noise}: no és per treballar-hi al costat sense protecció ni per a dins de casa.' },
      { es: 'No alimenta una pistola de pintar grande ni una lijadora seguidas; y hay que mirar el aceite.', ca: 'No alimenta una pistola de pintar gran ni una polidora seguides; i cal mirar l’oli.', when: ({ volume }) => volume <= 50 },
      { es: 'Necesita toma trifásica de 400\u00a0V y pesa {weight}.', ca: 'Necessita presa trifàsica de 400\u00a0V i pesa {weight}.', when: ({ 'power-source': source }) => source === 'three-phase' },
    ],
    included: [
      { es: 'Mangueras, pistolas y herramientas van aparte.', ca: 'Mànegues, pistoles i eines van a part.' },
      { es: 'No trae manguera; pesa {weight}.', ca: 'No porta mànega; pesa {weight}.' },
    ],
  },
  'silent-compressor': {
    use: [
      { es: 'Con {noise} se puede hablar a su lado: interiores, montadores y talleres con vecinos.', ca: 'Amb {noise} es pot parlar al seu costat: interiors, muntadors i tallers amb veïns.' },
      { es: 'Para clavadora y aerógrafo en casa del cliente, sin aceite que manche.', ca: 'Per a clavadora i aerògraf a casa del client, sense oli que taqui.', when: ({ volume }) => volume < 50 },
    ],
    detail: [
      { es: 'Da {air-flow} con calderín de {volume}.', ca: 'Dona {air-flow} amb calderí de {volume}.' },
    ],
    limits: [
      { es: 'Poco aire para lijar, amolar o pintar con pistola grande.', ca: 'Poc aire per polir, esmolar o pintar amb pistola gran.' },
    ],
    included: [
      { es: 'Sin manguera ni accesorios.', ca: 'Sense mànega ni accessoris.' },
    ],
  },
  'battery-inflator': {
    use: [
      { es: 'Hincha la rueda de la carretilla, la bici o la furgoneta y se para a la presión elegida.', ca: 'Infla la roda del carretó, la bici o la furgoneta i s’atura a la pressió triada.' },
    ],
    detail: [
      { es: 'Llega a {pressure} y la pantalla se ve de noche.', ca: 'Arriba a {pressure} i la pantalla es veu de nit.' },
      { es: 'Pesa {weight} sin batería: va en el maletero sin estorbar.', ca: 'Pesa {weight} sense bateria: va al maleter sense fer nosa.' },
    ],
    limits: [
      { es: 'No sirve para herramientas de aire ni para ruedas de camión.', ca: 'No serveix per a eines d’aire ni per a rodes de camió.' },
    ],
    included: [
      { es: 'Las boquillas van guardadas en la base.', ca: 'Els broquets van desats a la base.' },
    ],
  },
  'air-hose': {
    use: [
      { es: 'Manguera de {length-m} para llevar el aire del compresor a la clavadora o la pistola.', ca: 'Mànega de {length-m} per portar l’aire del compressor a la clavadora o la pistola.' },
    ],
    detail: [
      { es: 'La goma no coge memoria y se mantiene blanda con frío.', ca: 'La goma no agafa memòria i es manté tova amb fred.', when: ({ material }) => material === 'rubber' },
      { es: 'El PVC es ligero y fácil de limpiar.', ca: 'El PVC és lleuger i fàcil de netejar.', when: ({ material }) => material === 'pvc' },
    ],
    limits: [
      { es: 'No pases de {pressure} ni la dejes al sol: el PVC se endurece.', ca: 'No passis de {pressure} ni la deixis al sol: el PVC s’endureix.', when: ({ material }) => material === 'pvc' },
      { es: 'Es para aire, no para agua ni gas, y hasta {pressure}.', ca: 'És per a aire, no per a aigua ni gas, i fins a {pressure}.' },
    ],
    included: [
      { es: 'Viene con los enchufes rápidos montados.', ca: 'Ve amb els connectors ràpids muntats.' },
    ],
  },
  'air-tool-set': {
    use: [
      { es: 'Lo primero que se pide tras el compresor: pistolas de soplar, de inflar y de pintar.', ca: 'El primer que es demana després del compressor: pistoles de bufar, d’inflar i de pintar.' },
    ],
    detail: [
      { es: 'La conexión es la universal de 1/4".', ca: 'La connexió és la universal d’1/4".' },
    ],
    limits: [
      { es: 'La pistola es para retoques y esmaltes, no para pintar un piso.', ca: 'La pistola és per a retocs i esmalts, no per pintar un pis.' },
    ],
    included: [
      { es: 'Incluye {pieces} piezas y la manguera espiral; el compresor, no.', ca: 'Inclou {pieces} peces i la mànega espiral; el compressor, no.' },
    ],
  },
};
