import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'combo-2': {
    use: [
      { es: 'Taladro percutor y atornillador de impacto {brand} con las mismas baterías, para quien empieza o renueva el equipo.', ca: 'Trepant percutor i cargolador d’impacte {brand} amb les mateixes bateries, per a qui comença o renova l’equip.' },
      { es: 'Uno hace el agujero y el otro mete el tornillo: la pareja de {voltage} con la que monta casi todo un instalador.', ca: 'L’un fa el forat i l’altre posa el cargol: la parella de {voltage} amb què ho munta gairebé tot un instal·lador.' },
    ],
    detail: [
      { es: 'Cada batería entra también en las demás máquinas {brand} de {voltage}.', ca: 'Cada bateria entra també a la resta de màquines {brand} de {voltage}.' },
    ],
    limits: [
      { es: 'No es para hormigón armado ni para cortar; si lo vas a necesitar, mira el conjunto de cuatro.', ca: 'No és per a formigó armat ni per tallar; si ho has de necessitar, mira el conjunt de quatre.', when: ({ voltage }) => voltage === 18 },
      { es: 'A {voltage} es un equipo para instalación y montaje, no para obra gruesa.', ca: 'A {voltage} és un equip per a instal·lació i muntatge, no per a obra gruixuda.', when: ({ voltage }) => voltage === 12 },
    ],
    included: [
      { es: 'Incluye las dos máquinas, dos baterías, cargador y bolsa; brocas y puntas van aparte.', ca: 'Inclou les dues màquines, dues bateries, carregador i bossa; broques i puntes van a part.' },
    ],
  },
  'combo-4': {
    use: [
      { es: 'Taladro, atornillador de impacto, amoladora y sierra circular {brand} para montar el taller o la furgoneta de una vez.', ca: 'Trepant, cargolador d’impacte, esmoladora i serra circular {brand} per muntar el taller o la furgoneta d’un cop.' },
      { es: 'Las {pieces} máquinas que salen cada día, todas con la batería {brand} de {voltage}.', ca: 'Les {pieces} màquines que surten cada dia, totes amb la bateria {brand} de {voltage}.' },
    ],
    detail: [
      { es: 'Sale a menos de lo que cuestan por separado y todo carga en el mismo sitio.', ca: 'Surt a menys del que costen per separat i tot es carrega al mateix lloc.' },
    ],
    limits: [
      { es: 'Con dos baterías trabajan dos máquinas a la vez, no cuatro; si vais varios, añade otra.', ca: 'Amb dues bateries treballen dues màquines alhora, no quatre; si sou uns quants, afegeix-n’hi una altra.' },
    ],
    included: [
      { es: 'Van dentro las {pieces} máquinas, dos baterías, cargador y bolsa, sin brocas ni discos.', ca: 'A dins hi van les {pieces} màquines, dues bateries, carregador i bossa, sense broques ni discos.' },
    ],
  },
};
