import type { Page } from '@playwright/test';
import { createAccount, findMailedLink } from './accounts.ts';
import { expect, open, test, waitForHydration } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The autocomplete values that password managers rely on. */
const autofill = (page: Page) =>
  dialog(page)
    .locator('input')
    .evaluateAll((inputs) =>
      inputs.map((input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete') ?? ''}`),
    );
/** The account button of the header, or of the tab bar on a phone. */
const openLogin = (page: Page) => page.getByRole('link', { name: 'Perfil' }).locator('visible=true').click();

test(
  'registers, confirms by mail, signs in, recovers the password and signs out',
  { tag: '@telephone' },
  async ({ page, request, isMobile }) => {
    const email = `nuria.${isMobile ? 'movil' : 'mesa'}.${Date.now()}@ejemplo.cat`;
    await open(page, '/privacy-policy');
    await page.getByRole('button', { name: 'Rechazar' }).click();

    await openLogin(page);
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    const enter = dialog(page).getByRole('button', { name: 'Entrar', exact: true });
    await expect(enter).toBeDisabled();

    await test.step('errors appear on leaving a field and disappear on editing it', async () => {
      const field = dialog(page).getByLabel('Correo electrónico');
      await field.fill('nuria@');
      await field.blur();
      await expect(dialog(page).getByText('Correo electrónico incorrecto')).toBeVisible();
      await field.pressSequentially(' ejemplo.cat');
      await expect(dialog(page).getByText('Correo electrónico incorrecto')).toBeHidden();
      await expect(field).toHaveValue('nuria@ejemplo.cat');
    });

    await test.step('registers', async () => {
      await dialog(page).getByText('Crear cuenta').first().click();
      await expect(dialog(page).getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
      await page.keyboard.press('Escape');
      // The modal reopens at the login.
      await openLogin(page);
      expect(await autofill(page)).toEqual(['email username', 'password current-password']);
      await dialog(page).getByText('Crear cuenta').first().click();
      expect(await autofill(page)).toEqual([
        'name given-name',
        'lastName family-name',
        'email email',
        'password new-password',
        'agree ',
      ]);
      await dialog(page).getByLabel('Nombre', { exact: true }).fill('Núria');
      await dialog(page).getByLabel('Apellidos').fill('Soler Vidal');
      await dialog(page).getByLabel('Correo electrónico').fill(email);
      await dialog(page).getByLabel('Contraseña', { exact: true }).fill('segura-123');
      const submit = dialog(page).getByRole('button', { name: 'Crear cuenta' });
      await expect(submit).toBeDisabled();
      await dialog(page).getByRole('checkbox').check();
      await expectAccessible(page);
      await submit.click();
      await expect(dialog(page).getByText('Gracias por registrarte')).toBeVisible();
    });

    await test.step('confirms by the link in the mail, once, which signs in', async () => {
      const { href: link } = await findMailedLink(request, email, 'confirmRegistration');
      await page.goto(link);
      await expect(dialog(page).getByText('Gracias, tu correo está confirmado')).toBeVisible();
      await expect(dialog(page).getByText('Ya has entrado.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/^[^?]*$/);
      await page.goto(link);
      await expect(dialog(page).getByText('Error: algo ha ido mal')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Entendido' }).click();
      await expect(dialog(page)).toBeHidden();
      // As after a month.
      await page.context().clearCookies({ name: /(refresh_token|client_id)$/ });
      await open(page, '/privacy-policy');
    });

    await test.step('requests a new password', async () => {
      await openLogin(page);
      await dialog(page).getByRole('button', { name: 'He olvidado la contraseña' }).click();
      await dialog(page).getByLabel('Correo electrónico').fill(email);
      await dialog(page).getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(dialog(page).getByText('Revisa tu correo')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('reports a wrong password below the form until another is typed', async () => {
      await openLogin(page);
      await dialog(page).getByLabel('Correo electrónico').fill(email);
      await dialog(page).getByLabel('Contraseña', { exact: true }).fill('equivocada');
      await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(dialog(page).getByText('(401)')).toBeVisible();
      await dialog(page).getByLabel('Contraseña', { exact: true }).fill('segura-123');
      await expect(dialog(page).getByText('(401)')).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Mostrar contraseña' }).click();
      await expect(dialog(page).getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
      await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('the session survives a reload', async () => {
      await page.reload();
      await waitForHydration(page);
      if (!isMobile) await expect(page.getByRole('link', { name: 'Núria · Perfil' })).toBeVisible();
      expect(await page.evaluate(() => document.cookie)).not.toContain('refresh');
    });

    await test.step('a click before the session is resumed waits for it', async () => {
      let resume = (): void => {};
      const resumed = new Promise<void>((resolve) => (resume = resolve));
      const refresh = '**/api/auth/token/refresh';
      await page.route(refresh, (route) => resumed.then(() => route.continue()), { times: 1 });
      await page.reload();
      await waitForHydration(page);
      await openLogin(page);
      await expect(dialog(page)).toBeHidden();
      resume();
      if (isMobile) await expect(page.getByRole('button', { name: 'Salir' }).locator('visible=true')).toBeVisible();
      else await expect(page).toHaveURL(/\/profile\/orders$/);
    });

    await test.step('a new password by mail ends the session, and opens another in the browser that asked', async () => {
      const { href: link } = await findMailedLink(request, email, 'resetPassword');
      await page.goto(link.replace(/checkword=[^&]+/, 'checkword=wrong'));
      await dialog(page).getByLabel('Contraseña nueva', { exact: true }).fill('otra-segura-456');
      await dialog(page).getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(dialog(page).getByText('(422)')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Pedir otro enlace' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();

      await page.goto(link);
      await dialog(page).getByLabel('Contraseña nueva', { exact: true }).fill('otra-segura-456');
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Guardar contraseña' }).click();
      await expect(dialog(page).getByText('La contraseña se ha cambiado correctamente')).toBeVisible();
      await expect(dialog(page).getByText('Ya has entrado.')).toBeVisible();
      await open(page, '/privacy-policy');
    });

    await test.step('signs out', async () => {
      const user = page.waitForResponse('**/api/admin/user');
      await page.reload();
      await user;
      await waitForHydration(page);
      if (isMobile) await page.getByRole('link', { name: 'Perfil' }).locator('visible=true').click();
      else await page.getByRole('link', { name: 'Núria · Perfil' }).hover();
      await page.getByRole('button', { name: 'Salir' }).locator('visible=true').click();
      await expect
        .poll(async () => (await page.context().cookies()).map(({ name }) => name))
        .not.toContain('client_id');
      await expect(page.getByRole('link', { name: 'Núria · Perfil' })).toHaveCount(0);
    });
  },
);

for (const { path, tag, person, texts } of [
  {
    path: '/privacy-policy',
    tag: ['@desktop'],
    person: 'eulalia',
    texts: {
      label: 'Contraseña nueva',
      save: 'Guardar contraseña',
      reason: 'Te registraste en otro navegador',
      done: 'Gracias, tu correo está confirmado',
      enter: 'Entrar',
    },
  },
  {
    path: '/ca/privacy-policy',
    tag: ['@desktop', '@all'],
    person: 'laia',
    texts: {
      label: 'Contrasenya nova',
      save: 'Desa la contrasenya',
      reason: 'Et vas registrar en un altre navegador',
      done: 'Gràcies, el teu correu està confirmat',
      enter: 'Entra',
    },
  },
])
  test(`a link opened in another browser leads to a new password, ${path}`, { tag }, async ({ page, request }) => {
    const email = `${person}.${Date.now()}@ejemplo.cat`;
    const data = { name: 'Eulàlia', lastName: 'Soler', email, password: 'segura-123', agree: true };
    await request.post('/api/admin/user/registration', { data });
    const { search } = await findMailedLink(request, email, 'confirmRegistration');
    await page.goto(path + search);
    await expect(dialog(page).getByText(texts.reason)).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: texts.label })).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByLabel(texts.label, { exact: true }).fill('elegida-456');
    await dialog(page).getByRole('button', { name: texts.save }).click();
    await expect(dialog(page).getByRole('heading', { name: texts.done })).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: texts.enter, exact: true }).click();
    expect((await request.post('/api/auth/login', { data: { login: email, password: 'segura-123' } })).status()).toBe(
      401,
    );
    expect((await request.post('/api/auth/login', { data: { login: email, password: 'elegida-456' } })).status()).toBe(
      200,
    );
  });

test('all account views are accessible in Catalan', { tag: ['@desktop', '@all'] }, async ({ page, request }) => {
  const email = `laia.${Date.now()}@exemple.cat`;
  await createAccount(request, email);
  await open(page, '/ca/privacy-policy');
  await page.getByRole('button', { name: 'Rebutja-les', exact: true }).click();
  await openLogin(page);
  await expectAccessible(page);
  const heading = (name: string) => dialog(page).getByRole('heading', { name });
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });

  await dialog(page).getByRole('button', { name: 'Crea un compte' }).click();
  await field('Correu electrònic').fill('laia@');
  await field('Contrasenya').fill('abc');
  await field('Cognoms').focus();
  await expect(dialog(page).getByText('Correu electrònic incorrecte')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await openLogin(page);
  await dialog(page).getByRole('button', { name: 'He oblidat la contrasenya' }).click();
  await field('Correu electrònic').fill(email);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Envia l’enllaç' }).click();
  await expect(heading('Mira el teu correu')).toBeVisible();
  await expectAccessible(page);

  const { href } = await findMailedLink(request, email, 'resetPassword');
  await page.goto(href.replace('resetPassword', 'confirmRegistration'));
  await expect(heading('Error: alguna cosa ha anat malament')).toBeVisible();
  await expectAccessible(page);
  await page.goto(href);
  await field('Contrasenya nova').fill('una-altra-456');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Desa la contrasenya' }).click();
  await expect(heading('La contrasenya s’ha canviat correctament')).toBeVisible();
  await expectAccessible(page);

  // The link was asked for in this browser, which is signed in by it.
  await dialog(page).getByRole('button', { name: 'Entesos', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/ca/profile/personal');
  await expect(page.getByRole('heading', { name: 'Dades personals' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
});
