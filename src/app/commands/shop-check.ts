import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '#platform/start-error.ts';
import { checkShop } from '../shop-check/check-shop.ts';
import type { FolderCommand } from './command.ts';

export const shopCheck: FolderCommand = {
  name: 'shop check',
  usage: `DIR
      names all that is missing, unknown, untrue or still the demo's in a shop's folder, with file and line, and ends with 1 if
      there is anything; needs no database`,
  takes: [1, 1],
  async runOnFolder([folder = '']) {
    const shopDir = resolve(folder);
    if (!existsSync(shopDir)) throw new StartError(`${shopDir} is not there.`);
    const findings = await checkShop(shopDir);
    for (const { file, line, text } of findings)
      console.log(`${join(shopDir, file)}${line === null ? '' : `:${line}`}: ${text}`);
    console.log(
      findings.length === 0
        ? "Nothing is missing, unknown, untrue or still the demo's."
        : `${findings.length} to put right.`,
    );
    if (findings.length > 0) process.exitCode = 1;
  },
};
