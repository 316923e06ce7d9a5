/** Colours and widths of the embedded map, for the map itself and its preview. From the lowest to the topmost. */
export const mapAreas = {
  'other-country': '#e6e5e0',
  land: '#f7f4ec',
  urban: '#e9e2d3',
  park: '#cfddbb',
  square: '#f7f4ec',
  beach: '#efe0b6',
  sea: '#bbd3dc',
} as const;

export interface MapWay {
  readonly id: string;
  readonly kind: string;
  readonly colour: string;
  /** Widths in pixels at zoom 11, 14 and 17. */
  readonly widths: readonly [number, number, number];
}

export const mapWays: readonly MapWay[] = [
  { id: 'street', kind: 'street', colour: '#fffefc', widths: [0.4, 3, 14] },
  { id: 'avenue', kind: 'avenue', colour: '#fffefc', widths: [1.2, 6, 24] },
  { id: 'motorway-edge', kind: 'motorway', colour: '#e3bd5f', widths: [2, 8, 30] },
  { id: 'motorway', kind: 'motorway', colour: '#fcebc0', widths: [1, 5, 22] },
  { id: 'railway', kind: 'railway', colour: '#948e80', widths: [1, 2.5, 6] },
];

/** The light dashes on a railway. */
export const mapSleepers = { colour: '#fffefc', width: 1.4, dashes: 5, minZoom: 13 } as const;
export const mapBorders = { kinds: ['municipality', 'province'], colour: '#948e80' } as const;
export const mapStations = { colour: '#14171a', edge: '#fffefc', radius: 5 } as const;
/** How widths between two zooms grow. */
export const mapWidthBase = 1.6;

export const mapNames = {
  street: '#5e5a50',
  park: '#4d6336',
  water: '#3e6371',
  town: '#2f2d28',
  halo: '#f7f4ec',
} as const;

/** Strength of a zone's colour, width of its border, and its dashes where delivery is by agreement or none. */
export const zoneLook = { opacity: 0.13, border: 2.5, dashes: [3, 2] } as const;
