import { lazy } from 'react';
import { CriticalError } from './api-client.ts';
import { hasTyped } from './page-focus.ts';

/**
 * Recovery from scripts that cannot be loaded, such as those of an earlier build after a deploy: the page is loaded again,
 * with the names of the new build. A document that was itself reloaded is not reloaded again, so there is no loop.
 */
const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'reload';

/** Whether the server answers. A page that is loaded while it does not would be the browser's own error page. */
export const isReachable = (): Promise<boolean> =>
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads the page once the server answers. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) window.location.reload();
}

/** A component whose script is loaded when it is first shown; one that fails to load leaves the page as it is. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadPart(load));

async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    const isMissing = await isReachable();
    if (isMissing && !hasTyped() && !wasReloaded()) window.location.reload();
    // The global handler gets the error: a reload would lose what was typed.
    else reportError(new CriticalError(0, 'a script could not be loaded'));
    await new Promise((resolve) => !isMissing && window.addEventListener('online', resolve, { once: true }));
    return loadPart(load);
  }
}

/** Loads a page as a document, in place of the module to which the router leads. */
export async function loadDocument(address: string): Promise<never> {
  if (!(await isReachable())) throw new CriticalError(0, 'the server cannot be reached');
  window.location.assign(address);
  return new Promise(() => {});
}

/** Reloads a page whose own scripts are missing. It can be read as it is, so only if nothing was typed into it. */
export function reloadUnlessTyped(error: unknown): never {
  const fields = [...document.querySelectorAll('input')];
  if (!wasReloaded() && fields.every(({ value, defaultValue }) => value === defaultValue)) window.location.reload();
  throw error;
}
