import { choice, measure } from '../attribute-types.ts';
import { type Words, same } from '../words.ts';

/** The makers of battery machines and their voltages: a battery fits the machines of its maker and voltage alone. */
const platforms = {
  milwaukee: ['Milwaukee', [12, 18, 36]],
  stihl: ['Stihl', [12, 18, 36]],
  festool: ['Festool', [12, 18, 36]],
  mirka: ['Mirka', [12, 18, 36]],
  norda: ['Norda', [12, 18, 36]],
  vulkar: ['Vulkar', [12, 18, 36]],
  makros: ['Makros', [12, 18, 36]],
  ferrant: ['Ferrant', [12, 18, 36]],
  bellmunt: ['Bellmunt', [12, 18, 36]],
  tornado: ['Tornado', [18, 36]],
  dralux: ['Dralux', [12, 18]],
} as const;

const platformNames: Readonly<Record<string, Words>> = Object.fromEntries(
  Object.entries(platforms).flatMap(([code, [name, voltages]]) =>
    voltages.map((voltage) => [`${code}-${voltage}`, same(`${name} ${voltage}\u00a0V`)]),
  ),
);

/** What tells which accessory goes with which machine. */
export const fitAttributes = {
  'battery-platform': choice('Plataforma de batería', 'Plataforma de bateria', 'power', platformNames),
  'shank-diameter': measure('Diámetro del vástago', 'Diàmetre de la tija', 'mm', 'work', 'list'),
  'chain-pitch': choice('Paso de la cadena', 'Pas de la cadena', 'work', {
    '1-4-lp': same('1/4" LP'),
    '3-8-lp': same('3/8" LP'),
    '3-8': same('3/8"'),
  }),
  'chain-gauge': measure('Ancho de ranura de la espada', 'Amplada de ranura de l’espasa', 'mm', 'work', 'list', 1),
  'drive-links': measure('Eslabones de arrastre', 'Baules d’arrossegament', '', 'work', 'list'),
  'line-diameter': measure('Hilo de corte', 'Fil de tall', 'mm', 'work', 'list', 1),
  'hose-diameter': measure('Manguera de aspiración', 'Mànega d’aspiració', 'mm', 'work', 'list'),
  'bag-model': choice('Bolsa', 'Bossa', 'work', {
    'festool-20': same('Festool F\u00a020'),
    'festool-30': same('Festool F\u00a030'),
    'festool-36': same('Festool F\u00a036'),
    'festool-50': same('Festool F\u00a050'),
    u20: same('U\u00a020'),
    u30: same('U\u00a030'),
    u36: same('U\u00a036'),
    u50: same('U\u00a050'),
  }),
  'wire-diameter': measure('Hilo de soldar, hasta', 'Fil de soldar, fins a', 'mm', 'work', 'list', 1),
  'electrode-diameter': measure('Electrodo, hasta', 'Elèctrode, fins a', 'mm', 'work', 'list', 1),
  'drill-diameter': measure('Broca para colocarlo', 'Broca per col·locar-lo', 'mm', 'work', 'list'),
};
