import { choice, flag, measure } from '../attribute-types.ts';
import { same } from '../words.ts';

/** Attributes of what a household asks for: meters, dry cells, cisterns, seals. */
export const householdAttributes = {
  counts: measure('Cuentas', 'Comptes', '', 'work', 'list'),
  'true-rms': flag('Valor eficaz verdadero (TRMS)', 'Valor eficaç veritable (TRMS)', 'work'),
  'measuring-category': choice('Categoría de medida', 'Categoria de mesura', 'safety', {
    cat2: same('CAT II 300\u00a0V'), cat3: same('CAT III 600\u00a0V'), cat4: same('CAT IV 600\u00a0V'),
  }),
  'tests-from': measure('Tensión, desde', 'Tensió, des de', 'V', 'work', 'none'),
  'tests-to': measure('Tensión, hasta', 'Tensió, fins a', 'V', 'work', 'list'),
  'cell-size': choice('Formato', 'Format', 'size', {
    aa: same('AA (LR6)'), aaa: same('AAA (LR03)'), c: same('C (LR14)'), d: same('D (LR20)'), '9v': same('9\u00a0V (6LR61)'),
    cr2016: same('CR2016'), cr2025: same('CR2025'), cr2032: same('CR2032'), lr44: same('LR44'),
  }),
  chemistry: choice('Tipo de pila', 'Tipus de pila', 'power', {
    alkaline: { es: 'Alcalinas', ca: 'Alcalines' },
    rechargeable: { es: 'Recargables NiMH', ca: 'Recarregables NiMH' },
    lithium: { es: 'De litio', ca: 'De liti' },
  }),
  'cell-voltage': measure('Tensión', 'Tensió', 'V', 'power', 'list', 1),
  cistern: choice('Montaje', 'Muntatge', 'general', {
    low: { es: 'Adosada', ca: 'Adossada' }, high: { es: 'Alta', ca: 'Alta' }, concealed: { es: 'Empotrada', ca: 'Encastada' },
  }),
  'flush-volume': measure('Descarga', 'Descàrrega', 'l', 'work', 'list'),
  'dual-flush': flag('Doble descarga', 'Doble descàrrega', 'work'),
  'seat-form': choice('Forma', 'Forma', 'general', {
    oval: { es: 'Ovalada', ca: 'Ovalada' }, round: { es: 'Redonda', ca: 'Rodona' }, d: { es: 'En D', ca: 'En D' },
  }),
  inlet: choice('Toma de agua', 'Presa d’aigua', 'work', { side: { es: 'Lateral', ca: 'Lateral' }, bottom: { es: 'Inferior', ca: 'Inferior' } }),
  'flush-control': choice('Accionamiento', 'Accionament', 'work', {
    push: { es: 'De pulsador', ca: 'De polsador' }, pull: { es: 'De tirador', ca: 'De tirador' }, cable: { es: 'De cable', ca: 'De cable' },
  }),
  trap: choice('Tipo de sifón', 'Tipus de sifó', 'general', {
    bottle: { es: 'De botella', ca: 'D’ampolla' }, tube: { es: 'De tubo', ca: 'De tub' }, flexible: { es: 'Extensible', ca: 'Extensible' },
  }),
  cleaner: choice('Limpiador', 'Netejador', 'general', {
    unblocker: { es: 'Desatascador', ca: 'Desembussador' }, descaler: { es: 'Desincrustante', ca: 'Desincrustant' },
  }),
  'cleaner-for': choice('Para', 'Per a', 'general', {
    drains: { es: 'De desagües', ca: 'De desguassos' },
    bath: { es: 'De baño y WC', ca: 'De bany i WC' },
    appliance: { es: 'De cafeteras y lavadoras', ca: 'De cafeteres i rentadores' },
  }),
  'acts-in': measure('Actúa en', 'Actua en', 'min', 'work', 'list'),
  seal: choice('Burlete', 'Burlet', 'general', {
    foam: { es: 'De espuma', ca: 'D’escuma' },
    'rubber-e': { es: 'De goma en E', ca: 'De goma en E' },
    'rubber-p': { es: 'De goma en P', ca: 'De goma en P' },
    brush: { es: 'De cepillo', ca: 'De raspall' },
  }),
  gap: measure('Para holguras de hasta', 'Per a folgances de fins a', 'mm', 'work', 'list'),
  'double-sided': choice('Cinta de doble cara', 'Cinta de doble cara', 'general', {
    foam: { es: 'De espuma', ca: 'D’escuma' }, cloth: { es: 'De tela', ca: 'De tela' }, clear: { es: 'Transparente', ca: 'Transparent' },
  }),
  'screw-hook': choice('Forma', 'Forma', 'general', {
    l: { es: 'Alcayatas', ca: 'Escàrpies' },
    ring: { es: 'Hembrillas cerradas', ca: 'Armelles tancades' },
    open: { es: 'Hembrillas abiertas', ca: 'Armelles obertes' },
  }),
};
