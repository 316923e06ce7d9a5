/** After what had the focus may have gone from the page: the screen takes it, so that keys go on from there and not from the top. */
export function keepFocus(): void {
  // Two frames: the browser has given it back by then, and React has removed what was to go.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && !document.querySelector(':modal'))
        document.querySelector('main')?.focus({ preventScroll: true });
    }),
  );
}
