import { createAccount, signInOverApi } from './accounts.ts';
import { expect, main, open, refuseCookies } from './fixtures.ts';
import { mapTexts, testWithMap as test, waitForMap } from './orders/map.ts';
import { expectAccessible, expectNoOverflowAtAnyWidth } from './page-checks.ts';

const texts = {
  es: {
    ...mapTexts.es,
    prefix: '',
    look: 'Ver el mapa',
    directions: 'Cómo llegar',
    maps: { contacts: 'Mapa de la tienda', delivery: 'Mapa de las zonas de reparto' },
    zones: 'Zonas de reparto',
    terms: /Badalona\s*Paquete 6,90.€ · Voluminoso 19,00.€, gratis desde 150,00.€; Palé 39,00.€/,
    farTerms: /Islas Baleares\s*Precio por acordar/,
    noTerms: /sin acceso rodado\s*No llegamos/,
  },
  ca: {
    ...mapTexts.ca,
    prefix: '/ca',
    look: 'Mostra el mapa',
    directions: 'Com arribar-hi',
    maps: { contacts: 'Mapa de la botiga', delivery: 'Mapa de les zones de repartiment' },
    zones: 'Zones de repartiment',
    terms: /Badalona\s*Paquet 6,90.€ · Voluminós 19,00.€, gratis des de 150,00.€; Palet 39,00.€/,
    farTerms: /Illes Balears\s*Preu per acordar/,
    noTerms: /sense accés rodat\s*No hi arribem/,
  },
};

test.beforeEach(refuseCookies);

for (const name of ['contacts', 'delivery'] as const)
  test(
    `the page '${name}' opens its map when asked`,
    { tag: ['@telephone', ...(name === 'contacts' ? ['@all'] : [])] },
    async ({ page, isMobile }) => {
      // Both languages at both widths, of one page or the other.
      const t = texts[isMobile === (name === 'contacts') ? 'ca' : 'es'];
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${t.prefix}/${name}`);
      await expect(main(page).getByRole('link', { name: t.directions })).toHaveAttribute('href', /^https:\/\//);
      const button = main(page).getByRole('button', { name: t.look });
      await button.scrollIntoViewIfNeeded();
      // The closed map is a picture of it.
      const ofMap = (path: string) => /\.mjs$|^\/map\/layers|\/service\/map$/.test(path);
      expect(requested.filter(ofMap)).toEqual([]);

      await button.focus();
      await page.keyboard.press('Enter');
      const region = page.getByRole('region', { name: t.maps[name], exact: true });
      await expect(region).toBeFocused();
      await waitForMap(page, t);
      expect(requested.filter(ofMap).length).toBeGreaterThan(1);
      await expect(region.getByRole('img', { name: 'Can Eina' })).toBeVisible();
      if (name === 'delivery') await expect(region.getByRole('list')).toContainText('Badalona');
      // Nothing is chosen here.
      await expect(region.getByRole('button', { name: t.locate })).toHaveCount(0);
      const lookUps = requested.length;
      await region.locator('canvas').click({ position: { x: 60, y: 200 } });
      await region.locator('canvas').press('Enter');
      await region.getByRole('button', { name: t.zoomOut }).click();
      expect(requested.slice(lookUps).filter((path) => path.includes('/geo/'))).toEqual([]);
      await expectAccessible(page);
      await expectNoOverflowAtAnyWidth(page);
    },
  );

test('the hours open with the map of the store', { tag: '@desktop' }, async ({ page }) => {
  const t = texts.es;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/faq');
  await page.getByRole('banner').locator('a[href="/working-hours"]').first().click();
  const dialog = page.getByRole('dialog', { name: 'Tienda de Badalona' });
  const first = dialog.getByRole('link', { name: '+34 93 000 00 00' });
  await expect(first).toBeFocused();
  await waitForMap(page, t);
  await expect(dialog.getByRole('img', { name: 'Can Eina' })).toBeVisible();
  // The map opened by itself, so the focus stays where it is.
  await expect(first).toBeFocused();
  await expectAccessible(page);
});

test('the page on delivery lists the zones with their terms', { tag: '@desktop-first' }, async ({ page, isMobile }) => {
  const t = texts[isMobile ? 'ca' : 'es'];
  await open(page, `${t.prefix}/delivery`);
  const rows = page.getByRole('table', { name: t.zones }).getByRole('row');
  for (const terms of [t.terms, t.farTerms, t.noTerms]) await expect(rows.filter({ hasText: terms })).toHaveCount(1);
});

// The checkout's map is the same one; there it is used in `npm test`.
test('in the profile an address is chosen on the map', { tag: ['@desktop', '@all'] }, async ({ page, request }) => {
  const t = texts.es;
  const email = `mapa.${Date.now()}@ejemplo.cat`;
  await createAccount(request, email);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInOverApi(page, email);
  await open(page, '/profile/personal');
  await page.getByRole('button', { name: 'Añadir dirección' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t.openMap })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.openMap }).click();
  await waitForMap(page, t);
  const canvas = dialog.locator('canvas');
  const { width, height } = (await canvas.boundingBox())!;
  await canvas.click({ position: { x: width * 0.35, y: height * 0.55 } });
  await expect(dialog.getByLabel(t.zipcode)).toHaveValue(/^089\d\d$/);
  await expect(dialog.getByLabel(t.town)).toHaveValue('Badalona');
  await dialog.getByLabel(t.street, { exact: true }).fill('Carrer de Sant Bru');
  const house = dialog.getByLabel(t.house, { exact: true });
  await house.fill('18');
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/api/admin/user') && response.request().method() === 'PUT',
  );
  // Not a click: it waits for two frames, which a map that is drawn in software on a busy machine takes too long for.
  await house.press('Enter');
  const saved = await saving;
  expect(await saved.text()).toContain('Carrer de Sant Bru');
  const [address] = saved.request().postDataJSON().addresses;
  expect(address).toMatchObject({ street: 'Carrer de Sant Bru', city: 'Badalona' });
  expect(address.value.latLng.lat).toBeCloseTo(41.45, 1);
  await expect(page.getByText('Carrer de Sant Bru 18')).toBeVisible();
});
