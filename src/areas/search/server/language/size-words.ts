/** Words that ask for the larger or the smaller of the goods named, folded; where names have them, they mean that. */
const larger =
  `grande grandes gran grans grandote largo larga largos largas llarg llarga llargs llargues alto alta altos altas alt alts altes
  ancho ancha anchos anchas ample ampla gordo gorda gordos gordas grueso gruesa gruesos gruesas gruixut gruixuda gros grossa
  enorme gigante potente potentes potent potents fuerte fuertes big large long tall powerful`.split(/\s+/);
const smaller =
  `pequeno pequena pequenos pequenas petit petita petits petites chico chica chicos chicas chiquito chiquita corto corta cortos
  cortas curt curta curts curtes bajo baja baix baixa estrecho estrecha estret estreta delgado delgada
  prim prima small short tiny`.split(/\s+/);
const powerful: ReadonlySet<string> = new Set(`potente potentes potent potents fuerte fuertes powerful`.split(' '));

/** By what goods are large: by lengths, contents and weights, or by their power, whose units differ. */
const unitsOf = { size: ['mm', 'ml', 'g'], power: ['w', 'nm', 'j', 'bar', 'lm'] } as const;

/** What a word asks of a size. */
export interface AskedSize {
  readonly isLarger: boolean;
  readonly units: readonly string[];
}

const askedSizes: ReadonlyMap<string, AskedSize> = new Map([
  ...larger.map((word): [string, AskedSize] => [
    word,
    { isLarger: true, units: powerful.has(word) ? unitsOf.power : unitsOf.size },
  ]),
  ...smaller.map((word): [string, AskedSize] => [word, { isLarger: false, units: unitsOf.size }]),
]);

/** `broca larga` asks for a long one, `candado pequeño` for a small one. */
export const askedSizeOf = (surface: string): AskedSize | undefined => askedSizes.get(surface);
