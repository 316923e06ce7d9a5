/**
 * A drawing is an SVG file whose groups and texts say what they read of the product:
 *
 * - `<text data-text="{voltage}" …>`: a template of the catalogue; left out when a value is missing
 * - `<g data-if="power-source=battery pieces=6..16">`: shown when all conditions hold; a code alone means that it has a value,
 *   `!` that the condition does not hold
 * - `<g data-label="x y width height">`: the key figures of the name, as large as they fit; its content is shown without them.
 *   With `data-tag` they are printed on a tag of their own
 * - `<g data-scale="content-kg 2:.7 25:1.04" data-origin="x y">`: scaled in proportion to a value; with `data-axis="x"` in width only
 * - `<g data-repeat="pieces" data-box="x y width height" data-cell="width height">`: as many as the value says, in rows as large as they
 *   fit into the box; the content is drawn in a cell. `data-first=".6"` is the size of the first beside the last
 * - `<g data-member="charger" transform="…">`: another drawing of the same product
 * - `var(--brand)`: a colour, or its default in `var(--strap,#E2AE0A)`
 */
export type Piece =
  | string
  | { readonly type: 'colour'; readonly name: string; readonly fallback: string }
  | { readonly type: 'text'; readonly template: string; readonly attributes: Attributes }
  | { readonly type: 'group'; readonly attributes: Attributes; readonly pieces: readonly Piece[] };

export type Attributes = Readonly<Record<string, string>>;

const tokens =
  /<g (data-(?:if|label|scale|member|repeat)="[^>]*)>|<g\b|<\/g>|<text ([^>]*data-text[^>]*)>[^<]*<\/text>|var\(--([\w-]+)(?:,([^)]*))?\)/g;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name!, value!]));

/** The art of a drawing, without its ground and title, so that a picture is only its literal text and what is filled in. */
export function parseDrawing(svg: string): readonly Piece[] {
  const art = /<g id="art"[^>]*>([\s\S]*)<\/g>\s*<\/svg>/.exec(svg)?.[1];
  if (art === undefined) throw new Error('a drawing has no <g id="art">');
  const root: Piece[] = [];
  const open: { readonly pieces: Piece[]; readonly isFilled: boolean }[] = [{ pieces: root, isFilled: false }];
  let done = 0;
  for (const { 0: token, 1: group, 2: text, 3: colour, 4: fallback, index } of art.matchAll(tokens)) {
    const { pieces } = open.at(-1)!;
    pieces.push(art.slice(done, index));
    done = index + token.length;
    if (group !== undefined) {
      const inner: Piece[] = [];
      pieces.push({ type: 'group', attributes: attributesOf(group), pieces: inner });
      open.push({ pieces: inner, isFilled: true });
    } else if (text !== undefined) {
      const attributes = attributesOf(text);
      pieces.push({ type: 'text', template: attributes['data-text']!, attributes });
    } else if (colour !== undefined) pieces.push({ type: 'colour', name: colour, fallback: fallback ?? '' });
    else if (token === '</g>') {
      if (!open.pop()!.isFilled) pieces.push(token);
    } else {
      pieces.push(token);
      open.push({ pieces, isFilled: false });
    }
  }
  if (open.length !== 1) throw new Error('a drawing has a group without an end');
  root.push(art.slice(done));
  return root;
}
