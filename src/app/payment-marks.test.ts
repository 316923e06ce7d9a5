import { expect, it } from 'vitest';
import { startShop } from '#areas/account/server/account.fixture.ts';

async function marksOf(settings: Record<string, string>): Promise<string[]> {
  const shop = await startShop(settings);
  try {
    const { body } = await shop.browser().send('GET', '/content/page/base');
    return body.paymentMarks;
  } finally {
    await shop.stop();
  }
}

it('every page names the methods that are set up, and no other', async () => {
  expect(await marksOf({})).toEqual(['VISA', 'Mastercard', 'Bizum', 'Transferencia', 'Crediya', 'seQura']);
  const onlyCrediya = {
    SHOP_MODE: 'production',
    SHOP_SECRET: 'a secret of at least thirty-two characters',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CREDIYA_URL: 'https://crediya.example',
    CREDIYA_KEY: 'a key of the tests',
  };
  expect(await marksOf(onlyCrediya)).toEqual(['Transferencia', 'Crediya']);
});
