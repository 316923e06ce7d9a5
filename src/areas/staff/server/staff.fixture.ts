import { Secret, TOTP } from 'otpauth';
import type { Browser, Shop } from '#areas/account/server/account.fixture.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import type { DemoStaff } from '../contract.ts';

export const staffOf = async (shop: Shop): Promise<DemoStaff> => (await shop.app.inject('/dev/staff.json')).json();

/** The code that an authenticator app shows at a moment. */
export const codeAt = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });

/** A browser in which somebody of the role is signed in; each takes the codes of a later half minute. */
export async function signInAs(shop: Shop, role: StaffRole): Promise<Browser> {
  const { email, password, totpSecret } = (await staffOf(shop)).find((one) => one.role === role)!;
  const browser = shop.browser();
  const { body } = await browser.send('POST', '/staff/session', { email, password });
  if (body.state === 'code_needed') {
    shop.passTime(30);
    const { status } = await browser.send('POST', '/staff/session/code', { code: codeAt(totpSecret!, shop.now()) });
    if (status !== 200) throw new Error('the code was refused');
  }
  return browser;
}
