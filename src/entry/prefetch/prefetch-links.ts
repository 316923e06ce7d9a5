import { matchPath } from 'react-router';
import { screens } from '#routes/storefront-screens.ts';
import { type PrefetchedPage, pageDataPrefix } from '#values/page-data.ts';
import { linkedPath } from '../follow-links.ts';
import { hasPrefetched, storePrefetched } from './prefetched-pages.ts';
import { runInBackground } from '#web/run-in-background.ts';

/** storefront.md section 9 */
const margin = '200px';
const maxAtOnce = 3;
/** The most prefetched from one page: a visitor who scrolls through a long listing does not load all of it twice. */
const maxPerPage = 30;
/** Header and footer have the same hundred links on every page. */
const links = 'main a[href]';

export interface PrefetchOptions {
  /** What the paths of the page's language begin with: '/' or '/ca'. */
  readonly basename: string;
  /** The address of the page's first script. */
  readonly script: string;
  readonly loadScreen: (file: string) => Promise<unknown>;
}

/**
 * Prefetches code and data of the pages that links in the content lead to, once these come near the viewport: three at a time,
 * and only pages that are the same for every visitor.
 */
export function prefetchLinks({ basename, script, loadScreen }: PrefetchOptions): void {
  const waiting = new Set<HTMLAnchorElement>();
  let here = window.location.pathname;
  let running = 0;
  let started = 0;
  let hasFailed = false;

  function startNext(): void {
    if (here !== window.location.pathname) {
      here = window.location.pathname;
      started = 0;
      hasFailed = false;
    }
    for (const anchor of [...waiting].sort(cardsFirst)) {
      if (running >= maxAtOnce || started >= maxPerPage || document.hidden || hasFailed) return;
      waiting.delete(anchor);
      const path = anchor.pathname;
      const file = anchor.isConnected && path !== here && !hasPrefetched(path) && cachedScreen(anchor, basename);
      if (file) runInBackground(start(path, file));
    }
  }

  async function start(path: string, file: string): Promise<void> {
    running += 1;
    started += 1;
    const data = load(path, file).catch(() => {
      // The server is away, or another build of the shop. The click finds out which.
      hasFailed = true;
    });
    storePrefetched(path, data);
    await data;
    running -= 1;
    startNext();
  }

  async function load(path: string, file: string): Promise<unknown> {
    await loadScreen(file);
    const response = await fetch(pageDataPrefix + path, { priority: 'low' });
    if (response.status === 204) return undefined;
    const page = (await response.json()) as PrefetchedPage;
    // The data of another build may be for other screens than these.
    if (page.script !== script) throw new Error('the shop has been deployed');
    return page.data;
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        waiting[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
      startNext();
    },
    { rootMargin: margin },
  );
  observeLinks((anchor) => near.observe(anchor));
  // What was prefetched more than a minute ago is so once more when the link is about to be followed.
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, ({ target }) => {
      const anchor = (target as Element).closest?.<HTMLAnchorElement>(links);
      if (!anchor) return;
      waiting.add(anchor);
      startNext();
    });
  document.addEventListener('visibilitychange', startNext);
}

/** Breadcrumbs and sections stand above the products, but are followed less often. */
const cardsFirst = (one: Element, other: Element): number =>
  Number(other.closest('article') !== null) - Number(one.closest('article') !== null);

/** Calls back once for each link in the content that is or comes into the page. */
function observeLinks(callback: (anchor: HTMLAnchorElement) => void): void {
  const known = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = (): void => {
    timer = undefined;
    for (const anchor of document.querySelectorAll<HTMLAnchorElement>(links)) {
      if (!known.has(anchor)) callback(anchor);
      known.add(anchor);
    }
  };
  find();
  // New links appear after a navigation, or when products are loaded into a list.
  new MutationObserver(() => (timer ??= setTimeout(find, 200))).observe(document.getElementById('root')!, {
    childList: true,
    subtree: true,
  });
}

/** The screen to which a link leads within this document, if it is the same for every visitor. Queries, such as filters, are left out. */
function cachedScreen(anchor: HTMLAnchorElement, basename: string): string | null {
  const path = anchor.search ? null : linkedPath(anchor, basename);
  const screen = path === null ? undefined : screens.find((each) => matchPath(each.path, path));
  return screen?.cached && !screen.isOwnDocument ? screen.file : null;
}
