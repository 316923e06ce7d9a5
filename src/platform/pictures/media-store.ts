import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { writeWholeFile } from './write-whole-file.ts';

const hashPattern = /^[0-9a-f]{32}$/;

/** Original pictures and documents under DATA_DIR/media, named by a hash of their content, so each is stored once. */
export interface MediaStore {
  /** Stores the content and returns its hash. */
  put(content: Buffer): Promise<string>;
  /** null for an unknown or malformed hash. */
  find(hash: string): Promise<Buffer | null>;
}

/** The name under which a file is stored. */
export const contentHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 32);

export function createMediaStore(dataDir: string): MediaStore {
  const pathOf = (hash: string) => join(dataDir, 'media', hash.slice(0, 2), hash);
  return {
    async put(content) {
      const hash = contentHash(content);
      const path = pathOf(hash);
      if (existsSync(path)) return hash;
      await mkdir(dirname(path), { recursive: true });
      await writeWholeFile(path, content);
      return hash;
    },
    async find(hash) {
      if (!hashPattern.test(hash)) return null;
      return readFile(pathOf(hash)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
  };
}
