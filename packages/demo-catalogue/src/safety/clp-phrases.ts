import type { Words } from '../words.ts';

/** Hazard and precautionary statements of Regulation (EC) 1272/2008, annexes II to IV; in Spanish the official wording. */
export const clpPhrases = {
  H222: { es: 'Aerosol extremadamente inflamable.', ca: 'Aerosol extremament inflamable.' },
  H225: { es: 'Líquido y vapores muy inflamables.', ca: 'Líquid i vapors molt inflamables.' },
  H226: { es: 'Líquido y vapores inflamables.', ca: 'Líquid i vapors inflamables.' },
  H229: {
    es: 'Recipiente a presión: puede reventar si se calienta.',
    ca: 'Recipient a pressió: pot rebentar si s’escalfa.',
  },
  H315: { es: 'Provoca irritación cutánea.', ca: 'Provoca irritació cutània.' },
  H317: {
    es: 'Puede provocar una reacción alérgica en la piel.',
    ca: 'Pot provocar una reacció al·lèrgica a la pell.',
  },
  H318: { es: 'Provoca lesiones oculares graves.', ca: 'Provoca lesions oculars greus.' },
  H319: { es: 'Provoca irritación ocular grave.', ca: 'Provoca irritació ocular greu.' },
  H332: { es: 'Nocivo en caso de inhalación.', ca: 'Nociu en cas d’inhalació.' },
  H334: {
    es: 'Puede provocar síntomas de alergia o asma o dificultades respiratorias en caso de inhalación.',
    ca: 'Pot provocar símptomes d’al·lèrgia o asma o dificultats respiratòries en cas d’inhalació.',
  },
  H335: { es: 'Puede irritar las vías respiratorias.', ca: 'Pot irritar les vies respiratòries.' },
  H336: { es: 'Puede provocar somnolencia o vértigo.', ca: 'Pot provocar somnolència o vertigen.' },
  H351: { es: 'Se sospecha que provoca cáncer.', ca: 'Se sospita que provoca càncer.' },
  H373: {
    es: 'Puede provocar daños en los órganos tras exposiciones prolongadas o repetidas.',
    ca: 'Pot provocar danys en els òrgans després d’exposicions prolongades o repetides.',
  },
  H410: {
    es: 'Muy tóxico para los organismos acuáticos, con efectos nocivos duraderos.',
    ca: 'Molt tòxic per als organismes aquàtics, amb efectes nocius duradors.',
  },
  H411: {
    es: 'Tóxico para los organismos acuáticos, con efectos nocivos duraderos.',
    ca: 'Tòxic per als organismes aquàtics, amb efectes nocius duradors.',
  },
  H412: {
    es: 'Nocivo para los organismos acuáticos, con efectos nocivos duraderos.',
    ca: 'Nociu per als organismes aquàtics, amb efectes nocius duradors.',
  },
  EUH066: {
    es: 'La exposición repetida puede provocar sequedad o formación de grietas en la piel.',
    ca: 'L’exposició repetida pot provocar sequedat o formació de clivelles a la pell.',
  },
  EUH202: {
    es: 'Cianoacrilato. Peligro. Se adhiere a la piel y a los ojos en pocos segundos. Mantener fuera del alcance de los niños.',
    ca: 'Cianoacrilat. Perill. S’adhereix a la pell i als ulls en pocs segons. Mantenir fora de l’abast dels infants.',
  },
  EUH204: {
    es: 'Contiene isocianatos. Puede provocar una reacción alérgica.',
    ca: 'Conté isocianats. Pot provocar una reacció al·lèrgica.',
  },
  EUH205: {
    es: 'Contiene componentes epoxídicos. Puede provocar una reacción alérgica.',
    ca: 'Conté components epoxídics. Pot provocar una reacció al·lèrgica.',
  },
  EUH208: {
    es: 'Contiene conservantes del grupo de las isotiazolinonas. Puede provocar una reacción alérgica.',
    ca: 'Conté conservants del grup de les isotiazolinones. Pot provocar una reacció al·lèrgica.',
  },
  EUH210: {
    es: 'Puede solicitarse la ficha de datos de seguridad.',
    ca: 'Es pot sol·licitar la fitxa de dades de seguretat.',
  },
  P101: {
    es: 'Si se necesita consejo médico, tener a mano el envase o la etiqueta.',
    ca: 'Si cal consell mèdic, tenir a mà l’envàs o l’etiqueta.',
  },
  P102: { es: 'Mantener fuera del alcance de los niños.', ca: 'Mantenir fora de l’abast dels infants.' },
  P210: {
    es: 'Mantener alejado del calor, de superficies calientes, de chispas, de llamas abiertas y de cualquier otra fuente de ignición. No fumar.',
    ca: 'Mantenir lluny de la calor, de superfícies calentes, d’espurnes, de flames obertes i de qualsevol altra font d’ignició. No fumar.',
  },
  P211: {
    es: 'No pulverizar sobre una llama abierta u otra fuente de ignición.',
    ca: 'No polvoritzar sobre una flama oberta o una altra font d’ignició.',
  },
  P251: {
    es: 'No perforar ni quemar, incluso después de su uso.',
    ca: 'No perforar ni cremar, encara que sigui buit.',
  },
  P260: { es: 'No respirar el polvo, los vapores ni el aerosol.', ca: 'No respirar la pols, els vapors ni l’aerosol.' },
  P261: {
    es: 'Evitar respirar el polvo, los vapores o el aerosol.',
    ca: 'Evitar respirar la pols, els vapors o l’aerosol.',
  },
  P271: {
    es: 'Utilizar únicamente en exteriores o en un lugar bien ventilado.',
    ca: 'Fer servir només a l’exterior o en un lloc ben ventilat.',
  },
  P273: { es: 'Evitar su liberación al medio ambiente.', ca: 'Evitar-ne l’alliberament al medi ambient.' },
  P280: { es: 'Llevar guantes y gafas de protección.', ca: 'Portar guants i ulleres de protecció.' },
  'P302+P352': {
    es: 'En caso de contacto con la piel: lavar con abundante agua y jabón.',
    ca: 'En cas de contacte amb la pell: rentar amb aigua abundant i sabó.',
  },
  'P304+P340': {
    es: 'En caso de inhalación: transportar a la persona al aire libre y mantenerla en una posición que le facilite la respiración.',
    ca: 'En cas d’inhalació: portar la persona a l’aire lliure i mantenir-la en una posició que li faciliti la respiració.',
  },
  'P305+P351+P338': {
    es: 'En caso de contacto con los ojos: aclarar cuidadosamente con agua durante varios minutos. Quitar las lentes de contacto cuando estén presentes y pueda hacerse con facilidad. Proseguir con el lavado.',
    ca: 'En cas de contacte amb els ulls: esbandir amb cura amb aigua durant uns quants minuts. Treure les lents de contacte, si se’n porten i és fàcil de fer. Continuar esbandint.',
  },
  P310: {
    es: 'Llamar inmediatamente a un centro de toxicología o a un médico.',
    ca: 'Trucar immediatament a un centre de toxicologia o a un metge.',
  },
  'P410+P412': {
    es: 'Proteger de la luz del sol. No exponer a temperaturas superiores a 50\u00a0°C.',
    ca: 'Protegir de la llum del sol. No exposar a temperatures superiors a 50\u00a0°C.',
  },
  P501: {
    es: 'Eliminar el contenido y el recipiente en un punto limpio.',
    ca: 'Eliminar el contingut i el recipient en una deixalleria.',
  },
} as const satisfies Record<string, Words>;

export type ClpCode = keyof typeof clpPhrases;
