/** The part of the library that says which letters a font has; it comes without types. */
declare module 'fontkit' {
  interface Font {
    readonly unitsPerEm: number;
    /** Above the baseline, in units of the font. */
    readonly ascent: number;
    readonly characterSet: readonly number[];
  }
  export function openSync(path: string): Font;
}
