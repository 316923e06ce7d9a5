// Runs on any Node from 18 before anything is installed, so it uses no packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The workspaces of each purpose: `production` runs the shop, `build` also builds the pages and makes the demo, `tools` also tests. */
const workspacesOf = {
  production: (workspace) => ['packages/embedded-postgres', 'packages/payment-sandbox'].includes(workspace),
  build: (workspace) => workspace.startsWith('packages/'),
  tools: () => true,
};

/** npm's list of what it has installed, by place; it writes it last, so without one nothing counts as installed. */
export const npmListOf = (root) => join(root, 'node_modules/.package-lock.json');

/** The packages that a purpose needs and that are absent, or of another version; as places such as `node_modules/react`. */
export function listMissing(root, purpose) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const list = npmListOf(root);
  const installed = existsSync(list) ? readPackages(list) : {};
  const needed = listReached(locked, purpose, { suits: suitsPlatform, withOptionalPeers: false });
  return [...needed].filter(
    (place) => installed[place]?.version !== locked[place].version || !existsSync(join(root, place, 'package.json')),
  );
}

/** The packages that are there although only other purposes need them. npm may leave optional peers, and parts for other platforms. */
export function listExtra(root, purpose) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const allowed = listReached(locked, purpose, { suits: () => true, withOptionalPeers: true });
  return Object.keys(locked).filter(
    (place) => place.startsWith('node_modules/') && !allowed.has(place) && existsSync(join(root, place)),
  );
}

const readPackages = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/** The places of the lock file that are reached from the shop and the purpose's workspaces. */
function listReached(locked, purpose, { suits, withOptionalPeers }) {
  const reached = new Set();
  const withDevelopment = purpose !== 'production';
  const roots = Object.keys(locked).filter(
    (place) => place === '' || (!place.startsWith('node_modules/') && workspacesOf[purpose](place)),
  );
  const visit = (place, withDev) => {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
      devDependencies,
    } = locked[place];
    const names = [
      ...Object.keys({ ...dependencies, ...optionalDependencies, ...(withDev && devDependencies) }),
      ...Object.keys(peerDependencies ?? {}).filter(
        (name) => withOptionalPeers || !peerDependenciesMeta[name]?.optional,
      ),
    ];
    for (const name of names) {
      const found = findPlace(locked, place, name);
      if (found === undefined || reached.has(found) || !suits(locked[found])) continue;
      reached.add(found);
      visit(found, false);
    }
  };
  for (const place of roots) {
    const link = Object.keys(locked).find((each) => locked[each].link && locked[each].resolved === place);
    if (link) reached.add(link);
    visit(place, withDevelopment);
  }
  return reached;
}

/** Where Node finds a package that the package at `place` imports. */
function findPlace(locked, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (locked[path]) return path;
    if (!folder) return undefined;
  }
}

const libc = existsSync('/lib/ld-musl-x86_64.so.1') || existsSync('/lib/ld-musl-aarch64.so.1') ? 'musl' : 'glibc';

function suitsPlatform({ os, cpu, libc: libraries }) {
  const suits = (wanted, actual) => {
    const values = wanted === undefined ? [] : [wanted].flat();
    const allowed = values.filter((value) => !value.startsWith('!'));
    return !values.includes(`!${actual}`) && (allowed.length === 0 || allowed.includes(actual));
  };
  return (
    suits(os, process.platform) && suits(cpu, process.arch) && (process.platform !== 'linux' || suits(libraries, libc))
  );
}
