import type { Values } from '../../attributes.ts';

/** Words by which people name the colours of the catalogue when they see them. */
const words: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'off white', 'cream', 'ivory', 'light grey', 'blanco'],
  black: ['black', 'dark grey', 'charcoal', 'anthracite', 'negro'],
  grey: ['grey', 'gray', 'silver', 'gris'],
  anthracite: ['anthracite', 'dark grey', 'dark gray', 'charcoal', 'black', 'grey', 'gray', 'antracita'],
  silver: ['silver', 'grey', 'gray', 'metal', 'steel', 'chrome', 'plata'],
  blue: ['blue', 'azul'],
  navy: ['navy', 'dark blue', 'blue', 'azul'],
  red: ['red', 'rojo'],
  green: ['green', 'verde'],
  yellow: ['yellow', 'amarillo'],
  orange: ['orange', 'naranja'],
  brown: ['brown', 'wood', 'marron'],
  beige: ['beige', 'tan', 'sand', 'cream', 'light brown', 'beis'],
  cream: ['cream', 'beige', 'ivory', 'off white', 'pale yellow', 'light yellow', 'crema'],
  terracotta: ['terracotta', 'orange', 'brown', 'reddish', 'rust', 'brick', 'terracota'],
  natural: ['natural', 'wood', 'beige', 'tan', 'light brown', 'brown', 'sand', 'cream'],
  transparent: ['transparent', 'clear', 'translucent', 'light blue', 'pale blue', 'light grey', 'white', 'pale grey'],
  chrome: ['chrome', 'silver', 'grey', 'gray', 'metal', 'steel', 'white'],
  nickel: ['nickel', 'silver', 'grey', 'gray', 'metal', 'steel', 'beige'],
  brass: ['brass', 'gold', 'yellow', 'bronze', 'ochre', 'laton', 'dorado'],
  copper: ['copper', 'orange', 'brown', 'bronze', 'cobre', 'reddish'],
};

/** Finishes and materials that are seen as a colour, unless the product has a named one. */
const seen = new Set(['black', 'chrome', 'nickel', 'brass', 'copper']);

/** The colour that a picture of the product must have; undefined when its data name none. */
export const expectedColour = ({ colour, finish = '', material = '' }: Values): string | undefined =>
  colour ?? (seen.has(finish) ? finish : finish === '' && seen.has(material) ? material : undefined);

/** The words for a colour of the catalogue. */
export const wordsOfColour = (colour: string): readonly string[] => words[colour] ?? [colour];
