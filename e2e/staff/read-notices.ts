import type { Page } from '@playwright/test';
import { messages as liveMessages } from '#screens/staff/live/messages.ts';
import { messages as noticeMessages } from '#screens/staff/notices/messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { expect, main } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';

/** A part of the money of an order comes: the bell says so by itself. */
export async function readNotices(
  page: Page,
  {
    orderId,
    number,
    language,
    isMobile,
  }: { orderId: number; number: string; language: 'es' | 'ca'; isMobile: boolean },
): Promise<void> {
  const t = noticeMessages[language];
  const banner = page.getByRole('banner');
  // The lock screen has one of its own until it has gone.
  await expect(banner).toHaveCount(1);
  await expect(banner).toContainText(liveMessages[language].live);
  const bell = banner.getByRole('button', { name: t.title });
  const panel = page.getByRole('dialog', { name: t.title });
  const notice = panel.getByRole('listitem').filter({ hasText: number });
  await bell.press('Enter');
  await panel.waitFor();
  const paid = await page.request.post(`/api/staff/orders/${orderId}/paid`, {
    headers: { origin: new URL(page.url()).origin },
    data: { amount: 0.5, method: 'transfer', reference: `part of ${number}` },
  });
  expect(paid.status()).toBe(200);
  await expect(notice).toContainText(t.unread);
  await expect(bell).toHaveAccessibleName(/\d/);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await panel.getByRole('button', { name: t.markRead }).click();
  await expect(notice).not.toContainText(t.unread);
  await expect(bell).toHaveAccessibleName(t.title);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  // What was read stays so; a click outside gives the focus back, too.
  await page.reload();
  await bell.click();
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(t.unread);
  // On a telephone the panel lies over the screen's heading.
  if (isMobile) await banner.click({ position: { x: 150, y: 28 } });
  else await main(page).getByRole('heading', { level: 1 }).click();
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();
  await bell.click();
  await notice.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: orderMessages[language].title(number) })).toBeVisible();
  await expect(panel).toHaveCount(0);
}
