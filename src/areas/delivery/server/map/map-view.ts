import type { GeoPoint } from '../../contract.ts';

export type Pixel = readonly [x: number, y: number];

/** MapLibre's tiles have 512 pixels: at zoom 0 the world is one of them. */
const tile = 512;

/** The part of the world that a picture of the embedded map shows. */
export class MapView {
  readonly width = 960;
  readonly height = 800;
  readonly zoom: number;
  readonly #left: number;
  readonly #top: number;

  constructor({ centre, zoom }: { readonly centre: GeoPoint; readonly zoom: number }) {
    this.zoom = zoom;
    const [x, y] = this.#worldPixel([centre.lng, centre.lat]);
    this.#left = x - this.width / 2;
    this.#top = y - this.height / 2;
  }

  /** Where a point of the world, longitude first, lies in the picture. */
  pixel(position: readonly number[]): Pixel {
    const [x, y] = this.#worldPixel(position);
    return [x - this.#left, y - this.#top];
  }

  #worldPixel([lng, lat]: readonly number[]): Pixel {
    const world = tile * 2 ** this.zoom;
    const sine = Math.sin((lat! * Math.PI) / 180);
    return [(lng! / 360 + 0.5) * world, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world];
  }
}

/** An SVG path along pixels. */
export const pathOf = (pixels: readonly Pixel[]): string =>
  `M${pixels.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** A length to a tenth of a pixel. */
export const short = (length: number): number => Math.round(length * 10) / 10;
