// Builds the pages and leaves only what runs the shop: `npm run production`. On any Node from 18, so it uses no packages.
import { spawnSync } from 'node:child_process';
import { listMissing } from './installed-packages.mjs';
import { installPackages, PrepareError, removeWhatOnlyBuilds, root } from './install-packages.mjs';

/** npm's scripts find the shop's own Node first. */
const build = (...options) =>
  spawnSync('node', ['scripts/build.ts', ...options], { cwd: root, stdio: 'inherit' }).status === 0;

try {
  const canCheck = listMissing(root, 'production').length === 0;
  if (!canCheck || !build('--check')) {
    await installPackages('build');
    if (!build()) throw new PrepareError('The pages could not be built.');
  }
  removeWhatOnlyBuilds();
  console.log(
    'The shop is ready for production. Start it with: node_modules/.bin/node --max-semi-space-size=8 src/app/main.ts',
  );
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  process.exit(1);
}
