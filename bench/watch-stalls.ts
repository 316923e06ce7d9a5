/** Measures event loop stalls: the longest time between two turns, in milliseconds. */
export function watchStalls(): { stop: () => number } {
  let longest = 0;
  let last = performance.now();
  let isWatching = true;
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatching) setTimeout(turn, 1);
  };
  turn();
  return {
    stop() {
      isWatching = false;
      return Math.max(longest, performance.now() - last);
    },
  };
}
