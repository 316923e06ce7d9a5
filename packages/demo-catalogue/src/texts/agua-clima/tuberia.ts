import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'water-pipe': {
    use: [
      { es: 'Tubo flexible para llevar agua fría y caliente por la casa con pocas uniones.', ca: 'Tub flexible per portar aigua freda i calenta per la casa amb poques unions.', when: ({ material }) => material === 'pex' },
      { es: 'Tubo de cobre para instalaciones de agua y calefacción que quedan a la vista o se sueldan.', ca: 'Tub de coure per a instal·lacions d’aigua i calefacció que queden a la vista o se solden.', when: ({ material }) => material === 'copper' },
    ],
    detail: [{ es: 'Es apto para agua potable; corta a escuadra y quita la rebaba antes de unir.', ca: 'És apte per a aigua potable; talla a escaire i treu la rebava abans d’unir.' }],
    limits: [
      { es: 'No lo dejes al sol: se vuelve frágil.', ca: 'No el deixis al sol: es torna fràgil.', when: ({ material }) => material === 'pex' },
      { es: 'No lo unas directamente con hierro: se corroe.', ca: 'No l’uneixis directament amb ferro: es corroeix.', when: ({ material }) => material === 'copper' },
    ],
    included: [{ es: 'Se vende en {length-m}; las uniones van aparte.', ca: 'Es ven en {length-m}; les unions van a part.' }],
  },
  'waste-pipe': {
    use: [
      { es: 'Tubo para el desagüe de lavabos, fregaderos y lavadoras.', ca: 'Tub per al desguàs de lavabos, aigüeres i rentadores.', when: ({ diameter }) => diameter < 100 },
      { es: 'Tubo para bajantes y para el desagüe del inodoro.', ca: 'Tub per a baixants i per al desguàs del vàter.', when: ({ diameter }) => diameter >= 100 },
    ],
    detail: [{ es: 'Se corta con sierra y se une con adhesivo de PVC.', ca: 'Es talla amb serra i s’uneix amb adhesiu de PVC.' }],
    limits: [{ es: 'No es para agua a presión; dale una caída de dos centímetros por metro.', ca: 'No és per a aigua a pressió; dona-li una caiguda de dos centímetres per metre.' }],
    included: [{ es: 'Es una barra de {length-m}, sin codos ni adhesivo.', ca: 'És una barra de {length-m}, sense colzes ni adhesiu.' }],
  },
  'pipe-connector': {
    use: [{ es: 'Unión para tubo de {diameter} sin soldar ni máquina.', ca: 'Unió per a tub de {diameter} sense soldar ni màquina.' }],
    detail: [{ es: 'Es de latón y se aprieta con dos llaves.', ca: 'És de llautó i es prem amb dues claus.' }],
    limits: [{ es: 'No la dejes empotrada: tiene que poder reapretarse.', ca: 'No la deixis encastada: s’ha de poder tornar a prémer.' }],
    included: [{ es: 'Trae las tuercas y los bicones.', ca: 'Porta les femelles i els bicons.' }],
  },
  'angle-valve': {
    use: [{ es: 'Llave para cortar el agua de un grifo o la cisterna sin cerrar toda la casa.', ca: 'Clau per tallar l’aigua d’una aixeta o la cisterna sense tancar tota la casa.' }],
    detail: [{ es: 'Abre y cierra con un cuarto de vuelta.', ca: 'Obre i tanca amb un quart de volta.' }],
    limits: [{ es: 'No es para regular el caudal: ábrela o ciérrala del todo.', ca: 'No és per regular el cabal: obre-la o tanca-la del tot.' }],
    included: [{ es: 'Incluye el embellecedor; el teflón va aparte.', ca: 'Inclou l’embellidor; el tefló va a part.' }],
  },
  'flexible-connector': {
    use: [{ es: 'Latiguillo para conectar grifos, cisternas y termos.', ca: 'Flexo per connectar aixetes, cisternes i termos.' }],
    detail: [{ es: 'La malla es de acero inoxidable; apriétalo a mano y un cuarto de vuelta más.', ca: 'La malla és d’acer inoxidable; prem-lo a mà i un quart de volta més.' }],
    limits: [{ es: 'No lo retuerzas ni lo dejes tirante, y cámbialo cada diez años.', ca: 'No el recargolis ni el deixis tibant, i canvia’l cada deu anys.' }],
    included: [{ es: 'Trae las juntas puestas.', ca: 'Porta els junts posats.' }],
  },
  'ptfe-tape': {
    use: [{ es: 'Cinta para sellar roscas de agua, gas y aire.', ca: 'Cinta per segellar rosques d’aigua, gas i aire.' }],
    detail: [{ es: 'Da diez vueltas en el sentido de la rosca y no gotea.', ca: 'Dona deu voltes en el sentit de la rosca i no goteja.' }],
    limits: [{ es: 'No es para roscas con junta plana: ahí sella la junta.', ca: 'No és per a rosques amb junt pla: aquí segella el junt.' }],
    included: [{ es: 'El rollo es de {length-m}.', ca: 'El rotlle és de {length-m}.' }],
  },
  'hose-clamp': {
    use: [
      { es: 'Abrazaderas para sujetar mangueras y tubos de {size-from#} a {size-to}.', ca: 'Abraçadores per subjectar mànegues i tubs de {size-from#} a {size-to}.' },
    ],
    detail: [
      { es: 'Se aprietan con destornillador o con vaso de siete.', ca: 'Es premen amb tornavís o amb got de set.' },
      { es: 'En inoxidable, para el jardín, la barca y el coche.', ca: 'En inoxidable, per al jardí, la barca i el cotxe.', when: ({ material }) => material === 'stainless' },
    ],
    limits: [
      { es: 'No son para gas ni para tubo rígido.', ca: 'No són per a gas ni per a tub rígid.' },
    ],
    included: [
      { es: 'La bolsa trae {pack#} abrazaderas.', ca: 'La bossa porta {pack#} abraçadores.' },
    ],
  },
};
