import type { BrandCode } from '../brands.ts';

/** What a code is made of. */
export interface CodeParts {
  readonly letters: string;
  readonly figures: readonly string[];
  /** Initials of what is no number, such as G for a green beam. */
  readonly suffix: string;
  readonly powerSource: string | undefined;
}

/** How a brand writes the code of a machine or tool. */
type Scheme = (parts: CodeParts) => string;

/** Initials before the letters, the figures joined: `NDP 18-60`. */
const initials =
  (own: string, between: string): Scheme =>
  ({ letters, figures, suffix }) =>
    [own + letters, figures.join(between) + suffix].filter(Boolean).join(' ');

/** A line before the code, which is one word: `VK AG125-850`. */
const compact =
  (line: string): Scheme =>
  ({ letters, figures, suffix }) =>
    `${line} ${letters}${figures.join('-')}${suffix}`;

/** The platform first, as on its batteries: `M18 DP60`; an E for what has a cable: `AGE 125-850`. */
const platform: Scheme = ({ letters, figures: [first = '', ...rest], suffix, powerSource }) =>
  powerSource === 'battery'
    ? `M${first} ${letters}${rest.join('-')}${suffix}`
    : `${letters}${powerSource === 'mains' ? 'E' : ''} ${[first, ...rest].join('-')}${suffix}`;

/** A C for cordless, the figures behind a stroke: `DPC 18/60`. */
const cordless: Scheme = ({ letters, figures, suffix, powerSource }) =>
  `${letters}${powerSource === 'battery' ? 'C' : ''} ${figures.join('/')}${suffix}`;

/** Letters that a brand uses instead of the usual ones. */
const withOwnLetters =
  (scheme: Scheme, own: Readonly<Record<string, string>>): Scheme =>
  (parts) =>
    scheme({ ...parts, letters: own[parts.letters] ?? parts.letters });

const schemes: { readonly [Code in BrandCode]?: Scheme } = {
  milwaukee: platform,
  festool: withOwnLetters(cordless, {
    B: 'BP',
    C: 'TL',
    CM: 'TLM',
    DP: 'PD',
    SC: 'TS',
    MS: 'KS',
    TS: 'TKS',
    VC: 'CT',
    SET: 'KIT',
  }),
  stihl: withOwnLetters(initials('', '/'), { B: 'AP', C: 'AL', CM: 'ALM', HD: 'RE', HDG: 'RB', HB: 'REA', PW: 'PS' }),
  mirka: withOwnLetters(initials('', '-'), { B: 'BPA', C: 'BCA', RO: 'ROS', VC: 'DE' }),
  norda: initials('N', '-'),
  ferrant: initials('F', '-'),
  bellmunt: initials('B', '-'),
  tramet: initials('T', '-'),
  vulkar: compact('VK'),
  makros: compact('MK'),
  ardenta: initials('A-', '/'),
  kolbrand: initials('K-', 'x'),
  tessaro: initials('TS-', '/'),
  brumak: initials('BK-', '/'),
  'ursa-line': compact('UL'),
  montseny: initials('M-', '.'),
  dralux: compact('DX'),
  protek: initials('PK-', '-'),
  seguril: initials('S-', '-'),
  sellaplus: initials('SP-', '-'),
  aquavall: initials('AV-', '-'),
  termosol: compact('TM'),
  hortalia: initials('H-', '-'),
  solana: compact('Sol'),
  escalit: initials('EL-', 'x'),
  tornado: compact('TV'),
  lloret: initials('CL-', '-'),
  pinsell: initials('P-', '-'),
  cordada: initials('CD-', '-'),
};

export function codeOf(brand: BrandCode, parts: CodeParts): string {
  const scheme = schemes[brand];
  if (!scheme) throw new Error(`${brand} has no scheme for codes of machines and tools`);
  return scheme(parts);
}
