import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Makes the imports that follow cheaper: compiled code is cached for the next process, and drizzle's own modules are found
 * without reading its package.json of 180 kB for each of a hundred, which takes 0.4 s of processor.
 */
export function quickenImports(): void {
  enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
  registerHooks({
    resolve(specifier, context, next) {
      const isOwn = specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/');
      if (!isOwn) return next(specifier, context);
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
