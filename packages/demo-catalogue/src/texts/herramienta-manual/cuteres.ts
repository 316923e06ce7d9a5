import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'utility-knife': {
    use: [
      { es: 'El fino, de {blade-width}, para papel, vinilo, fundas y cortes de precisión.', ca: 'El prim, de {blade-width}, per a paper, vinil, fundes i talls de precisió.', when: ({ 'blade-width': width }) => width === 9 },
      { es: 'El de {blade-width} es el de todos: cartón, pladur, moqueta y aislante.', ca: 'El de {blade-width} és el de tothom: cartró, guix laminat, moqueta i aïllant.', when: ({ 'blade-width': width }) => width === 18 },
      { es: 'Ancho y firme, de {blade-width}, para lana de roca, caucho y planchas gruesas.', ca: 'Ample i ferm, de {blade-width}, per a llana de roca, cautxú i planxes gruixudes.', when: ({ 'blade-width': width }) => width === 25 },
      { es: 'Hoja corta y dura para pladur, tela asfáltica y moqueta.', ca: 'Fulla curta i dura per a guix laminat, tela asfàltica i moqueta.', when: ({ 'blade-form': form }) => form === 'trapezoid' },
    ],
    detail: [
      { es: 'El cuerpo de aluminio aguanta que lo pisen.', ca: 'El cos d’alumini aguanta que el trepitgin.', when: ({ material }) => material === 'aluminium' },
      { es: 'El cuerpo de ABS pesa poco y es barato de perder.', ca: 'El cos d’ABS pesa poc i surt a poc si el perds.', when: ({ material }) => material === 'abs' },
      { es: 'La hoja queda fija donde la dejas y se parte para tener punta nueva.', ca: 'La fulla queda fixa on la deixes i es trosseja per tenir punta nova.', when: ({ 'blade-form': form }) => form === 'snap-off' },
    ],
    limits: [
      { es: 'No es para hacer palanca: la hoja se parte y salta.', ca: 'No és per fer palanca: la fulla es trenca i salta.' },
      { es: 'No cortes hacia ti, y no lo uses para madera ni cable con corriente.', ca: 'No tallis cap a tu, i no el facis servir per a fusta ni cable amb corrent.' },
    ],
    included: [
      { es: 'Trae una hoja puesta; los recambios son de {blade-width}.', ca: 'Porta una fulla posada; els recanvis són de {blade-width}.' },
    ],
  },
  'folding-knife': {
    use: [
      { es: 'Navaja de trabajo para cortar cuerda, fleje, manguera y embalaje.', ca: 'Navalla de feina per tallar corda, fleix, mànega i embalatge.' },
      { es: 'La que lleva en el bolsillo el jardinero, el electricista o el que reparte.', ca: 'La que porta a la butxaca el jardiner, l’electricista o el qui reparteix.' },
    ],
    detail: [
      { es: 'Hoja de {length} de inoxidable que se bloquea abierta.', ca: 'Fulla de {length} d’inoxidable que es bloqueja oberta.' },
    ],
    limits: [
      { es: 'No es un destornillador ni una palanca: si la tuerces, parte la punta.', ca: 'No és un tornavís ni una palanca: si la torces, es trenca la punta.' },
    ],
    included: [
      { es: 'Viene sin funda, con un agujero para el cordón.', ca: 'Ve sense funda, amb un forat per al cordó.' },
    ],
  },
  'knife-blade': {
    use: [
      { es: 'Recambio de {blade-width} para cúter de hoja troceable.', ca: 'Recanvi de {blade-width} per a cúter de fulla trossejable.', when: ({ 'blade-form': form }) => form === 'snap-off' },
      { es: 'Recambio para cúter de hoja trapezoidal: pladur, moqueta y cartón.', ca: 'Recanvi per a cúter de fulla trapezoidal: guix laminat, moqueta i cartró.', when: ({ 'blade-form': form }) => form === 'trapezoid' },
      { es: 'Hoja de gancho para tela asfáltica, moqueta y bolsas sin tocar lo de debajo.', ca: 'Fulla de ganxo per a tela asfàltica, moqueta i bosses sense tocar el de sota.', when: ({ 'blade-form': form }) => form === 'hook' },
    ],
    detail: [
      { es: 'Cambia la hoja antes de apretar más: los cortes en la mano vienen de la gastada.', ca: 'Canvia la fulla abans de prémer més: els talls a la mà venen de la gastada.' },
    ],
    limits: [
      { es: 'Solo va en mangos de {blade-width}, y no es para hacer palanca.', ca: 'Només va en mànecs de {blade-width}, i no és per fer palanca.' },
    ],
    included: [
      { es: 'El dispensador trae {pack#} hojas.', ca: 'El dispensador porta {pack#} fulles.' },
    ],
  },
  'scraper-knife': {
    use: [
      { es: 'Quita adhesivo, silicona y gotas de pintura de vidrio, azulejo y vitrocerámica.', ca: 'Treu adhesiu, silicona i gotes de pintura de vidre, rajola i vitroceràmica.', when: ({ 'blade-width': width }) => width <= 60 },
      { es: 'Con mango de {length} levanta moqueta, vinilo y papel de pie.', ca: 'Amb mànec de {length} aixeca moqueta, vinil i paper dret.', when: ({ 'blade-width': width }) => width > 60 },
    ],
    detail: [
      { es: 'La hoja de {blade-width} se cambia y se esconde.', ca: 'La fulla de {blade-width} es canvia i s’amaga.', when: ({ 'blade-width': width }) => width <= 60 },
    ],
    limits: [
      { es: 'Raya el plástico, el aluminio y el barniz: pruébalo antes en un rincón.', ca: 'Ratlla el plàstic, l’alumini i el vernís: prova’l abans en un racó.' },
    ],
    included: [
      { es: 'Trae una hoja de {blade-width} montada; los recambios van aparte.', ca: 'Porta una fulla de {blade-width} muntada; els recanvis van a part.' },
    ],
  },
};
