import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseShopJson } from '#platform/shop-files/read-shop-json.ts';
import { StartError } from '#platform/start-error.ts';
import { answers } from '../shop-new/answers.ts';
import { askAnswers } from '../shop-new/ask-answers.ts';
import { makeShop } from '../shop-new/make-shop.ts';
import type { FolderCommand } from './command.ts';

export const shopNew: FolderCommand = {
  name: 'shop new',
  usage: `DIR [--answers FILE.json]
      makes the data of a new shop in an empty folder, from ten questions in Spanish or from a file with the answers`,
  takes: [1, 1],
  async runOnFolder([folder = ''], { answers: file }) {
    const text = file === undefined ? JSON.stringify(await askAnswers()) : await readAnswers(file);
    const shopDir = resolve(folder);
    const assumptions = await makeShop(shopDir, parseShopJson(file ?? 'Respuestas', text, answers));
    console.log(`La tienda está en ${shopDir}. Compruébala con: npm run shop -- shop check ${folder}`);
    if (assumptions.length > 0) console.log(['Nadie lo ha dicho, míralo:', ...assumptions].join('\n  '));
  },
};

const readAnswers = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`);
  });
