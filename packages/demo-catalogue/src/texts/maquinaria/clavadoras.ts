import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'pneumatic-nailer': {
    use: [
      { es: 'Microclavadora para molduras, junquillos y cristal: el agujero casi no se ve.', ca: 'Microclavadora per a motllures, llistonets i vidre: el forat gairebé no es veu.', when: ({ gauge }) => gauge === 'g23' },
      { es: 'Para rodapiés, molduras, marcos y mueble, con clavo de hasta {nail-length}.', ca: 'Per a sòcols, motllures, marcs i moble, amb clau de fins a {nail-length}.', when: ({ gauge }) => gauge === 'g18' || gauge === 'g16' },
      { es: 'Para estructura, tarima y entramado, con clavo en tira de hasta {nail-length}.', ca: 'Per a estructura, tarima i entramat, amb clau en tira de fins a {nail-length}.', when: ({ gauge }) => gauge === 'deg34' },
      { es: 'Para palés, cubiertas y vallas, con bobina que dura toda la mañana.', ca: 'Per a palets, cobertes i tanques, amb bobina que dura tot el matí.', when: ({ gauge }) => gauge === 'coil' },
    ],
    detail: [
      { es: 'Trabaja entre 5 y {pressure} y la profundidad se ajusta con una rueda.', ca: 'Treballa entre 5 i {pressure} i la fondària s’ajusta amb una roda.' },
      { es: 'Pesa {weight} y tiene seguro en la boca.', ca: 'Pesa {weight} i té segur a la boca.' },
    ],
    limits: [
      { es: 'Solo gasta clavos del calibre {gauge}, y no es para obra ni metal.', ca: 'Només gasta claus del calibre {gauge}, i no és per a obra ni metall.' },
      { es: 'No clava en hormigón ni en acero, y no la apuntes a nadie aunque esté desconectada.', ca: 'No clava en formigó ni en acer, i no l’apuntis a ningú encara que estigui desconnectada.' },
    ],
    included: [
      { es: 'El compresor, la manguera y los clavos van aparte.', ca: 'El compressor, la mànega i els claus van a part.' },
    ],
  },
  'battery-nailer': {
    use: [
      { es: 'Clavadora sin compresor ni manguera: se saca del maletín y clava hasta {nail-length}.', ca: 'Clavadora sense compressor ni mànega: es treu del maletí i clava fins a {nail-length}.' },
      { es: 'Para estructura y tarima en obras sin corriente, con clavo de hasta {nail-length}.', ca: 'Per a estructura i tarima en obres sense corrent, amb clau de fins a {nail-length}.', when: ({ gauge }) => gauge === 'deg34' },
      { es: 'Para rodapiés y molduras en casa del cliente, sin arrastrar nada por el piso.', ca: 'Per a sòcols i motllures a casa del client, sense arrossegar res pel pis.', when: ({ gauge }) => gauge !== 'deg34' },
    ],
    detail: [
      { es: 'Dispara igual del primer clavo al último y avisa cuando quedan pocos.', ca: 'Dispara igual del primer clau a l’últim i avisa quan en queden pocs.' },
    ],
    limits: [
      { es: 'Pesa {weight} sin batería y solo gasta clavos {gauge}; en hormigón, no.', ca: 'Pesa {weight} sense bateria i només gasta claus {gauge}; en formigó, no.' },
    ],
    included: [
      { es: 'Los clavos van aparte.', ca: 'Els claus van a part.' },
    ],
  },
  'pneumatic-stapler': {
    use: [
      { es: 'Para tapicería, láminas y telas, con grapa fina de hasta {nail-length}.', ca: 'Per a tapisseria, làmines i teles, amb grapa fina de fins a {nail-length}.', when: ({ 'nail-length': length }) => length < 30 },
      { es: 'Para traseras de mueble, panel y subsuelo, con grapa larga de hasta {nail-length}.', ca: 'Per a fons de moble, plafó i subsol, amb grapa llarga de fins a {nail-length}.', when: ({ 'nail-length': length }) => length >= 30 },
    ],
    detail: [
      { es: 'Trabaja a {pressure}, pesa {weight} y casi no retrocede.', ca: 'Treballa a {pressure}, pesa {weight} i gairebé no recula.' },
    ],
    limits: [
      { es: 'Solo grapas de la {gauge:low}: las de otra serie se atascan.', ca: 'Només grapes de la {gauge:low}: les d’una altra sèrie s’encallen.' },
    ],
    included: [
      { es: 'Las grapas y la manguera de aire van aparte.', ca: 'Les grapes i la mànega d’aire van a part.' },
    ],
  },
  'electric-stapler': {
    use: [
      { es: 'Para tapizar, poner lámina y fijar cable y tela con un solo enchufe.', ca: 'Per entapissar, posar làmina i fixar cable i tela amb un sol endoll.' },
    ],
    detail: [
      { es: 'La fuerza se regula para madera blanda o dura.', ca: 'La força es regula per a fusta tova o dura.' },
    ],
    limits: [
      { es: 'Llega a {nail-length} de pata y no es para madera muy dura ni trabajo en serie.', ca: 'Arriba a {nail-length} de pota i no és per a fusta molt dura ni feina en sèrie.' },
    ],
    included: [
      { es: 'El cable mide {cable}; las grapas, aparte.', ca: 'El cable fa {cable}; les grapes, a part.' },
    ],
  },
  'hand-tacker': {
    use: [
      { es: 'Grapadora de mano para tela metálica, lámina, aislante y carteles.', ca: 'Grapadora de mà per a tela metàl·lica, làmina, aïllant i cartells.' },
      { es: 'Para tapizar una silla o poner una malla sin enchufe ni compresor.', ca: 'Per entapissar una cadira o posar una malla sense endoll ni compressor.' },
    ],
    detail: [
      { es: 'El muelle se regula y una ventana enseña las grapas que quedan.', ca: 'La molla es regula i una finestra ensenya les grapes que queden.' },
      { es: 'El cuerpo de aluminio pesa menos: se nota al final del techo.', ca: 'El cos d’alumini pesa menys: es nota al final del sostre.', when: ({ material }) => material === 'aluminium' },
    ],
    limits: [
      { es: 'Clava hasta {nail-length} en madera blanda; en dura y en obra, no entra.', ca: 'Clava fins a {nail-length} en fusta tova; en dura i en obra, no entra.' },
    ],
    included: [
      { es: 'Las grapas de la {gauge:low} van aparte.', ca: 'Les grapes de la {gauge:low} van a part.' },
    ],
  },
};
