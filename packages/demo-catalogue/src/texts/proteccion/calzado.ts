import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'safety-footwear': {
    use: [
      { es: 'Calzado para obra, taller y almacén, con puntera contra el golpe.', ca: 'Calçat per a obra, taller i magatzem, amb puntera contra el cop.' },
      { es: 'Para quien pasa ocho horas de pie y quiere llegar a casa con los pies descansados.', ca: 'Per a qui passa vuit hores dret i vol arribar a casa amb els peus descansats.' },
    ],
    detail: [
      { es: 'La suela agarra en mojado y el talón absorbe el golpe de cada paso.', ca: 'La sola s’agafa en mullat i el taló absorbeix el cop de cada pas.' },
      { es: 'El forro transpira y la horma es ancha.', ca: 'El folre transpira i la forma és ampla.' },
    ],
    limits: [
      { es: 'No aísla de la electricidad ni es para agua profunda; cámbialo si la puntera recibe un golpe fuerte.', ca: 'No aïlla de l’electricitat ni és per a aigua fonda; canvia’l si la puntera rep un cop fort.' },
    ],
    included: [
      { es: 'Es un par del número {shoe-size}, con cordones o cierre y su plantilla.', ca: 'És un parell del número {shoe-size}, amb cordons o tancament i la seva plantilla.' },
    ],
  },
  'safety-wellington': {
    use: [
      { es: 'Botas de agua para hormigonar, regar, limpiar con presión y trabajar en el campo.', ca: 'Botes d’aigua per formigonar, regar, netejar amb pressió i treballar al camp.' },
    ],
    detail: [
      { es: 'Aguantan cal, aceite y purín, y se quitan solas con el espolón del talón.', ca: 'Aguanten calç, oli i purí, i es treuen soles amb l’esperó del taló.' },
    ],
    limits: [
      { es: 'No abrigan: con frío, ponte calcetín grueso; y no son para disolventes.', ca: 'No abriguen: amb fred, posa’t mitjó gruixut; i no són per a dissolvents.' },
    ],
    included: [{ es: 'Es un par del número {shoe-size}, con puntera y plantilla de acero.', ca: 'És un parell del número {shoe-size}, amb puntera i plantilla d’acer.' }],
  },
  insole: {
    use: [
      { es: 'Plantillas para devolverle el amortiguado a unas botas que aún aguantan.', ca: 'Plantilles per tornar l’amortiment a unes botes que encara aguanten.' },
    ],
    detail: [{ es: 'Refuerzan el arco y llevan gel en el talón.', ca: 'Reforcen l’arc i porten gel al taló.' }],
    limits: [
      { es: 'No son antiperforación: en calzado de seguridad ponlas encima de la suya, sin quitarla.', ca: 'No són antiperforació: en calçat de seguretat posa-les damunt de la seva, sense treure-la.' },
    ],
    included: [{ es: 'Es un par del número {shoe-size}, que se recorta con tijera.', ca: 'És un parell del número {shoe-size}, que es retalla amb tisores.' }],
  },
  'work-sock': {
    use: [
      { es: 'Calcetines para bota de trabajo: acolchan donde roza y no se bajan.', ca: 'Mitjons per a bota de feina: encoixinen on frega i no baixen.' },
    ],
    detail: [{ es: 'Llevan puntera y talón reforzados y no tienen costura que apriete.', ca: 'Porten puntera i taló reforçats i no tenen costura que estrenyi.' }],
    limits: [{ es: 'No protegen del calor ni de la llama: no son para soldar.', ca: 'No protegeixen de la calor ni de la flama: no són per soldar.' }],
    included: [{ es: 'El paquete trae {pack} de la talla {size}.', ca: 'El paquet en porta {pack} de la talla {size}.' }],
  },
};
