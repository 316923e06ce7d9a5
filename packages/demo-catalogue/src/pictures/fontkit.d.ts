/** The part of the library that outlines text; it comes without types. */
declare module 'fontkit' {
  interface Path {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly glyphs: readonly { readonly id: number; readonly path: Path }[];
      readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
      readonly advanceWidth: number;
    };
  }
  export function openSync(path: string): Font;
}
