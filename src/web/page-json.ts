/** What the server sends for hydration in a JSON block, since the content security policy forbids inline scripts. */
export interface PageData {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, { status: number }> | null;
}

/** The JSON of a value; `undefined` has none. */
export type JsonOf = (value: unknown) => string | undefined;

/** Down to here data are written field by field: the page's, its routes', what a loader gives, and such as its listing. */
const levels = 4;

/**
 * JSON of what one page is made of. Parts of its markup are named by objects that its data hold, so the JSON of such an
 * object is written once for both. For one page only: by the next one an object may have changed.
 */
export class PageJson {
  readonly #written = new Map<unknown, string>();

  readonly of: JsonOf = (value) => {
    if (typeof value !== 'object') return JSON.stringify(value);
    let json = this.#written.get(value);
    if (json === undefined) this.#written.set(value, (json = JSON.stringify(value)));
    return json;
  };

  /**
   * The page's data in UTF-8, unable to end their script element early. What was written before is encoded by itself: a
   * single letter beyond Latin-1, such as the € of a filter, makes all the text around it seven times slower to encode.
   */
  encode(data: PageData): Buffer {
    const texts = [''];
    this.#write(data, levels, texts);
    return Buffer.concat(texts.map((text) => Buffer.from(text.replaceAll('<', '\\u003c'))));
  }

  /** Goes on in the last of the texts. */
  #write(value: unknown, depth: number, texts: string[]): void {
    const written = this.#written.get(value);
    if (written !== undefined) texts.push(written, '');
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
