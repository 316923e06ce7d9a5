import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'ear-defender': {
    use: [
      { es: 'Orejeras para trabajar con sierras, amoladoras y cortacéspedes sin acabar con zumbidos.', ca: 'Orelleres per treballar amb serres, esmoladores i tallagespes sense acabar amb brunzits.' },
      { es: 'Se ponen y se quitan en un segundo: van bien para el ruido que viene y va.', ca: 'Es posen i es treuen en un segon: van bé per al soroll que ve i va.' },
    ],
    detail: [
      { es: 'La diadema es acolchada y las almohadillas sellan también con gafas.', ca: 'La diadema és encoixinada i els coixinets segellen també amb ulleres.' },
      { es: 'Se pliegan y caben en el bolsillo de la chaqueta.', ca: 'Es pleguen i caben a la butxaca de la jaqueta.' },
    ],
    limits: [
      { es: 'Con {snr} de atenuación cubren el ruido habitual de máquinas; si te aíslan de los avisos, elige menos.', ca: 'Amb {snr} d’atenuació cobreixen el soroll habitual de màquines; si t’aïllen dels avisos, tria’n menys.', when: ({ snr }) => snr <= 30 },
      { es: 'Con {snr} de atenuación son para ruido muy fuerte; con ruido bajo aíslan demasiado.', ca: 'Amb {snr} d’atenuació són per a soroll molt fort; amb soroll baix aïllen massa.', when: ({ snr }) => snr > 30 },
    ],
    included: [{ es: 'Los recambios de almohadilla se piden en la tienda.', ca: 'Els recanvis de coixinet es demanen a la botiga.' }],
  },
  'helmet-ear-defender': {
    use: [
      { es: 'Orejeras que se enganchan al casco para cortar y perforar en obra.', ca: 'Orelleres que s’enganxen al casc per tallar i perforar a l’obra.' },
    ],
    detail: [{ es: 'Se levantan y se quedan arriba cuando no hacen falta.', ca: 'S’aixequen i es queden a dalt quan no calen.' }],
    limits: [
      { es: 'Encajan en cascos con ranura lateral; en una gorra antigolpe no se sujetan.', ca: 'Encaixen en cascos amb ranura lateral; en una gorra anticops no se subjecten.' },
    ],
    included: [{ es: 'Es el par de orejeras con sus brazos; el casco va aparte.', ca: 'És el parell d’orelleres amb els braços; el casc va a part.' }],
  },
  'electronic-ear-defender': {
    use: [
      { es: 'Orejeras que cortan el golpe y dejan oír la voz, para quien trabaja en equipo con ruido.', ca: 'Orelleres que tallen el cop i deixen sentir la veu, per a qui treballa en equip amb soroll.' },
    ],
    detail: [
      { es: 'Llevan radio y llamadas sin cable, y botones grandes que se encuentran con guantes.', ca: 'Porten ràdio i trucades sense fil, i botons grossos que es troben amb guants.' },
    ],
    limits: [
      { es: 'Sin batería siguen atenuando {snr}, pero ya no amplifican la voz.', ca: 'Sense bateria continuen atenuant {snr}, però ja no amplifiquen la veu.' },
    ],
    included: [{ es: 'Incluyen la batería, que dura dos jornadas, y el cable de carga.', ca: 'Inclouen la bateria, que dura dues jornades, i el cable de càrrega.' }],
  },
  'ear-plug': {
    use: [
      { es: 'Tapones para jornadas largas de ruido continuo, donde las orejeras dan calor.', ca: 'Taps per a jornades llargues de soroll continu, on les orelleres fan calor.' },
      { es: 'Lo mínimo para el oído: caben en cualquier bolsillo y bajo cualquier casco.', ca: 'El mínim per a l’oïda: caben en qualsevol butxaca i sota qualsevol casc.' },
    ],
    detail: [
      { es: 'Apriétalos, mételos y espera medio minuto a que se hinchen.', ca: 'Prem-los, posa-te’ls i espera mig minut que s’inflin.', when: ({ material }) => material === 'foam' },
      { es: 'Se lavan con agua y jabón y duran semanas.', ca: 'Es renten amb aigua i sabó i duren setmanes.', when: ({ material }) => material === 'rubber' },
    ],
    limits: [
      { es: 'Son para un solo uso: un par por persona y jornada, con las manos limpias.', ca: 'Són d’un sol ús: un parell per persona i jornada, amb les mans netes.', when: ({ material }) => material === 'foam' },
      { es: 'Atenúan {snr}: para ruidos muy fuertes, mejor los de espuma o unas orejeras.', ca: 'Atenuen {snr}: per a sorolls molt forts, millor els d’escuma o unes orelleres.', when: ({ material }) => material === 'rubber' },
    ],
    included: [{ es: 'La caja trae {pack#} pares.', ca: 'La capsa porta {pack#} parells.' }],
  },
  'ear-band': {
    use: [
      { es: 'Tapones con banda para quien entra y sale del ruido: cuelgan del cuello y siempre están a mano.', ca: 'Taps amb banda per a qui entra i surt del soroll: pengen del coll i sempre són a mà.' },
    ],
    detail: [{ es: 'No tocan el canal del oído, así que se llevan sin molestias.', ca: 'No toquen el canal de l’oïda, així que es porten sense molèsties.' }],
    limits: [
      { es: 'Atenúan {snr}: para ratos cortos, no para una jornada de martillo.', ca: 'Atenuen {snr}: per a estones curtes, no per a una jornada de martell.' },
    ],
    included: [{ es: 'Cuando se gastan, se cambian las espumas, no la banda.', ca: 'Quan es gasten, es canvien les escumes, no la banda.' }],
  },
};
