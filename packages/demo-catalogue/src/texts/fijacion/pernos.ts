import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hex-bolt': {
    use: [
      { es: 'Pernos {thread} de {length} para estructura, maquinaria y remolques.', ca: 'Perns {thread} de {length} per a estructura, maquinària i remolcs.' },
      { es: 'En inoxidable A4, para el mar, la piscina y la barca.', ca: 'En inoxidable A4, per al mar, la piscina i la barca.', when: ({ material }) => material === 'stainless-a4' },
    ],
    detail: [
      { es: 'La clase va grabada en la cabeza y la rosca es completa, según DIN 933.', ca: 'La classe va gravada al cap i la rosca és completa, segons DIN 933.' },
      { es: 'En inoxidable, pon pasta en la rosca para que no gripe.', ca: 'En inoxidable, posa pasta a la rosca perquè no s’agarroti.', when: ({ material }) => material !== 'zinc-steel' },
    ],
    limits: [
      { es: 'El cincado no aguanta la sal: en la costa, inoxidable.', ca: 'El zincat no aguanta la sal: a la costa, inoxidable.', when: ({ material }) => material === 'zinc-steel' },
      { es: 'Sin tuerca ni arandela no es una unión: pídelas aparte.', ca: 'Sense femella ni volandera no és una unió: demana-les a part.' },
    ],
    included: [
      { es: 'La caja trae {pack#} pernos {thread} × {length}.', ca: 'La capsa porta {pack#} perns {thread} × {length}.' },
    ],
  },
  'hex-nut': {
    use: [
      { es: 'Tuercas {thread} para estructura, maquinaria y muebles.', ca: 'Femelles {thread} per a estructura, maquinària i mobles.', when: ({ nut }) => nut === 'plain' },
      { es: 'Autoblocantes {thread}: donde vibra y no debe aflojarse.', ca: 'Autoblocants {thread}: on vibra i no s’ha d’afluixar.', when: ({ nut }) => nut === 'locking' },
    ],
    detail: [
      { es: 'La rosca sale limpia y entra a mano.', ca: 'La rosca surt neta i entra a mà.' },
      { es: 'El anillo de nailon aprieta la rosca y no se afloja solo.', ca: 'L’anell de niló prem la rosca i no s’afluixa sol.', when: ({ nut }) => nut === 'locking' },
    ],
    limits: [
      { es: 'El nailon se gasta al quitarlas: una vez usadas, ya no son de fiar.', ca: 'El niló es gasta en treure-les: un cop usades, ja no són de refiar.', when: ({ nut }) => nut === 'locking' },
      { es: 'Ponlas de la misma calidad que el perno: si no, la rosca se pasa antes.', ca: 'Posa-les de la mateixa qualitat que el pern: si no, la rosca es passa abans.' },
    ],
    included: [
      { es: 'La caja trae {pack#} tuercas {thread}.', ca: 'La capsa porta {pack#} femelles {thread}.' },
    ],
  },
  'flat-washer': {
    use: [
      { es: 'Arandelas {thread}: reparten la presión y protegen la pieza.', ca: 'Volanderes {thread}: reparteixen la pressió i protegeixen la peça.' },
      { es: 'Ancha, para madera, chapa fina y agujero grande, en {thread}.', ca: 'Ampla, per a fusta, xapa prima i forat gros, en {thread}.', when: ({ washer }) => washer === 'wide' },
    ],
    detail: [
      { es: 'Es de {material:low}, el mismo material que debe tener el perno.', ca: 'És de {material:low}, el mateix material que ha de tenir el pern.' },
    ],
    limits: [
      { es: 'No impide que la tuerca se afloje: si vibra, pon autoblocante.', ca: 'No impedeix que la femella s’afluixi: si vibra, posa-hi autoblocant.' },
    ],
    included: [
      { es: 'La caja trae {pack#} arandelas {thread}.', ca: 'La capsa porta {pack#} volanderes {thread}.' },
    ],
  },
  'threaded-rod': {
    use: [
      { es: 'Para techo suspendido, taco químico y montaje, {thread} de {length-m}.', ca: 'Per a sostre suspès, tac químic i muntatge, {thread} de {length-m}.' },
    ],
    detail: [
      { es: 'Se corta a medida y se desbarba con la tuerca puesta.', ca: 'Es talla a mida i es desbarba amb la femella posada.' },
    ],
    limits: [
      { es: 'No es varilla de armar: la rosca le quita resistencia.', ca: 'No és vareta d’armar: la rosca li treu resistència.' },
    ],
    included: [
      { es: 'Se vende de un metro, sin tuercas.', ca: 'Es ven d’un metre, sense femelles.' },
    ],
  },
  'bolt-assortment': {
    use: [
      { es: 'Surtido de {pieces} piezas para el taller y el mantenimiento: pernos, tuercas y arandelas.', ca: 'Assortiment de {pieces} peces per al taller i el manteniment: perns, femelles i volanderes.' },
    ],
    detail: [
      { es: 'Van de M4 a M10 en una caja con separadores, y cada medida se repone suelta.', ca: 'Van de M4 a M10 en una capsa amb separadors, i cada mida es reposa solta.' },
    ],
    limits: [
      { es: 'De {material:low} no es para estructura calculada: para eso, perno con clase.', ca: 'De {material:low} no és per a estructura calculada: per a això, pern amb classe.' },
    ],
    included: [
      { es: 'Incluye la caja y las {pieces} piezas.', ca: 'Inclou la capsa i les {pieces} peces.' },
    ],
  },
  'cap-screw': {
    use: [
      { es: 'Tornillos de cabeza cilíndrica {thread} de {length} para máquinas, moldes, bicicletas y muebles.', ca: 'Cargols de cap cilíndric {thread} de {length} per a màquines, motlles, bicicletes i mobles.' },
    ],
    detail: [
      { es: 'El hexágono interior deja apretar fuerte donde no entra una llave de boca.', ca: 'L’hexàgon interior deixa prémer fort on no entra una clau de boca.' },
    ],
    limits: [
      { es: 'En acero negro se oxidan a la intemperie: fuera, inoxidable.', ca: 'En acer negre s’oxiden a la intempèrie: a fora, inoxidable.', when: ({ material }) => material === 'steel' },
      { es: 'El inoxidable aguanta menos par que el acero: no lo fuerces.', ca: 'L’inoxidable aguanta menys parell que l’acer: no el forcis.', when: ({ material }) => material === 'stainless-a2' },
    ],
    included: [
      { es: 'La caja trae {pack#} tornillos; la llave Allen va aparte.', ca: 'La capsa porta {pack#} cargols; la clau Allen va a part.' },
    ],
  },
};
