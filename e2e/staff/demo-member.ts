import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from '../fixtures.ts';

interface DemoMember {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totpSecret: string | null;
  readonly pin: string;
}

export async function findMember(request: APIRequestContext, role: string): Promise<DemoMember> {
  const members = (await (await request.get('/dev/staff.json')).json()) as DemoMember[];
  return members.find((member) => member.role === role)!;
}

/** Types the app's code, and the next one where another test was faster with this. */
export async function typeCode(page: Page, label: string, secret: string): Promise<void> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expect(async () => {
    const field = page.getByLabel(label, { exact: true });
    if (await field.isVisible()) await field.fill(totp.generate());
    await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}
