import type { Page } from '@playwright/test';
import type { Locale } from '#i18n/locale.ts';
import { expect } from '../fixtures.ts';
import { inviteOwner } from './invite-owner.ts';

/** Signs a page in as a new owner, of whom no other test knows. */
export async function joinAsOwner(page: Page, name: string, locale: Locale): Promise<void> {
  const email = `${name.toLowerCase()}-${locale}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.test`;
  const key = (await inviteOwner(email)).split('key=')[1]!;
  const data = { key, name, password: 'una frase prou llarga', locale };
  const joined = await page.request.post('/api/staff/invitation', { data });
  expect(joined.status(), await joined.text()).toBe(200);
}
