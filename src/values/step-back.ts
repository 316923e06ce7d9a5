declare global {
  interface Window {
    /** What an open overlay does with a step in the browser's history, before the router sees it. */
    onStep?: (event: PopStateEvent) => void;
  }
}

/** The key of `Window` under which an overlay takes steps in the browser's history; the head's script calls it. */
export const stepKey = 'onStep';
