import { enableCompileCache, registerHooks, type ResolveHookSync } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Makes the imports that follow cheaper: compiled code is cached for the next process, and what has been found once, or stands
 * where its name says, is not looked for again in the package.json files above each module, which takes 0.4 s of processor.
 */
export function quickenImports(): void {
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
  registerHooks({ resolve });
}

const src = new URL('../', import.meta.url).href;
/** Packages that consist of modules alone. */
const ofModules = /\/node_modules\/(?:drizzle-orm|zod)\//;
/** What the shop's own modules import by a package's name. */
const packages = new Map<string, ReturnType<ResolveHookSync>>();

const resolve: ResolveHookSync = (specifier, context, next) => {
  const { parentURL = '', conditions } = context;
  const isOwn = parentURL.startsWith(src);
  const isRelative = specifier.startsWith('.');
  const isOfSrc = specifier.startsWith('#') && !specifier.startsWith('#demo/');
  if (isOwn && specifier.endsWith('.ts') && (isRelative || isOfSrc)) {
    // The folders that package.json names by '#' are those of src, but for the demo's.
    const url = isRelative ? new URL(specifier, parentURL).href : src + specifier.slice(1);
    return { url, format: 'module-typescript', shortCircuit: true };
  }
  if (isRelative && ofModules.test(parentURL))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  if (!isOwn || isRelative || !conditions.includes('import')) return next(specifier, context);
  const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
  packages.set(specifier, found);
  return found;
};
