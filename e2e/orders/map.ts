import type { LaunchOptions, Locator, Page } from '@playwright/test';
import { expect, main, test } from '../fixtures.ts';

/** A browser that draws WebGL in software, the maps with a quarter of the pixels; the others have none. */
export const testWithMap = test.extend<object, { launchOptions: LaunchOptions }>({
  async page({ page }, use) {
    await page.addInitScript(() => Object.defineProperty(window, 'devicePixelRatio', { value: 0.5 }));
    await use(page);
  },
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []).filter((argument) => argument !== '--disable-gpu'),
          '--use-angle=swiftshader',
          '--enable-unsafe-swiftshader',
        ],
      }),
    { scope: 'worker' },
  ],
});

export const mapTexts = {
  es: {
    home: /^A domicilio/,
    openMap: 'Elegir en el mapa',
    map: 'Mapa de las zonas de reparto',
    zoomIn: 'Acercar',
    locate: 'Usar mi posición',
    notLocated: /permite la ubicación en el navegador/,
    zoomOut: 'Alejar',
    failed: /El mapa no se ha podido abrir/,
    retry: 'Volver a intentarlo',
    street: 'Calle',
    house: 'Número',
    zipcode: 'Código postal',
    town: 'Población',
  },
  ca: {
    home: /^A domicili/,
    openMap: 'Tria-ho al mapa',
    map: 'Mapa de les zones de repartiment',
    zoomIn: 'Acosta',
    locate: 'Fes servir la meva posició',
    notLocated: /permet la ubicació al navegador/,
    zoomOut: 'Allunya',
    failed: /El mapa no s’ha pogut obrir/,
    retry: 'Torna-ho a provar',
    street: 'Carrer',
    house: 'Número',
    zipcode: 'Codi postal',
    town: 'Població',
  },
};
export type MapTexts = (typeof mapTexts)['es'];

/** The map, without its buttons. */
export const mapRegion = (page: Page, t: MapTexts): Locator => page.getByRole('region', { name: t.map, exact: true });

/** Chooses delivery and opens the map; it moves without animations. */
export async function openMap(page: Page, t: MapTexts): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await main(page).getByRole('radio', { name: t.home }).check();
  await page.getByRole('button', { name: t.openMap }).click();
}

/** Waits until the map is drawn. */
export const waitForMap = (page: Page, t: MapTexts): Promise<void> =>
  expect(page.getByRole('button', { name: t.zoomIn })).toBeVisible({ timeout: 30_000 });
