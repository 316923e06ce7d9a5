import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  sharpening: {
    use: [
      { es: 'Trae tu herramienta a la tienda y recógela afilada en dos días laborables.', ca: 'Porta la teva eina a la botiga i recull-la esmolada en dos dies laborables.' },
      { es: 'Devolvemos el filo a lo que ya no corta, por mucho menos de lo que cuesta nuevo.', ca: 'Tornem el tall al que ja no talla, per molt menys del que costa nou.' },
    ],
    detail: [{ es: 'Afilamos a máquina con refrigeración y repasamos el filo a mano.', ca: 'Esmolem a màquina amb refrigeració i repassem el tall a mà.' }],
    limits: [
      { es: 'Si ya no merece la pena afilarlo, te lo decimos antes de cobrar.', ca: 'Si ja no val la pena esmolar-ho, t’ho diem abans de cobrar.' },
    ],
    included: [{ es: 'El precio incluye la limpieza y el engrase.', ca: 'El preu inclou la neteja i el greixatge.' }],
  },
  'machine-service': {
    use: [
      { es: 'Revisión para la máquina que pierde fuerza o para tenerla a punto antes de la temporada.', ca: 'Revisió per a la màquina que perd força o per tenir-la a punt abans de la temporada.' },
      { es: 'La desmontamos, la limpiamos, cambiamos lo que se gasta y la probamos bajo carga.', ca: 'La desmuntem, la netegem, canviem el que es gasta i la provem sota càrrega.' },
    ],
    detail: [{ es: 'Está lista en cinco días laborables si no hay que pedir piezas.', ca: 'Està llesta en cinc dies laborables si no cal demanar peces.' }],
    limits: [
      { es: 'Las piezas van aparte y con presupuesto: sin tu acuerdo no se cambia nada.', ca: 'Les peces van a part i amb pressupost: sense el teu acord no es canvia res.' },
    ],
    included: [
      { es: 'Incluye la mano de obra, el informe y seis meses de garantía en la reparación.', ca: 'Inclou la mà d’obra, l’informe i sis mesos de garantia en la reparació.' },
    ],
  },
  'counter-service': {
    use: [
      { es: 'Lo hacemos al momento en el mostrador, mientras esperas o sigues comprando.', ca: 'Ho fem al moment al taulell, mentre t’esperes o continues comprant.' },
    ],
    detail: [{ es: 'Trae la medida o la muestra; lo demás lo ponemos nosotros.', ca: 'Porta la mida o la mostra; la resta la posem nosaltres.' }],
    limits: [
      { es: 'Como se hace a tu medida, no admite devolución.', ca: 'Com que es fa a la teva mida, no admet devolució.' },
    ],
    included: [
      { es: 'El precio incluye la llave en blanco y la copia probada en la máquina.', ca: 'El preu inclou la clau en blanc i la còpia comprovada a la màquina.', when: ({ job }) => job === 'key-copy' || job === 'key-security' },
      { es: 'El precio es el del trabajo; el material se cobra aparte.', ca: 'El preu és el de la feina; el material es cobra a part.', when: ({ job }) => job !== 'key-copy' && job !== 'key-security' },
    ],
  },
  'home-fitting': {
    use: [
      { es: 'Un oficial de la casa va a la tuya y lo deja puesto, probado y recogido.', ca: 'Un oficial de la casa va a la teva i ho deixa posat, provat i recollit.' },
    ],
    detail: [{ es: 'Te llamamos el mismo día para acordar la hora.', ca: 'Et truquem el mateix dia per acordar l’hora.' }],
    limits: [
      { es: 'El precio vale para Badalona y veinte kilómetros alrededor, sin obra ni instalación nueva.', ca: 'El preu val per a Badalona i vint quilòmetres a la rodona, sense obra ni instal·lació nova.' },
    ],
    included: [
      { es: 'Incluye el desplazamiento y la retirada del embalaje; el artículo se compra aparte.', ca: 'Inclou el desplaçament i la retirada de l’embalatge; l’article es compra a part.' },
    ],
  },
  'aggregate-delivery': {
    use: [
      { es: 'Para morteros, hormigones y rellenos: la saca llega a pie de obra y no la cargas tú.', ca: 'Per a morters, formigons i rebliments: la saca arriba a peu d’obra i no la carregues tu.', when: ({ aggregate }) => aggregate === 'sand' || aggregate === 'gravel' || aggregate === 'mixed' },
      { es: 'Para parterres, césped y huerto: la saca llega hasta tu puerta.', ca: 'Per a parterres, gespa i hort: la saca arriba fins a la teva porta.', when: ({ aggregate }) => aggregate === 'topsoil' },
      { es: 'Para decorar parterres y caminos con piedra blanca que no se mancha de barro.', ca: 'Per decorar parterres i camins amb pedra blanca que no s’embruta de fang.', when: ({ aggregate }) => aggregate === 'marble' },
    ],
    detail: [{ es: 'El camión con grúa deja la saca junto a la obra, en suelo firme.', ca: 'El camió amb grua deixa la saca al costat de l’obra, en terra ferm.' }],
    limits: [
      { es: 'Si la saca queda en la calle, pide antes el permiso de ocupación de la vía pública.', ca: 'Si la saca queda al carrer, demana abans el permís d’ocupació de la via pública.' },
    ],
    included: [
      { es: 'El precio incluye el porte y la descarga; la saca no se devuelve.', ca: 'El preu inclou el transport i la descàrrega; la saca no es torna.' },
    ],
  },
  'extended-guarantee': {
    use: [
      { es: 'Alarga la cobertura de tu máquina cuando se acaba la garantía legal de tres años.', ca: 'Allarga la cobertura de la teva màquina quan s’acaba la garantia legal de tres anys.' },
    ],
    detail: [{ es: 'Se contrata hasta treinta días después de comprar la máquina.', ca: 'Es contracta fins a trenta dies després de comprar la màquina.' }],
    limits: [
      { es: 'No cubre el desgaste normal, como escobillas, cuchillas o baterías, ni los golpes.', ca: 'No cobreix el desgast normal, com ara escombretes, ganivetes o bateries, ni els cops.' },
    ],
    included: [
      { es: 'Cubre piezas y mano de obra, en la tienda y sin franquicia.', ca: 'Cobreix peces i mà d’obra, a la botiga i sense franquícia.' },
    ],
  },
};
