export interface TabChannel<News> {
  /** Tells the other tabs. */
  announce(news: News): void;
  /**
   * Calls back with what other tabs announce, and when the page returns from the back/forward cache, where it heard
   * nothing. Returns the function that stops it.
   */
  listen(onNews: (news: News) => void, onReturn: () => void): () => void;
  /**
   * Runs work that only one tab at a time may do. Web Locks are absent on pages without https: there each tab runs it at
   * once.
   */
  exclusive<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** How the tabs of a browser keep one subject in step. Opened on first use, so never while rendering on the server. */
export function createTabChannel<News = 'changed'>(name: string): TabChannel<News> {
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(name));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    announce: (news) => channel().postMessage(news),
    listen(onNews, onReturn) {
      const onMessage = ({ data }: MessageEvent<News>): void => onNews(data);
      const onPageShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) onReturn();
      };
      const listened = channel();
      listened.addEventListener('message', onMessage);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        listened.removeEventListener('message', onMessage);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    exclusive: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  };
}
