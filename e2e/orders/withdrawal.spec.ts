import { orderOverApi, signInAsGuest } from './api-orders.ts';
import { expect, main, open, refuseCookies, test } from '../fixtures.ts';
import { expectAccessible, expectNoOverflow } from '../page-checks.ts';
import { listWellStocked } from '../products.ts';

const texts = {
  es: {
    prefix: '',
    title: 'Desistir de una compra',
    number: 'Número de pedido',
    email: 'Correo electrónico',
    find: 'Buscar el pedido',
    name: 'Nombre y apellidos',
    pieces: /^Unidades que devuelves de /,
    onlyLeft: 'Te quedan 3\u00a0ud. por devolver: hemos puesto 3.',
    less: 'Una menos',
    next: 'Continuar',
    chooseSome: 'Elige al menos un producto.',
    needed: 'Rellena este campo.',
    confirmTitle: 'Confirma tu desistimiento',
    confirm: 'Confirmar desistimiento',
    doneTitle: 'Falta confirmarlo en tu correo',
    declared: /Declaración D-\d\d-\d{5}, sin confirmar/,
    declaredNext: /Abre su enlace: el desistimiento tendrá efecto/,
    unknown: 'No encontramos este pedido.',
  },
  ca: {
    prefix: '/ca',
    title: 'Desistir d’una compra',
    number: 'Número de comanda',
    email: 'Correu electrònic',
    find: 'Busca la comanda',
    name: 'Nom i cognoms',
    pieces: /^Unitats que tornes de /,
    onlyLeft: 'Te’n queden 3\u00a0u. per tornar: n’hem posat 3.',
    less: 'Una menys',
    next: 'Continua',
    chooseSome: 'Tria almenys un producte.',
    needed: 'Omple aquest camp.',
    confirmTitle: 'Confirma el teu desistiment',
    confirm: 'Confirma el desistiment',
    doneTitle: 'Cal confirmar-ho al teu correu',
    declared: /Declaració D-\d\d-\d{5}, sense confirmar/,
    declaredNext: /Obre’n l’enllaç: el desistiment tindrà efecte/,
    unknown: 'No trobem aquesta comanda.',
  },
};

test.beforeEach(refuseCookies);

test(
  'a guest withdraws from a part of an order with the keyboard, and confirms it by mail',
  { tag: '@desktop-first' },
  async ({ page, playwright, baseURL, language }) => {
    const t = texts[language];
    const email = `desiste.${language}.${Date.now()}@ejemplo.cat`;
    async function expectSound(): Promise<void> {
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    // Another browser: the page must not need its session.
    const other = await playwright.request.newContext({ baseURL: baseURL! });
    const guest = await signInAsGuest(other, { name: 'Marta', email });
    const [product] = await listWellStocked(other);
    const { number } = await orderOverApi(other, guest, { productId: product.id, quantity: 3 });
    await other.dispose();

    await open(page, `${t.prefix}/`);
    // On telephones the footer's groups are closed at first.
    await expect(page.locator(`footer a[href="${t.prefix}/withdrawal"]`)).toHaveText(t.title);
    await open(page, `${t.prefix}/withdrawal`);
    await main(page).getByLabel(t.number).fill('26-000000');
    await main(page).getByLabel(t.email).fill(email);
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(t.unknown)).toBeVisible();
    await main(page).getByLabel(t.number).fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.title })).toBeFocused();
    await expectSound();

    await main(page).getByRole('button', { name: t.next }).press('Enter');
    await expect(main(page).getByText(t.chooseSome)).toBeVisible();
    await expect(main(page).getByText(t.needed)).toBeVisible();
    await expect(main(page).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    const pieces = main(page).getByRole('textbox', { name: t.pieces });
    await pieces.fill('9');
    await pieces.press('Enter');
    await expect(page.getByText(t.onlyLeft)).toBeVisible();
    await expect(pieces).toHaveValue('3');
    await main(page).getByRole('button', { name: t.less }).press('Enter');
    await main(page).getByLabel(t.name).fill('Marta Soler');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: t.confirmTitle })).toBeFocused();
    await expect(main(page).getByText('Marta Soler')).toBeVisible();
    await expectSound();
    await main(page).getByRole('button', { name: t.confirm }).press('Enter');

    await expect(page.getByRole('heading', { name: t.doneTitle })).toBeFocused();
    await expect(main(page).getByText(t.declaredNext)).toBeVisible();
    const reference = /D-\d\d-\d{5}/.exec(await main(page).getByText(t.declared).innerText())![0];
    await expectSound();
    await expect(async () => {
      const mails = (await (await page.request.get('/dev/mailbox.json')).json()) as { to: string; subject: string }[];
      expect(mails.some(({ to, subject }) => to === email && subject.includes(reference))).toBe(true);
    }).toPass();
  },
);
