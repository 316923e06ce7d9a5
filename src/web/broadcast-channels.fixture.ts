import { vi } from 'vitest';

/** Replaces BroadcastChannel by one whose channels the returned function closes, since open ones keep Node running. */
export function trackBroadcastChannels(): () => void {
  const channels: BroadcastChannel[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
  return () => {
    for (const channel of channels.splice(0)) channel.close();
    vi.unstubAllGlobals();
  };
}
