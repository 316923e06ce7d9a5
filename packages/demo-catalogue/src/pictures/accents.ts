import type { Values } from '../attributes.ts';

/** Goods without a colour of their own that are told apart by one, as makers do with caps and cards. */
const accents: Partial<Record<keyof Values, Readonly<Record<string, readonly [string, string]>>>> = {
  'spray-use': {
    penetrating: ['#2467B3', '#17477F'],
    silicone: ['#3E9C93', '#286E67'],
    grease: ['#C79A2B', '#94701A'],
    contact: ['#7A4E9C', '#553470'],
    degreaser: ['#C62F2F', '#8F1E20'],
    zinc: ['#8D979F', '#646D74'],
    air: ['#5DA9D6', '#3A7BA3'],
  },
  soil: {
    vegetables: ['#B5472F', '#84301F'],
    citrus: ['#E0912C', '#AB6A17'],
    cactus: ['#3E8C86', '#2A6460'],
  },
  fertiliser: {
    organic: ['#7A5236', '#563822'],
    blue: ['#2467B3', '#17477F'],
  },
};

/** Lenses of safety glasses. */
const lenses: Readonly<Record<string, readonly [string, string]>> = {
  smoke: ['#5F666C', '#43494E'],
  yellow: ['#F2D54A', '#D1B021'],
  mirror: ['#8FA8D6', '#6A82B4'],
};

/** The colour by which a product without one of its own is told apart: lit, in shade. */
export function accentOf(values: Values): readonly [string, string] | undefined {
  for (const [code, colours] of Object.entries(accents)) {
    const accent = colours[String(values[code as keyof Values])];
    if (accent) return accent;
  }
  return undefined;
}

/** What a bag of aggregate is filled with. */
const fills: Readonly<Record<string, string>> = {
  sand: '#D9BE8A',
  gravel: '#9AA1A7',
  mixed: '#B9AA8C',
  topsoil: '#5E4330',
  marble: '#F2F1EC',
};

/** Palms of gloves: the coating, and its folds. */
const coatings: Readonly<Record<string, readonly [string, string]>> = {
  latex: ['#C9752B', '#E8A564'],
  polyurethane: ['#6B747C', '#98A0A7'],
};

/** The colours of lenses, of coatings and of what a bag holds. */
export function contentColours({ lens = '', aggregate = '', coating = '' }: Values): Record<string, string> {
  const [colour, shade] = lenses[lens] ?? [];
  const [palm, folds] = coatings[coating] ?? [];
  const fill = fills[aggregate];
  return {
    ...(colour && shade ? { lens: colour, 'lens-dark': shade } : {}),
    ...(palm && folds ? { coating: palm, 'coating-light': folds } : {}),
    ...(fill ? { fill } : {}),
  };
}
