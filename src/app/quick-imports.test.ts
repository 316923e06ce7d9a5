import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
/** Prints on stderr which modules Node itself has to find: what is found before does not come to it. */
const spy = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    console.error('sought ' + specifier + ' by ' + context.parentURL);
    return next(specifier, context);
  } });`)}`;

function startWithout(port: string): Promise<string[]> {
  const env = { PATH: process.env.PATH, PORT: port };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', spy, main], { env, maxBuffer: 1e7 }, (_, _stdout, stderr) =>
      resolve(stderr.split('\n')),
    );
  });
}

test('a start does not look for the modules of drizzle, each of which would read a package.json of 180 kB', async () => {
  const lines = await startWithout('none');
  expect(lines.join('\n')).toContain('PORT');
  expect(lines.filter((line) => /^sought .* by .*\/src\//.test(line)).length).toBeGreaterThan(10);
  expect(lines.filter((line) => /^sought \..* by .*\/node_modules\/drizzle-orm\//.test(line))).toEqual([]);
});
