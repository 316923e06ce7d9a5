// Runs before `npm start` and `npm test` on any Node from 18, so it uses no packages.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.installed');
/** What npm has installed. */
const npmList = join(root, 'node_modules', '.package-lock.json');
const lockFile = join(root, 'package-lock.json');
/** True for `npm test` and others that use the workspace `tools`. */
const needsTools = ['--tools', '--tests'].some((option) => process.argv.includes(option));
const pinnedPlatforms = ['linux-x64', 'linux-arm64', 'win32-x64'];
const minNodeVersion = [22, 22];
/** The browsers are in the order of playwright.config.ts. */
const headlessShell = 'chromium-headless-shell';
const browsers = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'];

class PrepareError extends Error {}

async function prepare() {
  checkNode();
  await installPackages();
  if (process.argv.includes('--tests')) await prepareTests();
}

/** Checks that the installed Node is new enough where the packages bring none along for npm's scripts. */
function checkNode() {
  if (pinnedPlatforms.includes(`${process.platform}-${process.arch}`)) return;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1])) return;
  throw new PrepareError(
    `The shop needs Node ${minNodeVersion.join('.')} or newer here; this is ${process.versions.node}.`,
  );
}

/** Installs what starts the shop, or with `--tools` or `--tests` everything. What is installed already stays. */
async function installPackages() {
  const isWhole = needsTools || hasInstalled('vitest');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const stamp = isWhole ? `${lock} with tools` : lock;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const isInstalled = hasInstalled('vite', ...(isWhole ? ['vitest'] : []));
  // Newer than the lock file: a developer has run npm.
  if (!isInstalled || statSync(npmList).mtimeMs < statSync(lockFile).mtimeMs) await runNpm(isWhole);
  writeFileSync(stampFile, stamp);
}

/** Whether npm has finished installing these packages. It writes its list last. */
function hasInstalled(...names) {
  if (!existsSync(npmList)) return false;
  const { packages } = JSON.parse(readFileSync(npmList, 'utf8'));
  return names.every((name) => packages[`node_modules/${name}`]);
}

async function runNpm(isWhole) {
  const args = [
    // The quickest into an empty folder; it would delete what is in one.
    ...(existsSync(npmList) ? ['install', '--no-save'] : ['ci']),
    ...(isWhole ? [] : ['--workspace=packages', '--include-workspace-root']),
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

/** The npm and Node that run this script, not the Node in node_modules, which is being replaced. */
function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node ? [node, [npm, ...args]] : ['npm', args];
}

async function prepareTests() {
  if (!findBrowser(headlessShell) && canUseApt()) await installHeadlessShell();
  const missing = [];
  if (!findBrowser(...browsers)) missing.push({ name: 'Chromium', package: 'chromium', skipped: 'the browser tests' });
  if (!hasPostgresServer()) {
    missing.push({
      name: 'a PostgreSQL server (15 or newer)',
      package: 'postgresql',
      skipped: 'the tests on a PostgreSQL server',
    });
  }
  if (missing.length > 0 && canUseApt()) await installWithApt(missing.map((tool) => tool.package)).catch(warn);
  const stillMissing = missing.filter((tool) =>
    tool.package === 'chromium' ? !findBrowser(...browsers) : !hasPostgresServer(),
  );
  for (const { name, skipped } of stillMissing)
    warn({ message: `${name} is missing: ${skipped} cannot run and count as failed.` });
  if (stillMissing.length > 0) {
    const packages = stillMissing.map((tool) => tool.package).join(' ');
    warn({
      message: `Install with: apt-get install ${packages} (as root), or your system's way. CHROMIUM_PATH names another Chromium.`,
    });
  }
}

/** The headless shell takes half of the processor's time; where it is not available, any Chromium will do. */
async function installHeadlessShell() {
  await installWithApt([headlessShell]).catch(() =>
    console.log(`There is no ${headlessShell} here: the tests use Chromium.`),
  );
}

const onPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));

function findBrowser(...names) {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH);
  return names.some(onPath);
}

function hasPostgresServer() {
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin', 'initdb'))
    : [];
  const programs = [...installed.filter((program) => existsSync(program)), ...(onPath('initdb') ? ['initdb'] : [])];
  return programs.some((program) => majorVersion(program) >= 15);
}

function majorVersion(program) {
  try {
    return Number(/\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0]);
  } catch {
    return 0;
  }
}

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get');

async function installWithApt(packages) {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runPhase('Looking up system packages', 'apt-get', ['update', '-qq'], 'apt-get update failed.', environment);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await runPhase(
    `Installing ${packages.join(' and ')}`,
    'apt-get',
    args,
    `apt-get could not install ${packages.join(' ')}.`,
    environment,
  );
}

/** Runs a program with a line at its start and end, and the elapsed time in between. */
async function runPhase(title, command, args, errorMessage, environment = {}) {
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

function warn({ message }) {
  console.error(`\n!!  ${message}\n`);
}

try {
  await prepare();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}
