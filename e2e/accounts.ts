import type { APIRequestContext, Page } from '@playwright/test';
import { expect, visibleLink } from './fixtures.ts';

export const password = 'segura-123';

interface Mail {
  readonly to: string;
  readonly text: string;
}

type AuthEvent = 'confirmRegistration' | 'confirmEmail' | 'resetPassword';

/** Waits for a link of the given kind in the newest mail to an address. */
export async function findMailedLink(request: APIRequestContext, address: string, event: AuthEvent): Promise<URL> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as Mail[];
    const mail = mails.find(({ to, text }) => to === address && text.includes(`event=${event}`));
    link = mail?.text.match(/https?:\/\/\S+event=\S+/)?.[0];
    expect(link).toBeTruthy();
  }).toPass();
  return new URL(link!);
}

/** Creates an account with a confirmed address over the API, which signs in the browser whose requests these are. */
export async function createAccount(request: APIRequestContext, email: string): Promise<void> {
  const person = { name: 'Marta', lastName: 'Soler', email, password, agree: true };
  await request.post('/api/admin/user/registration', { data: person });
  const { searchParams } = await findMailedLink(request, email, 'confirmRegistration');
  const data = { type: 'registration', email, confirmCode: searchParams.get('confirmCode') };
  expect((await request.post('/api/admin/user/confirm-registration', { data })).status()).toBe(200);
}

/** Signs in without the form, for stories that begin with a customer who is signed in. */
export async function signInOverApi({ request }: Page, login: string): Promise<void> {
  expect((await request.post('/api/auth/login', { data: { login, password } })).status()).toBe(200);
}

/** Opens the login from the header or the tab bar and signs in. */
export async function signIn(page: Page, email: string): Promise<void> {
  await visibleLink(page, 'Perfil').click();
  await fillLogin(page, email);
}

/** Fills in and sends the login dialog, which is open. */
export async function fillLogin(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Correo electrónico').fill(email);
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toBeHidden();
}
