/** The data for hydration, sent in a JSON block because the content security policy forbids inline scripts. */
export interface PageData {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, { status: number }> | null;
}

/** The JSON of a value; undefined for `undefined`. */
export type JsonOf = (value: unknown) => string | undefined;

/** Objects above this depth are written field by field: the page, its routes, a loader's data and their fields. */
const maxDepth = 4;

/**
 * Serialises the data of one page. Fragments are cached under the JSON of their props, and those props are parts of the page's
 * data, so the JSON of such an object is made once for both. For one page only: the next one may have changed objects.
 */
export class PageJson {
  readonly #json = new Map<unknown, string>();

  readonly of: JsonOf = (value) => {
    if (typeof value !== 'object') return JSON.stringify(value);
    let json = this.#json.get(value);
    if (json === undefined) this.#json.set(value, (json = JSON.stringify(value)));
    return json;
  };

  /**
   * The page's data in UTF-8, with `<` escaped so that it cannot end its script element. JSON made before is encoded by itself:
   * a single letter beyond Latin-1, such as the € of a filter, makes the whole text it is in seven times slower to encode.
   */
  encode(data: PageData): Buffer {
    const texts = [''];
    this.#write(data, maxDepth, texts);
    return Buffer.concat(texts.map((text) => Buffer.from(text.replaceAll('<', '\\u003c'))));
  }

  /** Appends to the last of the texts. */
  #write(value: unknown, depth: number, texts: string[]): void {
    const json = this.#json.get(value);
    if (json !== undefined) texts.push(json, '');
    else if (depth === 0 || !hasFields(value)) texts[texts.length - 1] += JSON.stringify(value);
    else {
      let before = '{';
      for (const [name, field] of Object.entries(value)) {
        if (field === undefined) continue;
        texts[texts.length - 1] += `${before}${JSON.stringify(name)}:`;
        this.#write(field, depth - 1, texts);
        before = ',';
      }
      texts[texts.length - 1] += before === '{' ? '{}' : '}';
    }
  }
}

const hasFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);
