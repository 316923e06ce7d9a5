import { useSyncExternalStore } from 'react';
import type { Consent } from '#values/consent-choice.ts';
import { currentConsent, subscribeToConsent } from './consent-store.ts';

// While rendering on the server nobody is asked: the page is everybody's.
const serverConsent: Consent = { choice: 'none', mustAsk: false };

export const useConsent = (): Consent => useSyncExternalStore(subscribeToConsent, currentConsent, () => serverConsent);
