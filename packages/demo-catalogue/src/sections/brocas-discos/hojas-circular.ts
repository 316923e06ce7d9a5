import type { KindTable } from '../../kind-table.ts';

export const table: KindTable = {
  kinds: [
    {
      code: 'circular-saw-blade',
      drawing: 'saw-blade',
      name: {
        es: 'Hoja de sierra circular {disc-diameter} × {bore}, {teeth} dientes, para {for-material:low}',
        ca: 'Fulla de serra circular {disc-diameter} × {bore}, {teeth} dents, per a {for-material:low}',
      },
      points: [
        { es: 'Diámetro de {disc-diameter} y agujero de {bore}.', ca: 'Diàmetre de {disc-diameter} i forat de {bore}.' },
        { es: '{teeth} dientes de {thickness} de grosor.', ca: '{teeth} dents de {thickness} de gruix.' },
      ],
      brands: { ferrant: 1, titanor: 1, festool: 0.75, makros: 0.9 },
      share: 0.72,
      values: { material: 'carbide', pack: 1 },
      models: [
        { 'disc-diameter': 140, bore: 20, teeth: 24, 'for-material': 'wood', thickness: 1.8 },
        { 'disc-diameter': 160, bore: 20, teeth: 24, 'for-material': 'wood', thickness: 2.2 },
        { 'disc-diameter': 160, bore: 20, teeth: 48, 'for-material': 'wood', thickness: 2.2 },
        { 'disc-diameter': 160, bore: 20, teeth: 52, 'for-material': 'aluminium', thickness: 2.2 },
        { 'disc-diameter': 165, bore: 20, teeth: 24, 'for-material': 'wood', thickness: 1.8 },
        { 'disc-diameter': 165, bore: 20, teeth: 40, 'for-material': 'wood', thickness: 1.8 },
        { 'disc-diameter': 165, bore: 20, teeth: 56, 'for-material': 'laminate', thickness: 2 },
        { 'disc-diameter': 190, bore: 30, teeth: 24, 'for-material': 'wood', thickness: 2.4 },
        { 'disc-diameter': 190, bore: 30, teeth: 48, 'for-material': 'wood', thickness: 2.4 },
        { 'disc-diameter': 190, bore: 30, teeth: 54, 'for-material': 'aluminium', thickness: 2.6 },
        { 'disc-diameter': 190, bore: 30, teeth: 60, 'for-material': 'laminate', thickness: 2.4 },
        { 'disc-diameter': 216, bore: 30, teeth: 24, 'for-material': 'wood', thickness: 2.6 },
        { 'disc-diameter': 216, bore: 30, teeth: 60, 'for-material': 'wood', thickness: 2.6 },
        { 'disc-diameter': 216, bore: 30, teeth: 64, 'for-material': 'aluminium', thickness: 2.8 },
        { 'disc-diameter': 235, bore: 30, teeth: 30, 'for-material': 'wood', thickness: 2.8 },
        { 'disc-diameter': 254, bore: 30, teeth: 40, 'for-material': 'wood', thickness: 2.8 },
        { 'disc-diameter': 254, bore: 30, teeth: 80, 'for-material': 'laminate', thickness: 3 },
        { 'disc-diameter': 305, bore: 30, teeth: 60, 'for-material': 'wood', thickness: 3.2 },
        { 'disc-diameter': 305, bore: 30, teeth: 96, 'for-material': 'aluminium', thickness: 3.2 },
      ],
      price: ({ 'disc-diameter': disc, teeth, 'for-material': material }) => disc * 0.085 + teeth * 0.24 + (material === 'aluminium' ? 9 : 0),
      stock: 'dozens',
      together: ['circular-saw', 'battery-circular-saw', 'mitre-saw', 'safety-spectacles'],
    },
    {
      code: 'saw-blade-set',
      drawing: 'saw-blade-set',
      name: { es: 'Juego de {pieces} hojas de sierra circular {disc-diameter} × {bore}, surtidas', ca: 'Joc de {pieces} fulles de serra circular {disc-diameter} × {bore}, assortides' },
      brands: { ferrant: 1, makros: 0.9 },
      values: { material: 'carbide', 'for-material': 'wood' },
      models: [
        { pieces: 3, 'disc-diameter': 165, bore: 20 }, { pieces: 3, 'disc-diameter': 190, bore: 30 }, { pieces: 2, 'disc-diameter': 216, bore: 30 },
      ],
      price: ({ pieces, 'disc-diameter': disc }) => pieces * disc * 0.09,
      stock: 'dozens',
      together: ['circular-saw'],
    },
  ],
};
