import type { APIRequestContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { StaffOrder } from '#areas/orders/staff-calls.ts';
import { messages as bankMessages } from '#screens/staff/bank/messages.ts';
import { messages as bulkMessages } from '#screens/staff/bulk/messages.ts';
import { historyMessages } from '#screens/staff/order/history/history-messages.ts';
import { messages as orderMessages } from '#screens/staff/order/messages.ts';
import { dialogMessages } from '#screens/staff/parts/dialog-messages.ts';
import { statusMessages } from '#screens/staff/parts/status-messages.ts';
import { messages as ordersMessages } from '#screens/staff/orders/messages.ts';
import { messages as factorMessages } from '#screens/staff/second-factor/messages.ts';
import { messages as auditMessages } from '#screens/staff/audit/messages.ts';
import { messages as frameMessages } from '#screens/staff/frame/messages.ts';
import { messages as paletteMessages } from '#screens/staff/palette/messages.ts';
import { messages as meMessages } from '#screens/staff/me/messages.ts';
import { messages as peopleMessages } from '#screens/staff/people/messages.ts';
import { messages as sessionMessages } from '#screens/staff/session/messages.ts';
import { messages as todayMessages } from '#screens/staff/today/messages.ts';
import { expect, main, test } from '../fixtures.ts';
import { orderOverApi, signInAsGuest } from '../orders/api-orders.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';
import { findMember, typeCode } from './demo-member.ts';
import { inviteOwner } from './invite-owner.ts';
import { readNotices } from './read-notices.ts';

// The owner has a second factor and reads Spanish at a desk; sales reads Catalan on a telephone. In the long run the other way, too.
for (const crosses of [false, true])
  test(
    `Staff sign in, find an order, move it on, take that back, find its transfer and lock the screen${crosses ? ', in the other language' : ''}`,
    { tag: crosses ? '@all' : [] },
    ({ page, request, language: own, isMobile }) =>
      tellStory(page, request, { language: crosses ? (own === 'es' ? 'ca' : 'es') : own, crosses, isMobile }),
  );

async function tellStory(
  page: Page,
  request: APIRequestContext,
  { language, crosses, isMobile }: { language: 'es' | 'ca'; crosses: boolean; isMobile: boolean },
): Promise<void> {
  const [session, lists, one] = [sessionMessages[language], ordersMessages[language], orderMessages[language]];
  const bank = bankMessages[language];
  const [product] = await listWellStocked(request);
  const email = `staff-${language}-${Date.now()}@example.test`;
  const guest = await signInAsGuest(request, { name: 'Remei', email });
  const { orderId, number } = await orderOverApi(request, guest, { productId: product.id });
  const member = await findMember(request, language === 'es' ? 'owner' : 'sales');

  await page.goto(`/backoffice/orders?view=all&q=${number}`);
  const speak = async (): Promise<void> => {
    if ((await page.locator('html').getAttribute('lang')) !== language)
      await page.locator(`button[lang=${language}]`).click();
  };
  await page.getByRole('heading').first().waitFor();
  await speak();
  await page.getByLabel(session.email).fill(member.email);
  await page.getByLabel(session.password).fill('wrong');
  await page.getByRole('button', { name: session.continue }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  const isTyped = member.role === 'owner' && !crosses;
  if (isTyped) {
    await page.getByLabel(session.password).fill(member.password);
    await page.getByRole('button', { name: session.continue }).click();
    await typeCode(page, session.code, member.totpSecret!);
  } else {
    // The demo offers its people.
    await page.getByRole('button', { name: session.roles[language === 'es' ? 'owner' : 'sales'] }).click();
  }
  const person = page.getByRole('banner').getByRole('button').last();
  await person.waitFor();
  if ((await page.locator('html').getAttribute('lang')) !== language) {
    await person.click();
    await speak();
  }

  // What was asked for before the sign-in is shown after it.
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText(lists.waitsForMoney);
  await expect(page.getByRole('heading', { name: lists.title })).toBeVisible();
  const opener = page.getByRole('button', { name: lists.export });
  await opener.click();
  const exporting = page.getByRole('dialog', { name: bulkMessages[language].titles.xlsx });
  await expect(exporting).toContainText(number);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await searchAndMarkByKeys(page, number, language);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: one.title(number) })).toBeVisible();
  const step = (status: 'confirmed' | 'preparing') => page.getByRole('button', { name: one.steps[status] });
  // Its transfer has not come: that is asked, and Enter says yes.
  await step('confirmed').click();
  const question = page.getByRole('dialog', { name: one.askTitle(one.steps.confirmed, number) });
  await expect(question).toContainText(one.askFinal);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await step('preparing').waitFor();
  await page.keyboard.press('n');
  const toast = page.getByRole('status');
  await expect(toast).toContainText(one.done(number, statusMessages[language].preparing));
  const standing = main(page).locator('[aria-current="step"]');
  await expect(standing).toContainText(statusMessages[language].preparing);
  await toast.getByRole('button', { name: one.undo }).click();
  await expect(toast).toContainText(one.undone(number));
  await step('preparing').click();
  await main(page).getByLabel(one.noteLabel).fill('<b>Grúa</b>');
  await main(page).getByRole('button', { name: one.addNote, exact: true }).click();
  const grua = main(page).getByRole('listitem').filter({ hasText: '<b>Grúa</b>' });
  await expect(grua).toBeVisible();
  const history = historyMessages[language];
  await page.getByRole('link', { name: history.choices.changes }).press('Enter');
  await expect(page).toHaveURL(/history=changes/);
  await expect(grua).toHaveCount(0);
  await page.getByRole('link', { name: history.choices.notes }).press('Enter');
  await expect(grua).toBeVisible();
  // What is rarely done is in a menu; its question gives the focus back to it.
  const more = main(page).getByRole('button', { name: one.more, exact: true });
  await more.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: one.cancel })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: one.cancelTitle(number) }).waitFor();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Half an hour without a key or touch locks the screen, and what was typed is still there.
  const note = main(page).getByLabel(one.noteLabel);
  await note.fill('sin terminar');
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 60_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: session.lockedTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(session.pin).fill(member.pin);
  await page.getByRole('button', { name: session.unlock }).click();
  await expect(note).toHaveValue('sin terminar');
  await note.fill('');

  if (member.role === 'owner') await lookAtPeopleAndLog(page, number, member.password);
  else await expect(page.getByRole('link', { name: one.inTheLog })).toHaveCount(0);
  await page.goto('/backoffice');
  await expect(page.getByRole('heading', { name: todayMessages[language].oldest })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goto('/backoffice/orders?view=all&q=' + number);
  await expect(row).toContainText(statusMessages[language].preparing);

  // The bank has its transfer, and one of nobody's.
  const { order } = (await (await page.request.get(`/api/staff/orders/${orderId}`)).json()) as { order: StaffOrder };
  const lines = [`Pedido ${number};${order.money!.due.toFixed(2)}`, '<b>CASALS</b>;0.01', 'COMISION;-2.00'];
  const csv = ['Fecha;Concepto;Importe', ...lines.map((line) => `27/11/2026;${line}`)].join('\n');
  await page.getByRole('link', { name: frameMessages[language].bank }).first().click();
  await expectAccessible(page);
  const file = { name: 'movimientos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel(bank.choose).setInputFiles(file);
  const group = (name: keyof typeof bank.group) => page.getByRole('region', { name: bank.group[name] });
  await expect(group('certain')).toContainText(number);
  await expect(group('none')).toContainText('<b>CASALS</b>');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await main(page)
    .getByRole('button', { name: bank.confirm('1', true, '') })
    .click();
  await expect(toast).toContainText(bank.confirmed('1', true, ''));
  // The button has gone with what was certain: keys go on from the screen, not from the top.
  await expect(main(page)).toBeFocused();
  await expect(group('known')).toContainText(number);
  await person.click();
  await page.getByRole('banner').locator('[popover] button').nth(1).click();
  // Fingers type it on large digits.
  const pad = page.getByRole('group', { name: session.pad });
  if (isMobile) for (const digit of member.pin) await pad.getByRole('button', { name: digit }).click();
  else await page.getByLabel(session.pin).fill(member.pin);
  await page.getByRole('button', { name: session.unlock }).click();
  await expect(group('known')).toContainText(number);
  const other = await orderOverApi(request, guest, { productId: product.id });
  await readNotices(page, { ...other, language, isMobile });
}

/** The list and the palette by keys alone; the focus ends on the order's row. */
async function searchAndMarkByKeys(page: Page, number: string, language: 'es' | 'ca'): Promise<void> {
  const [lists, palette, bulk] = [ordersMessages[language], paletteMessages[language], bulkMessages[language]];
  const bar = page.getByRole('region', { name: lists.marked });
  const look = page.getByRole('dialog', { name: lists.lookAt(number) });
  // In a field letters are text.
  await page.keyboard.press('/');
  await page.keyboard.press('x');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar).toContainText(lists.markedOne);
  await bar.getByRole('button', { name: bulk.print }).waitFor();
  await page.keyboard.press('n');
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('listitem')).toContainText(number);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await page.keyboard.press('f');
  await expect(page.getByLabel(lists.day)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const since = page.getByLabel(lists.from, { exact: true });
  await since.pressSequentially('01012026');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await since.fill('');
  await expect(page).not.toHaveURL(/from=/);
  await page.getByRole('checkbox', { name: lists.deliveryTypes.pickup }).press('Space');
  const chip = page.getByRole('button', {
    name: lists.removeFilter(`${lists.deliveryType}: ${lists.deliveryTypes.pickup}`),
  });
  await expect(page).toHaveURL(/deliveryType=pickup/);
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chip.press('Enter');
  await expect(page).not.toHaveURL(/deliveryType/);

  // At once: what is typed before the list has come is for the palette, too.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`#${number}`);
  const option = page.getByRole('option', { name: number }).first();
  await expect(option).toHaveAttribute('data-highlighted', '');
  await expect(page.getByRole('option', { name: palette.allOrders(number) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: orderMessages[language].title(number) })).toBeVisible();
  await page.goBack();
  await page.getByRole('row').filter({ hasText: number }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  await expect(look.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect(look).toHaveCount(0);
}

async function look(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
}

async function lookAtPeopleAndLog(page: Page, number: string, password: string): Promise<void> {
  const menu = (name: string) => page.getByRole('navigation').first().getByRole('link', { name });
  // A newcomer finds who changed the order: one click from it.
  await page.getByRole('link', { name: orderMessages.es.inTheLog }).click();
  const statuses = statusMessages.es;
  const change = page.getByRole('row').filter({ hasText: statuses.preparing }).first();
  await expect(change).toContainText('Aina');
  await expect(change).toContainText(statuses.confirmed);
  await look(page, auditMessages.es.title);
  await page.getByRole('button', { name: auditMessages.es.removeFilters }).click();
  await page.getByRole('button', { name: auditMessages.es.number }).click();
  await page.getByLabel(auditMessages.es.number, { exact: true }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: number }).first()).toContainText('Aina');
  // Each change has a name, no code.
  await expect(main(page)).not.toContainText(/\b(?:orders?|staff|view)\.[a-z]/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: auditMessages.es.csv }).click();
  // It was the PIN that has opened the screen: what concerns persons asks for the password.
  const again = page.getByRole('dialog', { name: sessionMessages.es.passwordAgainTitle });
  await again.getByLabel(sessionMessages.es.password).fill(password);
  await again.getByRole('button', { name: sessionMessages.es.continue }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  // A telephone's bar has room for five.
  const more = page.getByRole('navigation').first().getByRole('button', { name: frameMessages.es.more });
  if (await more.isVisible()) await more.click();
  await menu(frameMessages.es.people).click();
  const invite = page.getByRole('button', { name: peopleMessages.es.invite });
  const dialog = page.getByRole('dialog');
  await invite.click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect(invite).toBeFocused();
  await invite.click();
  await dialog.getByRole('button', { name: dialogMessages.es.close }).click();
  await expect(invite).toBeFocused();
  await invite.click();
  await look(page, peopleMessages.es.title);
  await dialog.getByRole('textbox', { name: sessionMessages.es.email }).fill(`nova-${Date.now()}@example.test`);
  await dialog.getByRole('button', { name: peopleMessages.es.sendInvitation }).click();
  await expect(dialog).toContainText('/backoffice/invitation?key=');
  await dialog.getByRole('button', { name: peopleMessages.es.close, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: peopleMessages.es.states.invited }).first()).toBeVisible();
}

test('A new owner follows an invitation and adds a second factor', { tag: '@desktop' }, async ({ page }) => {
  const [session, factor] = [sessionMessages.es, factorMessages.es];
  const link = await inviteOwner(`owner-${Date.now()}@example.test`);
  await page.goto(link);
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByLabel(session.name, { exact: true }).fill('Ona');
  const password = page.getByLabel(session.password, { exact: true });
  await password.fill('aaaaaaaaaaaa');
  await page.getByRole('button', { name: session.signIn }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: session.showPassword }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('una frase prou llarga');
  await page.getByRole('button', { name: session.signIn }).click();

  await page.getByRole('banner').getByRole('button', { name: 'Ona' }).click();
  await page.getByRole('link', { name: frameMessages.es.me }).click();
  await page.getByRole('link', { name: meMessages.es.setUpApp }).click();
  await page.getByRole('button', { name: factor.start }).click();
  await page.getByRole('img', { name: factor.qr }).waitFor();
  await expectAccessible(page);
  const secret = (await main(page).locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel(factor.code).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: factor.confirm }).click();
  await expect(page.getByRole('list', { name: factor.recoveryCodes }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: session.continue })).toBeDisabled();
  await page.getByLabel(factor.kept).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: session.continue }).click();
  await page.getByRole('link', { name: frameMessages.es.orders }).first().click();
  await expect(page.getByRole('heading', { name: ordersMessages.es.title })).toBeVisible();

  // A passkey of this device signs in without an e-mail.
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/backoffice/me');
  await page.getByLabel(factor.passkeyName).fill('Portátil');
  await page.getByRole('button', { name: factor.addPasskey }).click();
  await page.getByRole('button', { name: factor.removePasskey('Portátil') }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Ona' }).click();
  await page.getByRole('button', { name: frameMessages.es.signOut, exact: true }).click();
  await page.getByRole('button', { name: session.passkeySignIn }).click();
  await look(page, meMessages.es.title);

  // The same screens in Catalan on a telephone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'Català' }).check();
  await page.getByRole('button', { name: meMessages.es.save }).click();
  await look(page, meMessages.ca.title);
  for (const [path, { title }] of [
    ['people', peopleMessages.ca],
    ['audit', auditMessages.ca],
  ] as const) {
    await page.goto(`/backoffice/${path}`);
    await look(page, title);
  }

  // A link that was followed before says so at once, and asks for nothing.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: sessionMessages.ca.invitationEnded })).toBeVisible();
});
