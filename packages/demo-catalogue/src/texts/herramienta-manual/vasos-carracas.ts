import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hand-socket': {
    use: [
      { es: 'Vaso de {key-size} para carraca de {drive-size}, en mecánica y montaje.', ca: 'Got de {key-size} per a carraca de {drive-size}, en mecànica i muntatge.' },
      { es: 'Largo, para tuercas de {key-size} con el espárrago salido.', ca: 'Llarg, per a femelles de {key-size} amb l’espàrrec sortit.', when: ({ 'socket-depth': depth }) => depth === 'deep' },
    ],
    detail: [
      { es: 'Apoya en las caras de la tuerca y no en las esquinas.', ca: 'Recolza a les cares de la femella i no als cantells.' },
      { es: 'La franja moleteada deja girarlo con los dedos.', ca: 'La franja moletejada deixa girar-lo amb els dits.' },
    ],
    limits: [
      { es: 'Es de mano: en una llave de impacto, este vaso se parte.', ca: 'És de mà: en una clau d’impacte, aquest got es trenca.' },
    ],
    included: [
      { es: 'Se vende suelto; la carraca es de {drive-size}.', ca: 'Es ven solt; la carraca és de {drive-size}.' },
    ],
  },
  'impact-socket': {
    use: [
      { es: 'Para llave de impacto de {drive-size}: ruedas, estructura y maquinaria de {key-size}.', ca: 'Per a clau d’impacte de {drive-size}: rodes, estructura i maquinària de {key-size}.' },
    ],
    detail: [
      { es: 'Pared gruesa y acabado negro, el color de los vasos de impacto.', ca: 'Paret gruixuda i acabat negre, el color dels gots d’impacte.' },
      { es: 'El largo salva el espárrago de la rueda.', ca: 'El llarg salva l’espàrrec de la roda.', when: ({ 'socket-depth': depth }) => depth === 'deep' },
    ],
    limits: [
      { es: 'Ponle el pasador de seguridad, y no lo uses con medidas en pulgadas.', ca: 'Posa-hi el passador de seguretat, i no el facis servir amb mides en polzades.' },
    ],
    included: [
      { es: 'Se vende suelto, con cuadradillo de {drive-size}.', ca: 'Es ven solt, amb quadradet de {drive-size}.' },
    ],
  },
  ratchet: {
    use: [
      { es: 'Carraca de {drive-size} para trabajar dentro del motor o del mueble con poco giro.', ca: 'Carraca de {drive-size} per treballar dins del motor o del moble amb poc gir.' },
    ],
    detail: [
      { es: 'Los {teeth} dientes avanzan a pasos cortos y el vaso se suelta con un botón.', ca: 'Les {teeth} dents avancen a passos curts i el got es deixa anar amb un botó.' },
    ],
    limits: [
      { es: 'No es para aflojar tuercas agarrotadas ni para alargarla: {length} es lo que aguanta.', ca: 'No és per afluixar femelles encallades ni per allargar-la: {length} és el que aguanta.' },
    ],
    included: [
      { es: 'Los vasos de {drive-size} van aparte.', ca: 'Els gots de {drive-size} van a part.' },
    ],
  },
  'torque-wrench': {
    use: [
      { es: 'Para bicicletas y tornillo pequeño, hasta {torque}.', ca: 'Per a bicicletes i cargol petit, fins a {torque}.', when: ({ torque }) => torque < 50 },
      { es: 'Para ruedas, culatas y estructura, donde el par va escrito: hasta {torque}.', ca: 'Per a rodes, culates i estructura, on el parell va escrit: fins a {torque}.', when: ({ torque }) => torque >= 50 },
    ],
    detail: [
      { es: 'Avisa con un clic al llegar al par y viene con certificado de calibración.', ca: 'Avisa amb un clic en arribar al parell i ve amb certificat de calibratge.' },
    ],
    limits: [
      { es: 'No la uses para aflojar, y déjala a cero al guardarla.', ca: 'No la facis servir per afluixar, i deixa-la a zero en desar-la.' },
    ],
    included: [
      { es: 'Los vasos de {drive-size} van aparte.', ca: 'Els gots de {drive-size} van a part.' },
    ],
  },
  'socket-set': {
    use: [
      { es: 'Maletín de {pieces} piezas para el coche, la moto y los muebles de casa.', ca: 'Maletí de {pieces} peces per al cotxe, la moto i els mobles de casa.', when: ({ pieces }) => pieces < 50 },
      { es: 'Maletín de {pieces} piezas para mecánicos y mantenimiento, con carraca de {drive-size}.', ca: 'Maletí de {pieces} peces per a mecànics i manteniment, amb carraca de {drive-size}.', when: ({ pieces }) => pieces > 50 },
    ],
    detail: [
      { es: 'Cada pieza encaja en su sitio, y se ve la que falta.', ca: 'Cada peça encaixa al seu lloc, i es veu la que falta.' },
    ],
    limits: [
      { es: 'Son vasos de mano: no los montes en una llave de impacto.', ca: 'Són gots de mà: no els muntis en una clau d’impacte.' },
    ],
    included: [
      { es: 'Incluye carraca, vasos, puntas, alargadores, junta cardán y el maletín.', ca: 'Inclou carraca, gots, puntes, allargadors, junta cardan i el maletí.' },
    ],
  },
};
