import type { Product } from '../product.ts';
import type { Words } from '../words.ts';
import { clpPhrase } from './clp-phrases.ts';
import { type Mixture, mixtureOfCode } from './mixtures.ts';

type Facts = Pick<Product, 'kind' | 'section' | 'values'>;

const byKind: Readonly<Record<string, string | ((values: Facts['values']) => string)>> = {
  'cement-bag': 'cement',
  'dry-mortar': 'cement',
  'tile-adhesive': 'cement',
  'tile-grout': 'cement',
  'plaster-bag': 'gypsum',
  'powder-filler': ({ place }) => (place === 'outdoor' ? 'cement' : 'gypsum'),
  'ready-filler': 'gypsum',
  'joint-compound': 'gypsum',
  'wall-paint': 'water-paint',
  enamel: (values) => (values['paint-base'] === 'solvent' ? 'solvent-paint' : 'water-paint'),
  'wood-varnish': 'solvent-paint',
  'spray-paint': 'aerosol-paint',
  'workshop-spray': (values) => {
    if (values['spray-use'] === 'zinc') return 'aerosol-zinc';
    return values['spray-use'] === 'air' ? 'aerosol-air' : 'aerosol-oil';
  },
  'expanding-foam': 'pu-foam',
  sealant: 'silicone',
  'mounting-adhesive': (values) => (values['paint-base'] === 'polyurethane' ? 'pu-adhesive' : 'silicone'),
  glue: ({ glue }) => {
    if (glue === 'contact') return 'contact-glue';
    if (glue === 'cyano') return 'cyanoacrylate';
    return glue === 'epoxy' ? 'epoxy' : 'water-paint';
  },
  'chemical-anchor': (values) => (values['paint-base'] === 'epoxy' ? 'epoxy' : 'polyester-resin'),
  'washer-detergent': 'detergent',
  'drain-cleaner': ({ cleaner }) => (cleaner === 'unblocker' ? 'caustic' : 'acid'),
  'chain-oil': 'chain-oil',
  'plant-food': 'fertiliser',
};

/** The mixture that a product is; undefined for everything else. */
export function mixtureOf({ kind, values }: Facts): string | undefined {
  const found = byKind[kind.code];
  return typeof found === 'function' ? found(values) : found;
}

const signals = { danger: { es: 'Peligro', ca: 'Perill' }, warning: { es: 'Atención', ca: 'Atenció' } } as const;

export const signalWord = (mixture: Mixture): Words | null => mixture.signal && signals[mixture.signal];

const maxLength = 420;

/** Statements after their codes, in items of a length that the import takes, the same in both languages. */
function statements(phrases: readonly string[]): Words[] {
  const items: { es: string; ca: string }[] = [];
  for (const code of phrases) {
    const { es, ca } = clpPhrase(code);
    const last = items.at(-1);
    if (last && Math.max(last.es.length + es.length, last.ca.length + ca.length) < maxLength) {
      last.es += ` ${code}: ${es}`;
      last.ca += ` ${code}: ${ca}`;
    } else items.push({ es: `${code}: ${es}`, ca: `${code}: ${ca}` });
  }
  return items;
}

/** The label: the signal word with the hazards, then the care to take. */
export function labelWarnings(code: string): Words[] {
  const mixture = mixtureOfCode(code);
  const [first, ...others] = statements(mixture.phrases.filter((phrase) => !phrase.startsWith('P')));
  const signal = signalWord(mixture);
  const hazards =
    first && signal ? [{ es: `${signal.es}. ${first.es}`, ca: `${signal.ca}. ${first.ca}` }] : first ? [first] : [];
  return [...hazards, ...others, ...statements(mixture.phrases.filter((phrase) => phrase.startsWith('P')))];
}
