import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from './write-whole-file.ts';

/** A cache of files on disk, limited in bytes: the least recently read file is removed first. */
export class BoundedFolder {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Name to size in bytes, the least recently read first. */
  readonly #files = new Map<string, number>();
  #bytes = 0;
  #ready: Promise<void> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** null also while the folder cannot be read or created. */
  async find(name: string): Promise<Buffer | null> {
    await this.#open().catch(() => undefined);
    const size = this.#files.get(name);
    if (size !== undefined) {
      this.#files.delete(name);
      this.#files.set(name, size);
    }
    // Read even if unknown: another process may have written it.
    return readFile(join(this.#folder, name)).catch(() => null);
  }

  async put(name: string, content: Buffer): Promise<void> {
    await this.#open();
    const path = join(this.#folder, name);
    await writeWholeFile(path, content);
    this.#add(name, content.length);
    for (const [oldest, size] of this.#files) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#files.delete(oldest);
      this.#bytes -= size;
      await rm(join(this.#folder, oldest), { force: true });
    }
  }

  #add(name: string, size: number): void {
    this.#bytes += size - (this.#files.get(name) ?? 0);
    this.#files.delete(name);
    this.#files.set(name, size);
  }

  #open(): Promise<void> {
    this.#ready ??= this.#readFolder().catch((error: unknown) => {
      // The next call tries again.
      this.#ready = undefined;
      throw error;
    });
    return this.#ready;
  }

  async #readFolder(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    // Another process may have removed one meanwhile.
    const statOf = async (name: string) => ({ name, stats: await stat(join(this.#folder, name)).catch(() => null) });
    const files = (await Promise.all(names.map(statOf))).flatMap(({ name, stats }) => (stats ? [{ name, stats }] : []));
    for (const { name, stats } of files.toSorted((a, b) => a.stats.mtimeMs - b.stats.mtimeMs))
      this.#add(name, stats.size);
  }
}
