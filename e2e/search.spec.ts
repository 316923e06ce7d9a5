import { expect, expectAccessible, expectNoOverflow, hydrated, test } from './shop-test.ts';

test('suggestions are walked with the keyboard, in tabs, and lead to the product', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
  await box.fill('rotaflex');
  const list = page.getByRole('listbox', { name: 'Sugerencias de búsqueda' });
  await expect(list.getByRole('option').first()).toContainText('Amoladora');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await box.press('ArrowDown');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await list.getByRole('option').first().getAttribute('id'))!);
  await box.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Secciones/ })).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('rotaflex');

  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/.*amoladoras/);
});

test('Enter searches, nothing goes nowhere, and the device remembers', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
  await box.press('Enter');
  await expect(page).toHaveURL('/');
  await box.fill('taladro 18v');
  await box.press('Enter');
  await expect(page).toHaveURL('/search/taladro%2018v');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultados de «taladro 18v»');
  await expect(page.getByRole('article').first()).toContainText('Taladro');
  await expect(box).toHaveValue('taladro 18v');

  await page.locator('header').getByRole('button', { name: 'Borrar la búsqueda' }).click();
  const recent = page.getByRole('listbox', { name: 'Búsquedas recientes' });
  await expect(recent.getByRole('option')).toHaveText(['taladro 18v']);
  await page.getByRole('button', { name: 'Borrar las búsquedas recientes' }).click();
  await expect(recent).toBeHidden();
});

test('what is not found is said, with ways on, in both languages', async ({ page }) => {
  await page.goto('/search/zzxqwv');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hemos encontrado nada');
  await expect(page.getByRole('link', { name: 'Ir al catálogo' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.locator('header').getByRole('combobox').fill('zzxqwv jjkwq');
  await expect(page.getByText('Prueba a cambiar la búsqueda y seguro que encuentras productos.')).toBeVisible();
  await page.goto('/ca/search/zzxqwv');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hem trobat res');
});

test('results are filtered and ordered like a section, and accessible', async ({ page }) => {
  await page.goto('/search/radial?brand=milwaukee&sort=price_asc');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toContainText('Milwaukee');
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the results', async ({ page }) => {
    await page.goto('/');
    const box = page.locator('header').getByRole('combobox', { name: 'Buscar en la tienda' });
    await box.fill('radial');
    await box.press('Enter');
    await expect(page).toHaveURL('/search/radial');
    await expect(page.getByRole('article').first()).toContainText('Amoladora');
  });
});
