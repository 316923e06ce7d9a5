import { afterEach, expect, test, vi } from 'vitest';
import { consentCookie, consentCookieValue } from '#values/consent-choice.ts';
import { clientIdForLogin } from './client-id-for-login.ts';

type Load = (options: { monitoring: boolean }) => Promise<{ get: () => Promise<{ visitorId: string }> }>;
const load = vi.hoisted(() => vi.fn<Load>());
vi.mock('@fingerprintjs/fingerprintjs', () => ({ load }));
afterEach(() => {
  vi.unstubAllGlobals();
  load.mockReset();
});

const random = '0b6f5a53-6f7c-4d28-9c39-0a2f4f6f7d10';
const identifier = 'c5d1e6a7b8f9c0d1e2f3a4b5c6d7e8f9';
const cookies = (...pairs: string[]) => vi.stubGlobal('document', { cookie: pairs.join('; ') });
const consent = (choice: 'none' | 'part' | 'all') => `${consentCookie}=${consentCookieValue(choice, new Date())}`;

test.each(['none', 'part'] as const)('reads no fingerprint with consent to %s', async (choice) => {
  cookies(consent(choice), `client_id=${random}`);
  expect(await clientIdForLogin()).toBe(random);
  cookies(`client_id=${random}`);
  expect(await clientIdForLogin()).toBe(random);
  cookies(consent(choice));
  expect(await clientIdForLogin()).toBeNull();
  expect(load).not.toHaveBeenCalled();
});

test('drops the identifier after consent was withdrawn', async () => {
  cookies(consent('none'), `client_id=${identifier}`);
  expect(await clientIdForLogin()).toBeNull();
});

test('uses the visitor identifier with consent to all, without monitoring', async () => {
  load.mockResolvedValue({ get: () => Promise.resolve({ visitorId: identifier }) });
  cookies(consent('all'), `client_id=${random}`);
  expect(await clientIdForLogin()).toBe(identifier);
  expect(load).toHaveBeenCalledWith({ monitoring: false });
});

test('falls back to the random id when the identifier fails', async () => {
  load.mockRejectedValue(new Error('blocked'));
  cookies(consent('all'), `client_id=${random}`);
  expect(await clientIdForLogin()).toBe(random);
});
