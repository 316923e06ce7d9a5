// Runs before `npm start` and `npm test` on any Node from 18, so it uses no packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, isInstalled, PrepareError, runPhase } from './install-packages.mjs';

/** The browsers are in the order of playwright.config.ts. */
const headlessShell = 'chromium-headless-shell';
const browsers = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'];

async function prepare() {
  // Once the tools are installed, `npm start` keeps them up to date too.
  const needsTools = ['--tools', '--tests'].some((option) => process.argv.includes(option));
  const purpose = needsTools || isInstalled('vitest') ? 'tools' : 'build';
  // The shop's commands run where only production's packages are.
  await installPackages(purpose, process.argv.includes('--commands') ? 'production' : purpose);
  if (process.argv.includes('--tests')) await prepareTests();
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
  const hasFirefox = () => ['firefox-esr', 'firefox'].some(onPath) || process.env.FIREFOX_PATH !== undefined;
  const isAll = process.argv.includes('--manual');
  /** Further browsers: without them their stories are skipped. */
  const others = [
    !hasFirefox() && { name: 'Firefox', package: 'firefox-esr', skipped: 'the main stories in Firefox' },
    isAll &&
      !onPath('WebKitWebDriver') && { name: 'WebKitGTK', package: 'webkit2gtk-driver', skipped: 'those in WebKit' },
    isAll && !onPath('Xvfb') && { name: 'a screen in memory', package: 'xvfb', skipped: 'those in WebKit' },
  ].filter(Boolean);
  if (isAll && !onPath('nginx'))
    missing.push({ name: 'nginx', package: 'nginx-light', skipped: 'the steps of the manual' });
  // Apart: a system without one of the other browsers still gets what the tests need.
  for (const tools of [missing, others])
    if (tools.length > 0 && canUseApt()) await installWithApt(tools.map((tool) => tool.package)).catch(warn);
  const isThere = {
    chromium: () => findBrowser(...browsers),
    postgresql: hasPostgresServer,
    'nginx-light': () => onPath('nginx'),
    'firefox-esr': hasFirefox,
    'webkit2gtk-driver': () => onPath('WebKitWebDriver'),
    xvfb: () => onPath('Xvfb'),
  };
  const stillMissing = [...missing, ...others].filter((tool) => !isThere[tool.package]());
  for (const tool of stillMissing) {
    const outcome = others.includes(tool) ? 'are skipped' : 'count as failed';
    warn({ message: `${tool.name} is missing: ${tool.skipped} cannot run and ${outcome}.` });
  }
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

function warn({ message }) {
  console.error(`\n!!  ${message}\n`);
}

try {
  await prepare();
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}
