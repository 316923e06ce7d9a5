import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContentFolder, readEach } from './content-folder.ts';

let folder: string;
let writes = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Each write has a time of its own, however fast they follow each other. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(join(folder, file), text);
  writes += 1;
  await utimes(join(folder, file), writes, writes);
}

const open = () =>
  createContentFolder({
    folder,
    read: (sources) =>
      readEach((locale) => {
        if (sources[locale].includes('wrong')) throw new Error('there is no block wrong');
        return sources[locale];
      }),
  });

describe('at the start', () => {
  it('reads the files of each name in both languages, and no others', async () => {
    await write('faq.es.md', 'sí');
    await write('faq.ca.md', 'sí, també');
    await write('notes.txt', 'x');
    await write('Faq 2.es.md', 'x');
    expect([...(await open()).entries]).toEqual([['faq', { es: 'sí', ca: 'sí, també' }]]);
  });

  const errorsOf = async () => (await open()).errors.map(({ message }) => message);

  it('names each wrong file in a line', async () => {
    await write('faq.es.md', 'sí');
    await write('faq.ca.md', 'wrong');
    await write('main.es.md', 'wrong');
    await write('main.ca.md', 'sí');
    expect(await errorsOf()).toEqual([
      `${join(folder, 'faq.ca.md')} is wrong: there is no block wrong`,
      `${join(folder, 'main.es.md')} is wrong: there is no block wrong`,
    ]);
  });

  it('names a language that is missing', async () => {
    await write('faq.es.md', 'sí');
    expect(await errorsOf()).toEqual([expect.stringMatching(/faq\.ca\.md is wrong: it is not there/)]);
  });

  it('may do without an optional folder only', async () => {
    const missing = { folder: join(folder, 'none'), read: readEach };
    await expect(createContentFolder({ ...missing, read: (sources) => sources })).rejects.toThrow(/cannot be read/);
    const optional = await createContentFolder({ ...missing, read: (sources) => sources, optional: true });
    expect(optional.entries.size).toBe(0);
  });
});

describe('after a change', () => {
  it('shows new words, new files and removed files', async () => {
    for (const name of ['faq', 'old']) for (const locale of ['es', 'ca']) await write(`${name}.${locale}.md`, 'a');
    const pages = await open();
    expect(await pages.refresh()).toEqual({ changed: [], errors: [] });
    await write('faq.ca.md', 'b');
    for (const locale of ['es', 'ca']) {
      await write(`new.${locale}.md`, 'c');
      await rm(join(folder, `old.${locale}.md`));
    }
    const { changed, errors } = await pages.refresh();
    expect([changed.sort(), errors]).toEqual([['faq', 'new', 'old'], []]);
    expect(Object.fromEntries(pages.entries)).toEqual({ faq: { es: 'a', ca: 'b' }, new: { es: 'c', ca: 'c' } });
  });

  it('keeps what a file said before it became wrong, and says so once', async () => {
    for (const locale of ['es', 'ca']) await write(`faq.${locale}.md`, 'a');
    const pages = await open();
    await write('faq.es.md', 'wrong');
    const { changed, errors } = await pages.refresh();
    expect(changed).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual([
      `${join(folder, 'faq.es.md')} is wrong: there is no block wrong`,
    ]);
    expect(pages.entries.get('faq')).toEqual({ es: 'a', ca: 'a' });
    expect(await pages.refresh()).toEqual({ changed: [], errors: [] });
    await write('faq.es.md', 'right');
    expect((await pages.refresh()).changed).toEqual(['faq']);
    expect(pages.entries.get('faq')).toEqual({ es: 'right', ca: 'a' });
  });

  it('keeps a page of which one language was removed', async () => {
    for (const locale of ['es', 'ca']) await write(`faq.${locale}.md`, 'a');
    const pages = await open();
    await rm(join(folder, 'faq.ca.md'));
    expect((await pages.refresh()).errors).toHaveLength(1);
    expect(pages.entries.get('faq')).toEqual({ es: 'a', ca: 'a' });
  });
});
