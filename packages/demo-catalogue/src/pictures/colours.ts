/** How the colours of the catalogue are drawn: in light, in shade. */
export const paints: Readonly<Record<string, readonly [string, string]>> = {
  white: ['#F7F6F2', '#D3D5D4'],
  black: ['#33383D', '#1B1F22'],
  grey: ['#9AA1A7', '#737B82'],
  anthracite: ['#4A5157', '#33393E'],
  silver: ['#C9CED2', '#9DA5AB'],
  blue: ['#2467B3', '#17477F'],
  navy: ['#2B3A5C', '#1B2640'],
  red: ['#C62F2F', '#8F1E20'],
  green: ['#3F7D43', '#2A572E'],
  yellow: ['#F0C022', '#C0930A'],
  orange: ['#E8702A', '#B44F14'],
  brown: ['#7A5236', '#563822'],
  beige: ['#DCC9A6', '#B9A47D'],
  cream: ['#F3E8CB', '#D2C49E'],
  terracotta: ['#BF6A45', '#92492B'],
  natural: ['#D8B37C', '#B08A55'],
  transparent: ['#DCE8EC', '#B4C7CE'],
};

/** The ground of the shop's tiles, which shows through the openings of a drawing. */
export const ground = '#F1EEE7';

/** The colour of print that is read on a colour: dark on light ones, light on dark ones. */
export function printOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? '#16191C' : '#FBFAF7';
}
