import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createAccount, findMailedLink, password, signInOverApi } from './accounts.ts';
import { expect, main, open, refuseCookies, test } from './fixtures.ts';
import { expectAccessible, expectNoOverflow } from './page-checks.ts';

/** Opens the profile of a customer who is signed in. */
async function openProfile(page: Page, email: string): Promise<void> {
  await signInOverApi(page, email);
  await open(page, '/profile/personal');
  await expect(page.getByRole('heading', { name: 'Datos personales' })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Refuses the next call as the server does a quarter of an hour after the sign-in. */
const pretendOldSignIn = (page: Page, call: string) =>
  page.route(
    call,
    (route) =>
      route.fulfill({
        status: 403,
        json: { statusCode: 403, code: 'reauthentication_required', message: 'Vuelve a escribir tu contraseña.' },
      }),
    { times: 1 },
  );

test.beforeEach(refuseCookies);

test('saves personal data and addresses', { tag: '@telephone' }, async ({ page, request, isMobile }) => {
  const email = `perfil.${isMobile ? 'movil' : 'mesa'}.${Date.now()}@construcciones-y-reformas-integrales.ejemplo.cat`;
  await createAccount(request, email);
  await openProfile(page, email);
  await expectAccessible(page);
  await expectNoOverflow(page);

  const personal = part(page, 'Datos personales');
  const save = personal.getByRole('button', { name: 'Guardar cambios' });

  await test.step('errors appear on leaving a field, and nothing is sent', async () => {
    await personal.getByLabel('Teléfono').fill('12');
    await personal.getByLabel('Teléfono').blur();
    await expect(personal.getByText('Teléfono incorrecto')).toBeVisible();
    await expect(save).toBeDisabled();
    await personal.getByLabel('Apellidos').fill('Gal·la <b>O’Connor</b> 7');
    await expect(personal.getByLabel('Apellidos')).toHaveValue('Gal·la bO’Connorb ');
  });

  await test.step('a company needs its name and CIF', async () => {
    await personal.getByLabel('Apellidos').fill('Soler Vidal');
    await personal.getByLabel('Teléfono').fill('612 34 56 78');
    await personal.getByText('Empresa').click();
    await expect(save).toBeDisabled();
    await personal.getByLabel('Razón social').fill('Reformes Soler, SL');
    await personal.getByLabel('CIF').fill('B-96.817.697');
    await save.click();
    await expect(personal.getByText('Datos guardados.')).toBeVisible();
    await personal.getByLabel('Nombre', { exact: true }).fill('Núria');
    await expect(personal.getByText('Datos guardados.')).toBeHidden();
    await save.click();
    await expect(personal.getByText('Datos guardados.')).toBeVisible();
    if (!isMobile) await expect(page.getByRole('link', { name: 'Núria · Perfil' })).toBeVisible();
  });

  await test.step('addresses are added, edited and removed', async () => {
    const book = part(page, 'Direcciones');
    await book.getByRole('button', { name: 'Añadir dirección' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Calle').fill('Carrer del Mar');
    await dialog.getByLabel('Número').fill('12');
    await dialog.getByLabel('Código postal').fill('99999');
    await dialog.getByLabel('Población').fill('Badalona');
    await expect(dialog.getByText('Código postal incorrecto')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Guardar dirección' })).toBeDisabled();
    await dialog.getByLabel('Código postal').fill('08911');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
    await expect(dialog).toBeHidden();
    await book.getByRole('button', { name: 'Editar Carrer del Mar 12 · 08911 Badalona' }).click();
    await dialog.getByLabel('Piso').fill('3');
    await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
    await expect(book.getByText('Carrer del Mar 12, 3 · 08911 Badalona')).toBeVisible();
  });

  await test.step('all of it is there after a reload', async () => {
    await page.reload();
    await expect(personal.getByLabel('Razón social')).toHaveValue('Reformes Soler, SL');
    await expect(personal.getByLabel('Teléfono')).toHaveValue(/\+34.61.234.56.78/);
    const book = part(page, 'Direcciones');
    await book.getByRole('button', { name: /^Quitar Carrer del Mar/ }).click();
    await expect(book.getByText('Todavía no has guardado ninguna.')).toBeVisible();
    await expect(book.getByRole('list')).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(book.getByText('Carrer del Mar 12, 3 · 08911 Badalona')).toBeVisible();
  });

  await test.step('the way out is in sight on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/ca/profile/personal');
    await expect(main(page).getByRole('button', { name: 'Surt' })).toBeInViewport({ ratio: 1 });
  });
});

test(
  'changes e-mail and password, ends another session and deletes the account',
  { tag: '@desktop' },
  async ({ page, request, playwright, baseURL, isMobile }) => {
    const email = `cuenta.${isMobile ? 'movil' : 'mesa'}.${Date.now()}@ejemplo.cat`;
    const newEmail = `nueva.${email}`;
    await createAccount(request, email);
    const elsewhere = await playwright.request.newContext({
      baseURL: baseURL!,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    });
    await elsewhere.post('/api/auth/login', { data: { login: email, password } });
    await openProfile(page, email);

    await test.step('ends another session', async () => {
      const sessions = part(page, 'Sesiones abiertas');
      await expect(sessions.getByText('Esta sesión')).toBeVisible();
      await sessions.getByRole('button', { name: 'Cerrar sesión de Firefox en Linux' }).click();
      await expect(sessions.getByText('Firefox en Linux')).toBeHidden();
      expect((await elsewhere.post('/api/auth/token/refresh', { data: {} })).status()).toBe(401);
      await elsewhere.dispose();
    });

    await test.step('a wrong password changes nothing; the right one does', async () => {
      const form = part(page, 'Contraseña');
      await request.post('/api/auth/login', { data: { login: email, password } });
      await page.reload();
      await expect(page.getByText('Último uso')).toHaveCount(2);
      await form.getByLabel('Contraseña actual', { exact: true }).fill('equivocada');
      await form.getByLabel('Contraseña nueva', { exact: true }).fill('mas-segura-456');
      await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(form.getByText('(422)')).toBeVisible();
      await form.getByLabel('Contraseña actual', { exact: true }).fill(password);
      await expect(form.getByText('(422)')).toBeHidden();
      await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(form.getByText('La contraseña se ha cambiado')).toBeVisible();
      await expect(form.getByLabel('Contraseña actual', { exact: true })).toHaveValue('');
      // It has ended the other session.
      await expect(page.getByText('Último uso')).toHaveCount(1);
    });

    await test.step('the new address counts once its link has been opened', async () => {
      const form = part(page, 'Correo electrónico');
      await form.getByLabel('Nuevo correo').fill(` ${newEmail}`);
      await pretendOldSignIn(page, '**/api/admin/user/change-email');
      await form.getByRole('button', { name: 'Cambiar correo' }).click();
      const prompt = page.getByRole('dialog', { name: 'Confirma que eres tú' });
      await expectAccessible(page);
      await prompt.getByLabel('Contraseña', { exact: true }).fill('equivocada');
      await prompt.getByRole('button', { name: 'Continuar' }).click();
      await expect(prompt.getByText('(422)')).toBeVisible();
      await prompt.getByLabel('Contraseña', { exact: true }).fill('mas-segura-456');
      await prompt.getByRole('button', { name: 'Continuar' }).click();
      await expect(prompt).toBeHidden();
      await expect(form.getByText(`Hemos enviado un enlace a ${newEmail}.`)).toBeVisible();
      const { search } = await findMailedLink(request, newEmail, 'confirmEmail');
      await page.goto(`/profile/personal${search}`);
      await expect(page.getByRole('dialog').getByText('El correo se ha cambiado correctamente.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(form.getByText(newEmail)).toBeVisible();
    });

    await test.step('downloads the personal data', async () => {
      await pretendOldSignIn(page, '**/api/admin/user/export');
      await page.getByRole('button', { name: 'Descargar mis datos' }).click();
      const prompt = page.getByRole('dialog', { name: 'Confirma que eres tú' });
      await prompt.getByLabel('Contraseña', { exact: true }).fill('mas-segura-456');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        prompt.getByRole('button', { name: 'Continuar' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('mis-datos.json');
      const text = await readFile(await file.path(), 'utf8');
      expect(JSON.parse(text)).toMatchObject({ user: { email: newEmail }, orders: [] });
    });

    await test.step('the account is deleted only with the password', async () => {
      await page.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      const dialog = page.getByRole('alertdialog');
      await expectAccessible(page);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      await expect(dialog.getByText('(422)')).toBeVisible();
      await dialog.getByLabel('Contraseña', { exact: true }).fill('mas-segura-456');
      await dialog.getByRole('button', { name: 'Eliminar la cuenta' }).click();
      await expect(page).toHaveURL('/');
      const login = await request.post('/api/auth/login', { data: { login: newEmail, password: 'mas-segura-456' } });
      expect(login.status()).toBe(401);
    });
  },
);
