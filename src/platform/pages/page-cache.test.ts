import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

let moment = 0;
const clock = () => new Date(moment);
const page = (body: string, keep = true) => ({ body: Buffer.from(body), keep });

describe('the page cache', () => {
  test('keeps a page as it is and compressed', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, clock });
    await cache.render('a', async () => page('hello '.repeat(100)));
    const { identity, gzip, br } = cache.get('a')!.answers;
    expect(identity.body.toString()).toBe('hello '.repeat(100));
    expect(brotliDecompressSync(br.body)).toEqual(identity.body);
    expect(gunzipSync(gzip.body)).toEqual(identity.body);
    expect(br.headers.join()).toContain('content-encoding,br');
  });

  test('renders once for many who miss at the same time', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, clock });
    let renders = 0;
    const render = async () => {
      renders += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return page('once');
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.render('a', render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('keeps nothing that is not to be kept, nor a failure', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, clock });
    await cache.render('a', async () => page('404', false));
    await expect(cache.render('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toBeUndefined();
    await cache.render('b', async () => page('up again'));
    expect(cache.get('b')?.answers.identity.body.toString()).toBe('up again');
  });

  test('does not keep what was rendering while it was cleared', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, clock });
    let finish = (): void => {};
    const rendering = cache.render('a', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return page('old prices');
    });
    cache.clear();
    finish();
    await rendering;
    expect(cache.get('a')).toBeUndefined();
  });

  test('lets a page go after a minute', async () => {
    const cache = new PageCache({ maxBytes: 1_000_000, clock });
    await cache.render('a', async () => page('ready at ten'));
    moment += 60_000;
    expect(cache.get('a')).toBeDefined();
    moment += 1;
    expect(cache.get('a')).toBeUndefined();
    await cache.render('a', async () => page('ready at eleven'));
    expect(cache.get('a')?.answers.identity.body.toString()).toBe('ready at eleven');
  });

  test('stays within its bound, dropping the longest unused first', async () => {
    const size = 3000;
    const cache = new PageCache({ maxBytes: 4 * 2.5 * size, clock });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await cache.render(key, async () => page(randomBytes(size / 2).toString('hex')));
      cache.get('a');
    }
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('f')).toBeDefined();
  });
});
