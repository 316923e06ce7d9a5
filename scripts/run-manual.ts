import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * Runs the shell blocks of a manual, in order, as one script: `node scripts/run-manual.ts docs/operations/install.md`. It runs as root
 * in namespaces of its own, with empty /opt and /var, a copy of /etc, and ports and processes that nobody else sees, so that the
 * commands are those of the manual. Blocks that begin with `# System` are left out and listed.
 */
async function runManual(manual: string): Promise<number> {
  const blocks = readBlocks(readFileSync(join(projectRoot, manual), 'utf8'));
  if (blocks.length === 0) throw new Error(`${manual} has no shell blocks.`);
  for (const { line, code, isLeftOut } of blocks)
    if (isLeftOut) console.log(`Left out: ${manual}:${line} ${code.split('\n', 1)[0]}`);
  const script = blocks
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ line, code }) => `echo "── ${manual}:${line} after $SECONDS s"\n${code}`)
    .join('\n');
  const folder = mkdtempSync(join(tmpdir(), 'shop-manual-'));
  try {
    for (const name of ['etc', 'opt', 'var', 'run', 'bin', 'local-bin']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'manual.sh'), script);
    return await run(folder, manual);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readBlocks(markdown: string): { line: number; code: string; isLeftOut: boolean }[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]+?)^```$/gm)].map(({ 1: code = '', index }) => ({
    line: markdown.slice(0, index).split('\n').length + 1,
    code,
    isLeftOut: code.startsWith('# System'),
  }));
}

function run(folder: string, manual: string): Promise<number> {
  const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const prepare = join(projectRoot, 'scripts/run-manual.sh');
  // The third descriptor leads back to the network of outside, for npm.
  const command = `exec 3</proc/self/ns/net; exec unshare ${namespaces.join(' ')} bash ${prepare} ${folder} ${projectRoot} ${manual}`;
  const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const [manual = ''] = process.argv.slice(2);
const started = Date.now();
const code = await runManual(manual);
console.log(`${manual}: ${code === 0 ? 'done' : 'failed'} after ${Math.round((Date.now() - started) / 1000)} s`);
process.exitCode = code;
