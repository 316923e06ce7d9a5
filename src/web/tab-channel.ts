export interface TabChannel<Message> {
  /** Sends a message to the other tabs. */
  announce(message: Message): void;
  /**
   * Calls back with the messages of other tabs, and when the page returns from the back/forward cache, where it received
   * none. Returns the function that stops it.
   */
  listen(onMessage: (message: Message) => void, onReturn: () => void): () => void;
  /**
   * Runs work that only one tab at a time may do. Web Locks are absent on pages without https: there each tab runs it at
   * once.
   */
  exclusive<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Keeps the tabs of a browser in sync on one subject. Opened on first use, so never while rendering on the server. */
export function createTabChannel<Message = 'changed'>(name: string): TabChannel<Message> {
  let opened: BroadcastChannel | undefined;
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(name));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    announce: (message) => channel().postMessage(message),
    listen(onMessage, onReturn) {
      const onEvent = ({ data }: MessageEvent<Message>): void => onMessage(data);
      const onPageShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) onReturn();
      };
      const target = channel();
      target.addEventListener('message', onEvent);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        target.removeEventListener('message', onEvent);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    exclusive: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  };
}
