import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubWindow } from '#entry/browser-window.fixture.ts';

let elements: Record<string, { scrollIntoView: () => void }>;

beforeEach(() => {
  elements = {};
  vi.stubGlobal('document', { getElementById: (id: string) => elements[id] ?? null });
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a page that has just been loaded has it. */
async function loadPage(kept?: unknown) {
  vi.resetModules();
  const browser = stubWindow('/');
  if (kept !== undefined) browser.kept.set('scroll-places', JSON.stringify(kept));
  return { ...(await import('./scroll-memory.ts')), ...browser };
}

test('a page is shown where it was left, another at its top', async () => {
  const { rememberScroll, restoreScroll, window } = await loadPage();
  restoreScroll('a', '');
  window.scrollY = 700;
  rememberScroll('a');
  restoreScroll('b', '');
  expect(window.scrollY).toBe(0);
  restoreScroll('a', '');
  expect(window.scrollY).toBe(700);
});

test('a filtered list stays where it is', async () => {
  const { keepScroll, restoreScroll, window } = await loadPage();
  restoreScroll('a', '');
  window.scrollY = 700;
  keepScroll(true);
  restoreScroll('b', '');
  expect(window.scrollY).toBe(700);
});

test('places outlive a page load, and only the newest fifty are kept', async () => {
  const { rememberScroll, startScrollMemory, send, window, kept } = await loadPage();
  startScrollMemory(() => 'last');
  for (let page = 0; page < 60; page += 1) {
    window.scrollY = page;
    rememberScroll(`page ${page}`);
  }
  window.scrollY = 900;
  send('pagehide');
  const places = JSON.parse(kept.get('scroll-places')!) as [string, number][];
  expect(places).toHaveLength(50);
  const next = await loadPage(places);
  next.restoreScroll('last', '');
  expect(next.window.scrollY).toBe(900);
  next.restoreScroll('page 59', '');
  expect(next.window.scrollY).toBe(59);
  next.restoreScroll('page 1', '');
  expect(next.window.scrollY).toBe(0);
});

test.each([[{ a: 700 }], [[7, null]], [7]])('a damaged memory (%j) counts as none', async (kept) => {
  const { restoreScroll, window } = await loadPage(kept);
  restoreScroll('a', '');
  expect(window.scrollY).toBe(0);
});

test.each([
  ['#sheet', 'sheet'],
  ['#fitxa%20t%C3%A8cnica', 'fitxa tècnica'],
  ['#100%', '100%'],
])('%s leads to its part of the page', async (hash, id) => {
  const { restoreScroll } = await loadPage();
  const scrollIntoView = vi.fn<() => void>();
  elements[id] = { scrollIntoView };
  restoreScroll('a', '');
  restoreScroll('b', hash);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test('a hash that names nothing, or is not rightly encoded, leads to the top', async () => {
  const { restoreScroll, window } = await loadPage();
  restoreScroll('a', '');
  for (const hash of ['#%', '#nowhere', '#']) {
    window.scrollY = 700;
    restoreScroll(hash, hash);
    expect(window.scrollY).toBe(0);
  }
});
