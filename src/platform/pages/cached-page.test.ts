import { expect, it } from 'vitest';
import { type CachedPage, compressSmall, createCachedPage, type Encoding, withEncoding } from './cached-page.ts';

const page = createCachedPage(Buffer.from('<li>Taladro de 18 V</li>'.repeat(1000)), {
  headers: [],
  tags: new Set(),
  freshUntil: 0,
  dayEndsAt: 0,
  generation: 0,
});
const small = (encoding: 'br' | 'gzip'): Promise<CachedPage> =>
  new Promise((resolve) => compressSmall(page, encoding, resolve));

it.each(['br', 'gzip'] as const)('keeps no more memory for a page in %s than it counts', async (encoding) => {
  const inMemory = ({ encoded }: CachedPage, of: Encoding): number[] => {
    const { body } = encoded[of]!;
    return [body.length, body.buffer.byteLength];
  };
  for (const compressed of [withEncoding(page, encoding), await small(encoding)]) {
    const [counted, kept] = inMemory(compressed, encoding);
    expect(counted).toBeLessThan(1000);
    expect(kept).toBe(counted);
  }
});
