import type { StaffClient } from '#web/api-client.ts';
import { valueOf } from './staff-client.ts';

/** Loaded when a passkey is used. */
const library = () => import('@simplewebauthn/browser');

/** Browsers have passkeys on pages with https, and on this computer. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The person has closed the browser's window, or the device knows no passkey of this shop. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined';
}

/** What the device answers; its own errors say no more than that nothing came of it. */
async function ofDevice<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw new PasskeyDeclined(undefined, { cause });
  }
}

/** Signs in by passkey; with `anybody` whoever has one on this device, else the person whose password was right. */
export async function signInByPasskey(client: StaffClient, anybody: boolean): Promise<void> {
  const { startAuthentication } = await library();
  const optionsJSON = valueOf(await client('POST /staff/session/passkey/options', { body: { anybody } }));
  const body = await ofDevice(startAuthentication({ optionsJSON: optionsJSON as never }));
  valueOf(await client('POST /staff/session/passkey', { body }));
}

/** What a device makes for a new passkey of one's own, to be sent with a name. */
export async function makePasskey(client: StaffClient) {
  const { startRegistration } = await library();
  const optionsJSON = valueOf(await client('POST /staff/passkeys/options'));
  return ofDevice(startRegistration({ optionsJSON: optionsJSON as never }));
}
