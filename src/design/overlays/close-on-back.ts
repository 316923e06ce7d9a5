import { stepKey } from '#values/step-back.ts';

/** What the router stores with an entry of the browser's history, and whether the entry only catches a step back. */
type EntryState = { readonly idx?: number; readonly isCatch?: boolean; readonly hasCatch?: boolean } | null;

/** Closes the overlays that are open, the uppermost last. */
const open: (() => void)[] = [];
/** The number of the router's entry on which an overlay was opened, or to which somebody has gone since. */
let shown = 0;
/** Closes the overlay once its page's entry is there again. */
let closeNext: (() => void) | null = null;

const numberOf = (state: EntryState): number => state?.idx ?? 0;
/** Above this width there is room for the page beside what is open, and no gesture of the phone. */
const narrow = '(max-width: 1023px)';

/**
 * While an overlay is open on a narrow screen, the browser's way back closes it, and the page stays with its address. An
 * entry below the page's own catches the step; nobody stops on it afterwards, so that forward opens nothing. Returns what
 * takes the overlay out again.
 */
export function closeOnBack(close: () => void): () => void {
  if (!matchMedia(narrow).matches) return () => {};
  const state = history.state as EntryState;
  shown = numberOf(state);
  if (!state?.hasCatch) {
    history.replaceState({ ...state, isCatch: true }, '');
    history.pushState({ ...state, hasCatch: true }, '');
  }
  window[stepKey] = onPop;
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
  };
}

function onPop(event: PopStateEvent): void {
  const state = event.state as EntryState;
  const close = open.at(-1);
  const isCatch = state?.isCatch === true;
  if (closeNext || close || isCatch) event.stopImmediatePropagation();
  if (closeNext) {
    closeNext();
    closeNext = null;
  } else if (close) {
    closeNext = close;
    history.forward();
  } else if (isCatch) history.go(numberOf(state) > shown ? 1 : -1);
  else shown = numberOf(state);
}
