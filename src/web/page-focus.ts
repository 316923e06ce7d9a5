import { useEffect, useRef } from 'react';
import type { DataRouter, Location } from 'react-router';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

let stopFollowing = (): void => {};

/**
 * Focuses the element that the hash names, else the page's heading; the page does not scroll. A heading that appears
 * later, with the page's data, gets the focus then, unless the visitor has done something meanwhile.
 */
export function focusPage(hash: string): void {
  // An open dialog traps the focus; the followed link may have been in it.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  stopFollowing();
  const main = document.querySelector<HTMLElement>('main');
  const target = elementOf(hash) ?? document.querySelector<HTMLElement>('main h1') ?? main;
  focus(target);
  if (!main || (target !== main && target?.tagName !== 'H1')) return;

  const observer = new MutationObserver(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && [document.body, main].includes(document.activeElement as HTMLElement)) focus(heading);
  });
  const events = new AbortController();
  stopFollowing = () => {
    observer.disconnect();
    events.abort();
  };
  observer.observe(main, { childList: true, subtree: true });
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, stopFollowing, { capture: true, signal: events.signal });
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** As in browsers, a hash with invalid encoding is taken literally. */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (id === '') return null;
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/**
 * Focuses the heading after a change of `state` that removed the focused control, such as the button that cancels an
 * order. Null means that the state is not known yet.
 */
export function useHeadingFocus(state: unknown): void {
  const last = useRef(state);
  useEffect(() => {
    const previous = last.current;
    last.current = state;
    if (previous === null || previous === state) return;
    if (document.activeElement === document.body) focusPage('');
  }, [state]);
}

/**
 * Focuses the heading of what a new document shows once its data are there, such as how a payment ended: until then a screen
 * reader had nothing to read but the title. Not where the visitor has moved the focus meanwhile.
 */
export function useHeadingFocusOnLoad(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusPage('');
  }, []);
}

let isTyped = false;

/** Whether the visitor has typed anywhere since the last navigation started. */
export const hasTyped = (): boolean => isTyped;

/**
 * Follows typing anywhere in the page, from the router's own start of a navigation: an effect of React may run only after the
 * visitor has gone on typing.
 */
export function watchTyping(router: Pick<DataRouter, 'subscribe'>): void {
  let loading: Location | undefined;
  document.addEventListener('input', () => {
    isTyped = true;
  });
  router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location !== loading) isTyped = false;
    loading = navigation.location;
  });
}

/** The field in which the visitor has typed since the navigation started. */
export const typedField = (): Element | null => (isTyped ? document.querySelector(':is(input, textarea):focus') : null);
