import { brandOf } from '../brands.ts';
import type { BrandCode } from '../brands.ts';
import type { NumberedDraft } from '../product.ts';
import type { Values } from '../attributes.ts';
import { accentOf, contentColours } from './accents.ts';
import { paints } from './colours.ts';
import type { Drawing } from './drawing-owners.ts';
import type { PictureData } from './fill-drawing.ts';
import { keyFigures } from './key-figures.ts';
import { toneColours } from './materials.ts';
import { sizeOf } from './proportions.ts';
import type { PictureFolder, PictureRequest } from './picture-folder.ts';

/** Lights by their colour temperature in kelvin. */
const lights: Readonly<Record<number, string>> = {
  2700: '#FFE3A8',
  3000: '#FFEBC0',
  4000: '#FFF6DC',
  6500: '#E4F1FA',
};

function coloursOf(brand: BrandCode, values: Values): Record<string, string> {
  const { color, dark } = brandOf(brand);
  const [colour, shade] = paints[values.colour ?? ''] ?? accentOf(values) ?? [];
  const light = lights[values['colour-temperature'] ?? 0];
  return {
    brand: color,
    'brand-dark': dark,
    ...contentColours(values),
    ...toneColours(values.material, values.finish),
    ...(colour && shade ? { colour, 'colour-dark': shade } : {}),
    ...(light ? { light } : {}),
  };
}

/** Sold in every version alike; what differs is in the set, not in the name's template. */
const versionFigures = ['battery-capacity'];

function dataOf({ kind, brand, values }: Pick<NumberedDraft, 'kind' | 'brand' | 'values'>): PictureData {
  const figures = keyFigures(kind.name, values, versionFigures);
  return {
    values,
    size: sizeOf(kind, values),
    colours: coloursOf(brand, values),
    // Painted in the product's own colour, the brand is told by its name.
    figures: values.colour ? [brandOf(brand).name, ...figures.slice(0, 2)] : figures,
  };
}

/** A machine stands beside what it comes with. */
const scenes: Readonly<Record<string, Drawing>> = { case: 'with-case', kit: 'machine-kit' };

/** A machine is shown whole, in its case or with its measures, and from near; other goods whole and from near. */
export function productPictures(draft: NumberedDraft, pictures: PictureFolder): string[] {
  const { kind, brand, values } = draft;
  const drawing = kind.drawing;
  const data = dataOf(draft);
  const request = (more: Pick<PictureRequest, 'view' | 'scene'>): string =>
    pictures.picture({ drawing, owner: brand, data, ...more });
  // The pictures have no figures, so that the models of a brand share them.
  const plain = { ...data, figures: [], size: 1 };
  const detail = (view: PictureRequest['view']): string =>
    pictures.picture({ drawing, owner: brand, view, data: plain });
  const scene = drawing === 'machine-set' ? undefined : scenes[values.delivery ?? ''];
  const whole = request({ view: 'whole', ...(scene ? { scene } : {}) });
  if (kind.virtual) return [whole];
  if (!kind.instructions) return [whole, detail('detail-top')];
  return [
    whole,
    ...(values.delivery === 'kit' ? [request({ view: 'whole', scene: 'case-contents' })] : []),
    request({ view: 'whole', scene: 'machine-measures' }),
    detail('detail-top'),
    detail('detail-side'),
  ];
}

/** The colours people know these tools in. */
const usualColours: Partial<Record<Drawing, BrandCode>> = {
  chainsaw: 'stihl',
  'circular-saw': 'festool',
  drill: 'milwaukee',
  hammer: 'milwaukee',
  helmet: 'mirka',
  jigsaw: 'festool',
  mower: 'stihl',
  sander: 'mirka',
};
/** Other sections show their drawing in the colour of some brand, always the same: neighbours differ and no brand owns a section. */
const sectionColours: readonly BrandCode[] = ['milwaukee', 'festool', 'mirka', 'stihl', 'norda', 'ferrant', 'bellmunt'];

/** The picture of a section: its drawing without a product's figures. */
export function sectionPicture(drawing: Drawing, pictures: PictureFolder): string {
  const place = Array.from(drawing).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % sectionColours.length;
  // Mechanisms are white wherever nobody chose another colour.
  const values: Values = { 'power-source': 'battery', ...(drawing === 'socket-outlet' ? { colour: 'white' } : {}) };
  const data = {
    values,
    colours: coloursOf(usualColours[drawing] ?? sectionColours[place] ?? 'norda', values),
    figures: [],
  };
  return pictures.picture({ drawing, owner: 'section', view: 'whole', data });
}
