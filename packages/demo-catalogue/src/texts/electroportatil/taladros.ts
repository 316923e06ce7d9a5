import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'hammer-drill': {
    use: [
      { es: 'Taladro percutor para instaladores y montadores que perforan ladrillo por la mañana y atornillan por la tarde.', ca: 'Trepant percutor per a instal·ladors i muntadors que trepen maó al matí i cargolen a la tarda.' },
      { es: 'Una sola máquina para taladrar madera y metal, atornillar y hacer agujeros para tacos en ladrillo, en casa o en la obra.', ca: 'Una sola màquina per trepar fusta i metall, cargolar i fer forats per a tacs en maó, a casa o a l’obra.' },
      { es: 'Con 12\u00a0V cabe en el cinturón y llega para los tacos y los tornillos de una instalación.', ca: 'Amb 12\u00a0V cap al cinturó i n’hi ha prou per als tacs i els cargols d’una instal·lació.', when: ({ voltage }) => voltage === 12 },
      { es: 'Sus {torque} de par mueven coronas y brocas largas: es la máquina de quien perfora todo el día.', ca: 'Els {torque} de parell mouen corones i broques llargues: és la màquina de qui trepa tot el dia.', when: ({ torque }) => torque >= 85 },
    ],
    detail: [
      { es: 'El motor sin escobillas no pierde fuerza a media batería y no hay escobillas que cambiar.', ca: 'El motor sense escombretes no perd força a mitja bateria i no hi ha escombretes per canviar.' },
      { es: 'Pesa {weight} sin batería, con la luz apuntando a la broca.', ca: 'Pesa {weight} sense bateria, amb el llum enfocant la broca.' },
      { es: 'Con la percusión quitada, el embrague para el tornillo antes de pasarlo.', ca: 'Amb la percussió treta, l’embragatge atura el cargol abans de passar-lo.' },
    ],
    limits: [
      { es: 'En madera llega a {drill-wood}; en hormigón armado no insistas, que para eso está el martillo perforador.', ca: 'En fusta arriba a {drill-wood}; en formigó armat no insisteixis, que per a això hi ha el martell perforador.' },
      { es: 'Percute en ladrillo y bloque, pero no pica ni sustituye un martillo SDS en hormigón.', ca: 'Percudeix en maó i bloc, però no pica ni substitueix un martell SDS en formigó.' },
    ],
    included: [
      { es: 'Las brocas y las puntas no van incluidas.', ca: 'Les broques i les puntes no hi van incloses.' },
      { es: 'El portabrocas de {chuck} admite las brocas cilíndricas que ya tienes; no trae ninguna.', ca: 'El portabroques de {chuck} admet les broques cilíndriques que ja tens; no en porta cap.' },
    ],
  },
  'drill-driver': {
    use: [
      { es: 'Taladro atornillador para montar muebles, cocinas y techos, donde importa más llegar que empujar.', ca: 'Trepant tornavís per muntar mobles, cuines i sostres, on importa més arribar-hi que no pas empènyer.' },
      { es: 'La máquina que el montador lleva encima: corta, con luz y {torque} para atornillar en madera y taladrar chapa.', ca: 'La màquina que el muntador porta a sobre: curta, amb llum i {torque} per cargolar en fusta i trepar xapa.' },
    ],
    detail: [
      { es: 'El embrague deja la cabeza del tornillo a ras sin marcar la madera.', ca: 'L’embragatge deixa el cap del cargol arran sense marcar la fusta.' },
      { es: 'Pesa {weight} sin batería y se maneja con una mano.', ca: 'Pesa {weight} sense bateria i es fa anar amb una mà.' },
      { es: 'El motor sin escobillas alarga cada carga y no pide mantenimiento.', ca: 'El motor sense escombretes allarga cada càrrega i no demana manteniment.', when: ({ brushless }) => brushless },
    ],
    limits: [
      { es: 'Taladra hasta {drill-wood} en madera, pero no tiene percusión: no es para ladrillo ni hormigón.', ca: 'Trepa fins a {drill-wood} en fusta, però no té percussió: no és per a maó ni formigó.' },
      { es: 'Sin percusión, en la pared solo vale para yeso y placa; para ladrillo, mira los percutores.', ca: 'Sense percussió, a la paret només val per a guix i placa; per a maó, mira els percutors.' },
    ],
    included: [
      { es: 'Las puntas y las brocas se eligen aparte; el portabrocas es de {chuck}.', ca: 'Les puntes i les broques es trien a part; el portabroques és de {chuck}.' },
      { es: 'No trae puntas ni brocas.', ca: 'No porta puntes ni broques.' },
    ],
  },
  'mains-hammer-drill': {
    use: [
      { es: 'Taladro percutor con cable para quien perfora paredes de ladrillo todo el día y tiene un enchufe cerca.', ca: 'Trepant percutor amb cable per a qui trepa parets de maó tot el dia i té un endoll a prop.' },
      { es: 'Con {power} basta para los tacos, las estanterías y las lámparas de casa, sin batería que cargar.', ca: 'Amb {power} n’hi ha prou per als tacs, les prestatgeries i els llums de casa, sense cap bateria per carregar.', when: ({ power }) => power < 800 },
      { es: 'Sus {power} dan para coronas y batidos cortos además de taladrar: es el percutor del taller.', ca: 'Els {power} donen per a corones i remenades curtes a més de trepar: és el percutor del taller.', when: ({ power }) => power > 800 },
    ],
    detail: [
      { es: 'La empuñadura lateral gira 360° y el tope repite siempre la misma profundidad.', ca: 'L’empunyadura lateral gira 360° i el topall repeteix sempre la mateixa fondària.' },
      { es: 'El gatillo regula la velocidad, para empezar el agujero sin que la broca resbale.', ca: 'El gallet regula la velocitat, per començar el forat sense que la broca rellisqui.' },
    ],
    limits: [
      { es: 'Llega a {drill-concrete} en hormigón y {drill-wood} en madera; para agujeros más grandes, o muchos al día, hace falta un martillo SDS.', ca: 'Arriba a {drill-concrete} en formigó i {drill-wood} en fusta; per a forats més grossos, o molts al dia, cal un martell SDS.' },
      { es: 'En hormigón no pases de {drill-concrete} y dale descanso: percute, no pica.', ca: 'En formigó no passis de {drill-concrete} i deixa’l reposar: percudeix, no pica.' },
    ],
    included: [
      { es: 'El cable mide {cable} y las brocas van aparte.', ca: 'El cable fa {cable} i les broques van a part.' },
      { es: 'No incluye brocas; las cilíndricas de hasta {chuck} le van bien.', ca: 'No inclou broques; les cilíndriques de fins a {chuck} li van bé.' },
    ],
  },
};
