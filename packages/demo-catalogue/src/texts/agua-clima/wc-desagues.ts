import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  cistern: {
    use: [
      { es: 'Cisterna para el inodoro que va apoyada en la taza.', ca: 'Cisterna per al vàter que va recolzada a la tassa.', when: ({ cistern }) => cistern === 'low' },
      { es: 'Cisterna que se cuelga en alto, para aseos y locales.', ca: 'Cisterna que es penja enlaire, per a lavabos i locals.', when: ({ cistern }) => cistern === 'high' },
      { es: 'Cisterna para dejar dentro de la pared, con la taza suspendida.', ca: 'Cisterna per deixar dins de la paret, amb la tassa suspesa.', when: ({ cistern }) => cistern === 'concealed' },
    ],
    detail: [
      { es: 'Descarga {flush-volume} y carga sin ruido.', ca: 'Descarrega {flush-volume} i carrega sense soroll.' },
    ],
    limits: [
      { es: 'Mide los agujeros de la taza antes de pedirla: no todas encajan.', ca: 'Mesura els forats de la tassa abans de demanar-la: no totes encaixen.' },
    ],
    included: [
      { es: 'Trae los mecanismos montados; la llave y el latiguillo van aparte.', ca: 'Porta els mecanismes muntats; la clau i el flexo van a part.' },
    ],
  },
  'toilet-seat': {
    use: [
      { es: 'Asiento y tapa para cambiar los del inodoro en diez minutos.', ca: 'Seient i tapa per canviar els del vàter en deu minuts.' },
    ],
    detail: [
      { es: 'Baja sola y despacio, y se quita con un clic para limpiar.', ca: 'Baixa sola i a poc a poc, i es treu amb un clic per netejar.', when: ({ 'soft-close': soft }) => soft === true },
      { es: 'Los tornillos se aprietan a mano, por debajo.', ca: 'Els cargols es premen a mà, per sota.' },
    ],
    limits: [
      { es: 'Mide largo, ancho y distancia entre agujeros: esta tiene {length} × {width}.', ca: 'Mesura llargada, amplada i distància entre forats: aquesta fa {length} × {width}.' },
    ],
    included: [
      { es: 'Trae bisagras y tornillos.', ca: 'Porta frontisses i cargols.' },
    ],
  },
  'fill-valve': {
    use: [
      { es: 'Grifo flotador para la cisterna que no deja de llenarse o tarda en hacerlo.', ca: 'Aixeta flotador per a la cisterna que no deixa d’omplir-se o triga a fer-ho.' },
    ],
    detail: [
      { es: 'El flotador se ajusta en altura y cierra sin golpe.', ca: 'El flotador s’ajusta en alçada i tanca sense cop.' },
    ],
    limits: [
      { es: 'Mira por dónde entra el agua en tu cisterna: por el lado o por abajo.', ca: 'Mira per on entra l’aigua a la teva cisterna: pel costat o per sota.' },
    ],
    included: [
      { es: 'Trae la junta y la tuerca; el latiguillo va aparte.', ca: 'Porta la junta i la femella; el flexo va a part.' },
    ],
  },
  'flush-valve': {
    use: [
      { es: 'Descargador para la cisterna que pierde agua dentro de la taza.', ca: 'Descarregador per a la cisterna que perd aigua dins de la tassa.' },
    ],
    detail: [
      { es: 'El doble pulsador gasta la mitad cuando basta.', ca: 'El doble polsador gasta la meitat quan n’hi ha prou.', when: ({ 'dual-flush': dual }) => dual === true },
      { es: 'Se ajusta a la altura de la cisterna sin herramientas.', ca: 'S’ajusta a l’alçada de la cisterna sense eines.' },
    ],
    limits: [
      { es: 'Es para tapas con agujero de pulsador o tirador; mide el tuyo antes.', ca: 'És per a tapes amb forat de polsador o tirador; mesura el teu abans.' },
    ],
    included: [
      { es: 'Trae la goma de asiento y la tuerca.', ca: 'Porta la goma de seient i la femella.' },
    ],
  },
  siphon: {
    use: [
      { es: 'Sifón que corta el paso al mal olor del desagüe.', ca: 'Sifó que talla el pas a la mala olor del desguàs.' },
    ],
    detail: [
      { es: 'El vaso se desenrosca a mano para sacar lo que cae.', ca: 'El got es descargola a mà per treure el que hi cau.', when: ({ trap }) => trap === 'bottle' },
      { es: 'Se estira y se curva hasta encontrar el desagüe.', ca: 'S’estira i es corba fins a trobar el desguàs.', when: ({ trap }) => trap === 'flexible' },
      { es: 'Deja pasar más agua que uno de botella y se atasca menos.', ca: 'Deixa passar més aigua que un d’ampolla i s’embussa menys.', when: ({ trap }) => trap === 'tube' },
    ],
    limits: [
      { es: 'Aprieta las tuercas a mano: con llave se pasa la rosca.', ca: 'Prem les femelles a mà: amb clau es passa la rosca.' },
    ],
    included: [
      { es: 'Trae juntas y embellecedor; la válvula va aparte.', ca: 'Porta juntes i embellidor; la vàlvula va a part.' },
    ],
  },
  'tap-washers': {
    use: [
      { es: 'Juntas de goma, fibra y tóricas para el grifo que gotea.', ca: 'Juntes de goma, fibra i tòriques per a l’aixeta que goteja.' },
    ],
    detail: [
      { es: 'Van clasificadas de {size-from#} a {size-to} y la caja cierra.', ca: 'Van classificades de {size-from#} a {size-to} i la capsa tanca.' },
    ],
    limits: [
      { es: 'No son para gas ni para agua hirviendo.', ca: 'No són per a gas ni per a aigua bullent.' },
    ],
    included: [
      { es: 'Trae {pieces} piezas.', ca: 'Porta {pieces} peces.' },
    ],
  },
  'tap-cartridge': {
    use: [
      { es: 'Cartucho de discos cerámicos para el monomando que gotea o va duro.', ca: 'Cartutx de discos ceràmics per al monocomandament que goteja o va dur.' },
    ],
    detail: [
      { es: 'Se cambia con la maneta fuera, sin quitar el grifo.', ca: 'Es canvia amb la maneta fora, sense treure l’aixeta.' },
    ],
    limits: [
      { es: 'Saca el viejo y mídelo: este tiene {diameter} de diámetro y {height} de alto.', ca: 'Treu el vell i mesura’l: aquest fa {diameter} de diàmetre i {height} d’alt.' },
    ],
    included: [
      { es: 'Trae las juntas puestas.', ca: 'Porta les juntes posades.' },
    ],
  },
  'drain-cleaner': {
    use: [
      { es: 'Líquido que abre el desagüe atascado de pelo, jabón y grasa.', ca: 'Líquid que obre el desguàs embussat de cabells, sabó i greix.', when: ({ cleaner }) => cleaner === 'unblocker' },
      { es: 'Quita la cal y el sarro de la taza, la mampara y los grifos.', ca: 'Treu la calç i la tosca de la tassa, la mampara i les aixetes.', when: ({ 'cleaner-for': goal }) => goal === 'bath' },
      { es: 'Quita la cal de cafeteras, planchas y lavadoras.', ca: 'Treu la calç de cafeteres, planxes i rentadores.', when: ({ 'cleaner-for': goal }) => goal === 'appliance' },
    ],
    detail: [
      { es: 'Hace efecto en {acts-in}; después, agua abundante.', ca: 'Fa efecte en {acts-in}; després, aigua abundant.' },
    ],
    limits: [
      { es: 'No lo mezcles con lejía ni con otro producto: suelta gases que ahogan.', ca: 'No el barregis amb lleixiu ni amb cap altre producte: deixa anar gasos que ofeguen.' },
      { es: 'No es para mármol, aluminio ni esmalte dañado.', ca: 'No és per a marbre, alumini ni esmalt malmès.', when: ({ cleaner }) => cleaner === 'descaler' },
    ],
    included: [
      { es: 'La botella es de {volume}, con tapón de seguridad.', ca: 'L’ampolla és de {volume}, amb tap de seguretat.' },
    ],
  },
};
