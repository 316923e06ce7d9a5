import { useEffect, useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';
import { readKeys } from './notices.ts';

/** What this person has marked as read on this device, in all tabs. */
export function useReadNotices(memberId: number): {
  read: ReadonlySet<string>;
  markRead: (keys: readonly string[]) => void;
} {
  const name = `staff-notices-${memberId}`;
  const [stored] = useState(() => browserStorage('localStorage', name));
  const [read, setRead] = useState(() => readKeys(stored.read()));
  useEffect(() => {
    const hear = ({ key }: StorageEvent): void => {
      if (key === name) setRead(readKeys(stored.read()));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [name, stored]);
  return {
    read,
    markRead(keys) {
      // Of notices that are gone nothing is kept: it never grows beyond an answer.
      stored.write(keys);
      setRead(new Set(keys));
    },
  };
}
