import { createAccount, signInOverApi } from './accounts.ts';
import { expect, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';

// A visitor writes in Catalan on a telephone, a customer who is signed in in Spanish on a desktop.
const texts = {
  es: {
    path: '/contacts',
    name: 'Nombre',
    message: 'Mensaje',
    privacy: /He leído/,
    send: 'Enviar',
    nameNeeded: 'Escribe tu nombre, sin cifras ni signos.',
    sent: 'Mensaje enviado',
    promise: 'Contestamos en un día laborable, por correo y en horario de tienda.',
    subject: 'Hemos recibido tu mensaje · Can Eina',
  },
  ca: {
    path: '/ca/contacts',
    openNow: 'Obert ara',
    closedNow: 'Tancat ara',
    name: 'Nom',
    message: 'Missatge',
    privacy: /He llegit/,
    send: 'Envia',
    nameNeeded: 'Escriu el teu nom, sense xifres ni signes.',
    sent: 'Missatge enviat',
    promise: 'Contestem en un dia laborable, per correu i en horari de botiga.',
    subject: 'Hem rebut el teu missatge · Can Eina',
  },
};

test.beforeEach(refuseCookies);

test('the questions are searched without accents and by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/faq');
  const questions = page.getByRole('main').locator('details:visible');
  const count = await questions.count();
  const search = page.getByRole('searchbox', { name: 'Busca en las preguntas' });
  await search.focus();
  await page.keyboard.type('POLITICA privacidad');
  await expect(page.getByText('1 pregunta', { exact: true })).toBeVisible();
  await expect(questions).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(questions.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions).toHaveAttribute('open', '');
  await search.fill('microondas');
  await expect(page.getByText(/Ninguna pregunta contiene esas palabras/)).toBeVisible();
  await expect(questions).toHaveCount(0);
  await expectAccessible(page);
  await search.fill('');
  await expect(questions).toHaveCount(count);
});

test('the contact form names what is missing, keeps what was typed and says what comes next', async ({
  page,
  isMobile,
}) => {
  const t = texts[isMobile ? 'ca' : 'es'];
  const email = `escribe.${Date.now()}@ejemplo.cat`;
  if (!isMobile) {
    await createAccount(page.request, email);
    await signInOverApi(page, email);
  }
  // Half a minute before the siesta.
  if (isMobile) await page.clock.install({ time: '2026-11-24T12:29:30Z' });
  await open(page, t.path);
  if (isMobile) {
    await expect(page.getByText(texts.ca.openNow)).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText(texts.ca.closedNow)).toBeVisible();
  }
  const form = page.locator('form').filter({ has: page.getByLabel(t.message) });
  const name = form.getByLabel(t.name, { exact: true });
  const send = form.getByRole('button', { name: t.send });

  if (!isMobile) {
    await expect(name).toHaveValue('Marta Soler');
    await expect(form.getByLabel('Correo')).toHaveValue(email);
    await name.fill('');
  }
  await form.getByLabel(t.message).fill('¿Tenéis brocas de 6 mm?');
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(t.nameNeeded);
  await expectAccessible(page);
  await expectNoOverflow(page);

  await name.fill('Marta Soler');
  if (isMobile) await form.locator('[name=email]').fill(email);
  await form.getByLabel(t.privacy).check();
  await expect(form.getByLabel(t.message)).toHaveValue('¿Tenéis brocas de 6 mm?');
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: t.sent })).toBeFocused();
  await expect(page.getByText(t.promise)).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    const mails: { to: string; subject: string }[] = await (await page.request.get('/dev/mailbox.json')).json();
    expect(mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(t.subject);
  }).toPass();
});
