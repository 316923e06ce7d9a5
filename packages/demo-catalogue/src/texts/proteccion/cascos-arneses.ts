import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'safety-helmet': {
    use: [
      { es: 'Casco de obra contra lo que cae de arriba, para encofradores, gruistas y visitas.', ca: 'Casc d’obra contra el que cau de dalt, per a encofradors, gruistes i visites.' },
      { es: 'Con barboquejo no se pierde en la escalera ni en la cubierta.', ca: 'Amb barballera no es perd a l’escala ni a la coberta.', when: ({ 'chin-strap': strap }) => strap },
    ],
    detail: [
      { es: 'La rueda de la nuca ajusta con una mano y las ranuras admiten orejeras y visera.', ca: 'La roda del clatell ajusta amb una mà i les ranures admeten orelleres i visera.' },
      { es: 'Las rejillas ventilan en verano.', ca: 'Les reixetes ventilen a l’estiu.', when: ({ vented }) => vented },
    ],
    limits: [
      { es: 'Cámbialo a los cinco años de la fecha que lleva dentro o después de un golpe, aunque no se vea.', ca: 'Canvia’l al cap de cinc anys de la data que porta a dins o després d’un cop, encara que no es vegi.' },
      { es: 'No lo pintes ni le pegues adhesivos con disolvente: el plástico pierde resistencia.', ca: 'No el pintis ni hi enganxis adhesius amb dissolvent: el plàstic perd resistència.' },
      { es: 'Con rejillas no sirve para trabajos eléctricos.', ca: 'Amb reixetes no serveix per a feines elèctriques.', when: ({ vented }) => vented },
    ],
    included: [
      { es: 'Incluye el arnés interior con seis puntos de apoyo; orejeras y visera van aparte.', ca: 'Inclou l’arnès interior amb sis punts de suport; orelleres i visera van a part.' },
    ],
  },
  'bump-cap': {
    use: [
      { es: 'Gorra para mecánicos y mozos de almacén que se dan siempre con la misma viga.', ca: 'Gorra per a mecànics i mossos de magatzem que sempre piquen amb la mateixa biga.' },
    ],
    detail: [{ es: 'El casquete se saca y la gorra se lava.', ca: 'El casquet es treu i la gorra es renta.' }],
    limits: [
      { es: 'Protege del golpe contra lo fijo, no de lo que cae: en obra, casco.', ca: 'Protegeix del cop contra allò que està fix, no d’allò que cau: a l’obra, casc.' },
    ],
    included: [{ es: 'Es de talla ajustable, con el casquete puesto.', ca: 'És de talla ajustable, amb el casquet posat.' }],
  },
  'safety-harness': {
    use: [
      { es: 'Arnés para trabajar en cubierta y andamio con un sistema anticaídas.', ca: 'Arnès per treballar en coberta i bastida amb un sistema anticaigudes.', when: ({ anchors }) => anchors === 2 },
      { es: 'Arnés con anclaje de posicionamiento para postes, torres y estructuras.', ca: 'Arnès amb ancoratge de posicionament per a pals, torres i estructures.', when: ({ anchors }) => anchors === 3 },
      { es: 'Arnés completo para posicionarse, subir con cuerda y trabajar colgado.', ca: 'Arnès complet per posicionar-se, pujar amb corda i treballar penjat.', when: ({ anchors }) => anchors === 5 },
    ],
    detail: [
      { es: 'Las cintas de dos colores ayudan a ponérselo bien a la primera, y el testigo de caída avisa.', ca: 'Les cintes de dos colors ajuden a posar-se’l bé a la primera, i el testimoni de caiguda avisa.' },
    ],
    limits: [
      { es: 'Es para personas de hasta {load} con su equipo; después de una caída se retira.', ca: 'És per a persones de fins a {load} amb l’equip; després d’una caiguda es retira.' },
      { es: 'Requiere formación y una revisión anual por persona competente.', ca: 'Requereix formació i una revisió anual per una persona competent.' },
    ],
    included: [
      { es: 'Es solo el arnés: el elemento de amarre y el anclaje van aparte.', ca: 'És només l’arnès: l’element d’amarratge i l’ancoratge van a part.' },
    ],
  },
  'fall-lanyard': {
    use: [
      { es: 'Amarre con absorbedor para unir el arnés al punto de anclaje y frenar la caída.', ca: 'Amarratge amb absorbidor per unir l’arnès al punt d’ancoratge i frenar la caiguda.' },
      { es: 'Amarre doble para avanzar por una estructura sin quedar nunca suelto.', ca: 'Amarratge doble per avançar per una estructura sense quedar mai deslligat.', when: ({ pieces }) => pieces === 3 },
    ],
    detail: [{ es: 'El absorbedor se abre y deja el tirón por debajo de seis kilonewtons.', ca: 'L’absorbidor s’obre i deixa l’estrebada per sota de sis quilonewtons.' }],
    limits: [
      { es: 'Necesita altura libre por debajo: cuenta unos seis metros hasta el suelo.', ca: 'Necessita alçada lliure per sota: compta uns sis metres fins a terra.' },
    ],
    included: [{ es: 'Incluye {pieces} mosquetones; el arnés va aparte.', ca: 'Inclou {pieces} mosquetons; l’arnès va a part.' }],
  },
  'fall-arrester': {
    use: [
      { es: 'Retráctil que acompaña al moverse y se bloquea en la caída, para cubiertas y fosos.', ca: 'Retràctil que acompanya en moure’s i es bloqueja en la caiguda, per a cobertes i fosses.' },
    ],
    detail: [{ es: 'La carcasa aguanta el trato de la obra y el cable se recoge solo.', ca: 'La carcassa aguanta el tracte de l’obra i el cable es recull sol.' }],
    limits: [
      { es: 'Ánclalo por encima de la cabeza y trabaja debajo: con mucho ángulo hay efecto péndulo.', ca: 'Ancora’l per damunt del cap i treballa a sota: amb molt d’angle hi ha efecte pèndol.' },
    ],
    included: [{ es: 'Incluye el mosquetón; el arnés y el anclaje van aparte.', ca: 'Inclou el mosquetó; l’arnès i l’ancoratge van a part.' }],
  },
  lifeline: {
    use: [
      { es: 'Línea de vida para trabajos de unos días en cubierta, donde no hay anclajes fijos.', ca: 'Línia de vida per a feines d’uns dies en coberta, on no hi ha ancoratges fixos.' },
    ],
    detail: [{ es: 'Se tensa en cinco minutos y la carraca señala la tensión correcta.', ca: 'Es tensa en cinc minuts i la carraca assenyala la tensió correcta.' }],
    limits: [
      { es: 'La usan como mucho {people} personas a la vez, entre dos puntos firmes y comprobados.', ca: 'L’usen com a molt {people} persones alhora, entre dos punts ferms i comprovats.' },
    ],
    included: [{ es: 'Incluye la cinta, el tensor y la bolsa; arneses y amarres van aparte.', ca: 'Inclou la cinta, el tensor i la bossa; arnesos i amarratges van a part.' }],
  },
  'roof-kit': {
    use: [
      { es: 'Equipo para limpiar la canaleta, poner la antena o mirar una teja sin jugártela.', ca: 'Equip per netejar la canal, posar l’antena o mirar una teula sense jugar-te-la.' },
    ],
    detail: [{ es: 'El bloqueador corre por la cuerda y se queda clavado si resbalas.', ca: 'El bloquejador corre per la corda i es queda clavat si rellisques.' }],
    limits: [
      { es: 'Es para una persona y necesita un anclaje firme por encima; lee las instrucciones antes de subir.', ca: 'És per a una persona i necessita un ancoratge ferm per damunt; llegeix les instruccions abans de pujar.' },
    ],
    included: [
      { es: 'Incluye arnés, amarre, cuerda con bloqueador y mochila.', ca: 'Inclou arnès, amarratge, corda amb bloquejador i motxilla.' },
    ],
  },
};
