import { choice, flag, measure } from '../attribute-types.ts';
import { same } from '../words.ts';

export const protectionAttributes = {
  size: choice('Talla', 'Talla', 'size', {
    xs: same('XS'), s: same('S'), m: same('M'), l: same('L'), xl: same('XL'), xxl: same('XXL'), xxxl: same('3XL'),
    unique: { es: 'Única', ca: 'Única' },
    '6': same('6'), '7': same('7'), '8': same('8'), '9': same('9'), '10': same('10'), '11': same('11'),
  }),
  'shoe-size': measure('Número', 'Número', '', 'size', 'list'),
  'safety-class': choice('Categoría de seguridad', 'Categoria de seguretat', 'safety', {
    sb: same('SB'), s1: same('S1'), s1p: same('S1P'), s2: same('S2'), s3: same('S3'), s4: same('S4'), s5: same('S5'), s1pl: same('S1PL'), s3l: same('S3L'), o2: same('O2'),
  }),
  coating: choice('Recubrimiento', 'Recobriment', 'material', {
    nitrile: { es: 'Nitrilo', ca: 'Nitril' },
    latex: { es: 'Látex', ca: 'Làtex' },
    polyurethane: { es: 'Poliuretano', ca: 'Poliuretà' },
    leather: { es: 'Piel', ca: 'Pell' },
    pvc: same('PVC'),
    none: { es: 'Sin recubrimiento', ca: 'Sense recobriment' },
  }),
  'cut-level': choice('Nivel de corte', 'Nivell de tall', 'safety', { a: same('A'), b: same('B'), c: same('C'), d: same('D'), e: same('E'), f: same('F') }),
  lens: choice('Ocular', 'Ocular', 'material', {
    clear: { es: 'Transparente', ca: 'Transparent' },
    smoke: { es: 'Ahumado', ca: 'Fumat' },
    yellow: { es: 'Amarillo', ca: 'Groc' },
    mirror: { es: 'Espejado', ca: 'Emmirallat' },
    din11: { es: 'Soldadura DIN 11', ca: 'Soldadura DIN 11' },
  }),
  'anti-fog': flag('Antivaho', 'Antibaf', 'safety'),
  snr: measure('Atenuación SNR', 'Atenuació SNR', 'dB', 'safety', 'list'),
  'filter-class': choice('Clase de filtro', 'Classe de filtre', 'safety', {
    ffp1: same('FFP1'), ffp2: same('FFP2'), ffp3: same('FFP3'), p2: same('P2'), p3: same('P3'), a2: same('A2'), a2p3: same('A2P3'), abek1: same('ABEK1'),
  }),
  valve: flag('Con válvula', 'Amb vàlvula', 'general'),
  'high-visibility': flag('Alta visibilidad', 'Alta visibilitat', 'safety'),
  waterproof: flag('Impermeable', 'Impermeable', 'safety'),
  anchors: measure('Puntos de anclaje', 'Punts d’ancoratge', '', 'safety', 'list'),
  people: measure('Personas', 'Persones', '', 'general', 'list'),
  standard: choice('Norma', 'Norma', 'safety', {
    en388: same('EN 388'), en407: same('EN 407'), en511: same('EN 511'), en374: same('EN ISO 374'), en20345: same('EN ISO 20345'), en20347: same('EN ISO 20347'),
    en166: same('EN 166'), en175: same('EN 175'), en352: same('EN 352'), en149: same('EN 149'), en140: same('EN 140'), en14387: same('EN 14387'),
    en397: same('EN 397'), en812: same('EN 812'), en361: same('EN 361'), en354: same('EN 354'), en20471: same('EN ISO 20471'), en343: same('EN 343'),
    en131: same('EN 131'), en1004: same('EN 1004'), en60900: same('EN 60900'), en12413: same('EN 12413'), en13236: same('EN 13236'), din13164: same('DIN 13164'),
    en362: same('EN 362'), en795: same('EN 795'), en813: same('EN 813'), en355: same('EN 355'), en360: same('EN 360'), en358: same('EN 358'), en379: same('EN 379'), iso7010: same('ISO 7010'), en14404: same('EN 14404'),
    en1303: same('EN 1303'), en12320: same('EN 12320'), en13157: same('EN 13157'), en1492: same('EN 1492-1'), en14052: same('EN 14052'), en13688: same('EN ISO 13688'), en14058: same('EN 14058'),
    en197: same('EN 197-1'), en998: same('EN 998-2'), en13279: same('EN 13279-1'),
  }, 'none'),
};
