import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isValidElement } from 'react';
import type { FragmentSlots } from './cached-fragment.tsx';
import type { JsonOf } from './page-json.ts';

const tagPrefix = 'fragment-';

interface Slot {
  readonly key: string;
  readonly cached: Buffer | undefined;
}

/**
 * The markup of fragments (cached-fragment.tsx) by the data they are made of: changed data have another key, so nothing needs
 * to be invalidated. Stored as UTF-8, so that it is not encoded again for each page.
 */
export class FragmentCache {
  readonly #markup: LRUCache<string, Buffer>;

  constructor(maxBytes: number) {
    this.#markup = new LRUCache({ maxSize: maxBytes, sizeCalculation: (markup, key) => markup.length + key.length });
  }

  /**
   * The same bytes that `renderToMarkup` would give without a cache. `jsonOf` gives the JSON of a value; `shared` stands for
   * the data that every fragment of the page may use beside its props.
   */
  render(renderToMarkup: (slots: FragmentSlots) => string, jsonOf: JsonOf, shared: string): Buffer {
    const slots: Slot[] = [];
    const sharedKey = digest(shared);
    const slotOf = (fragment: number, props: object) => {
      // A digest, because comparing long keys is slow, and a listing's has 16 kB.
      const key = digest(`${fragment} ${sharedKey} ${keyOf(props, jsonOf)}`);
      const cached = this.#markup.get(key);
      return { tag: `${tagPrefix}${slots.push({ key, cached }) - 1}`, isCached: cached !== undefined };
    };
    return this.#fillIn(renderToMarkup({ slotOf }), slots);
  }

  clear(): void {
    this.#markup.clear();
  }

  /** Replaces the elements that stand for fragments. A new fragment may contain others, cached or new. */
  #fillIn(markup: string, slots: readonly Slot[]): Buffer {
    const pieces: Buffer[] = [];
    let at = 0;
    for (let start = markup.indexOf(`<${tagPrefix}`); start >= 0; start = markup.indexOf(`<${tagPrefix}`, at)) {
      const inside = markup.indexOf('>', start) + 1;
      const tag = markup.slice(start + 1, inside - 1);
      const end = markup.indexOf(`</${tag}>`, inside);
      const { key, cached } = slots[Number(tag.slice(tagPrefix.length))]!;
      pieces.push(
        Buffer.from(markup.slice(at, start)),
        cached ?? this.#store(key, this.#fillIn(markup.slice(inside, end), slots)),
      );
      at = end + tag.length + '</>'.length;
    }
    pieces.push(Buffer.from(markup.slice(at)));
    return Buffer.concat(pieces);
  }

  #store(key: string, markup: Buffer): Buffer {
    // Not from Node's shared pool: one small buffer would keep a whole block of it in memory.
    const own = Buffer.allocUnsafeSlow(markup.length);
    markup.copy(own);
    this.#markup.set(key, own);
    return own;
  }
}

const digest = (text: string): string => hash('sha256', text, 'base64');

/** Names and values of props. Objects with functions, such as `context`, count by the names of their fields. */
function keyOf(props: object, jsonOf: JsonOf): string {
  let key = '';
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue;
    if (typeof value === 'function' && !/^on[A-Z]/.test(name)) throw new TypeError(`a fragment depends on ${name}()`);
    if (isValidElement(value)) throw new TypeError(`a fragment depends on the element ${name}`);
    const data = typeof value === 'function' ? 'handler' : hasFunctions(value) ? definedFields(value) : jsonOf(value);
    key += `${name}=${data};`;
  }
  return key;
}

const hasFunctions = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((field) => typeof field === 'function');

const definedFields = (value: object): string =>
  Object.entries(value)
    .flatMap(([name, field]) => (field === undefined ? [] : [name]))
    .join();
