import type { SectionTexts } from '../../kind-text.ts';

export const texts: SectionTexts = {
  'sds-bit': {
    use: [
      { es: 'Para tacos y anclajes de {diameter} en hormigón, bloque y piedra, con martillo {shank}.', ca: 'Per a tacs i ancoratges de {diameter} en formigó, bloc i pedra, amb martell {shank}.', when: ({ diameter }) => diameter <= 12 },
      { es: 'Broca de {diameter} para pasar tubo y cable por muros y forjados, con martillo {shank}.', ca: 'Broca de {diameter} per passar tub i cable per murs i forjats, amb martell {shank}.', when: ({ diameter }) => diameter >= 14 },
    ],
    detail: [
      { es: 'La espiral saca el polvo y la marca de desgaste dice hasta cuándo el agujero vale para un anclaje.', ca: 'L’espiral treu la pols i la marca de desgast diu fins quan el forat val per a un ancoratge.' },
      { es: 'La punta de metal duro aguanta si roza la armadura.', ca: 'La punta de metall dur aguanta si frega l’armadura.' },
    ],
    limits: [
      { es: 'Da {work-length} de profundidad útil, y no es para metal, madera ni taladros de portabrocas.', ca: 'Dona {work-length} de fondària útil, i no és per a metall, fusta ni trepants de portabroques.' },
      { es: 'No entra en portabrocas normal ni corta la armadura; perfora hasta {work-length}.', ca: 'No entra en portabroques normal ni talla l’armadura; perfora fins a {work-length}.' },
    ],
    included: [
      { es: 'Se vende suelta, de {diameter#} × {length}.', ca: 'Es ven solta, de {diameter#} × {length}.' },
      { es: 'Viene una broca; pon una gota de grasa en el mango.', ca: 'Ve una broca; posa una gota de greix a la tija.' },
    ],
  },
  'masonry-bit': {
    use: [
      { es: 'Para tacos de {diameter} en ladrillo, bloque y piedra blanda, con cualquier taladro percutor.', ca: 'Per a tacs de {diameter} en maó, bloc i pedra tova, amb qualsevol trepant percutor.' },
    ],
    detail: [
      { es: 'La punta de widia no se despunta al percutir; en azulejo, empieza sin percusión.', ca: 'La punta de vídia no s’esmussa en percudir; en rajola, comença sense percussió.' },
    ],
    limits: [
      { es: 'No es para hormigón armado ni para martillo SDS, que pide otra broca.', ca: 'No és per a formigó armat ni per a martell SDS, que demana una altra broca.' },
      { es: 'Con {length} de largo no atraviesa un muro: es para tacos.', ca: 'Amb {length} de llargada no travessa un mur: és per a tacs.', when: ({ diameter }) => diameter <= 8 },
    ],
    included: [
      { es: 'Se vende suelta; la broca y el taco llevan el mismo número.', ca: 'Es ven solta; la broca i el tac porten el mateix número.' },
    ],
  },
  'masonry-bit-set': {
    use: [
      { es: 'Las {pieces} medidas de los tacos más corrientes, para ladrillo, piedra y hormigón.', ca: 'Les {pieces} mides dels tacs més corrents, per a maó, pedra i formigó.' },
    ],
    detail: [
      { es: 'La placa de widia aguanta la percusión del taladro.', ca: 'La placa de vídia aguanta la percussió del trepant.' },
    ],
    limits: [
      { es: 'No son para madera ni metal, y en azulejo se empieza sin percusión.', ca: 'No són per a fusta ni metall, i en rajola es comença sense percussió.' },
    ],
    included: [
      { es: 'Incluye {pieces} brocas y el estuche.', ca: 'Inclou {pieces} broques i l’estoig.' },
    ],
  },
};
