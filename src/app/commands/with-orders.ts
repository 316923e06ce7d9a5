import { join } from 'node:path';
import { pino } from 'pino';
import { createBasket } from '#areas/basket/server/basket.ts';
import { createDelivery } from '#areas/delivery/server/delivery.ts';
import { deliveryTypesOf, readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import type { Orders } from '#areas/orders/server/orders.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { readDocumentLogo } from '#areas/store/server/document-logo.ts';
import { createMailFrame } from '#areas/store/server/mail-frame.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { systemClock as clock } from '#values/clock.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { makeLogoFiles } from '#platform/pictures/logo-files.ts';
import { loadShopSecret } from '#platform/secret/shop-secret.ts';
import { createOrdersOfShop } from '../create-orders-of-shop.ts';
import { createPayments } from '../create-payments.ts';
import { defaultInk } from '../serve-theme.ts';
import type { OpenedShop } from './command.ts';

/** What commands on orders work with. */
export interface ShopAreas {
  readonly orders: Orders;
  readonly payments: Settling['payments'];
}

/** What only a running shop does: commands run no jobs, and place no orders. */
const leaveToShop = (): never => {
  throw new Error('a command leaves this to the running shop');
};
const mailer: Mailer = { send: async () => leaveToShop(), close() {} };

/**
 * The orders of the shop as it runs, with the same rules; their mails are jobs. Only what orders need is built: no catalogue's
 * index, search, pages, zones or list of municipalities.
 */
export async function withOrders(
  { config, database }: Pick<OpenedShop, 'config' | 'database'>,
  run: (areas: ShopAreas) => Promise<void>,
): Promise<void> {
  const { publicUrl } = config;
  const log = pino({ level: 'silent' });
  const shop = readShopData(config.shopDir);
  const secret = await loadShopSecret(config.secret, database);
  const publicFiles = join(config.shopDir, 'public');
  const ink = shop.theme?.ink ?? defaultInk;
  const logoFiles = await makeLogoFiles({ publicFiles, dataDir: config.dataDir, ink });
  const logos = logoFiles ? [publicFiles, logoFiles] : [publicFiles];
  const jobs = createJobs({ database, log });
  const { payment } = createPayments({ config, log, shop, secret });
  const store = createStore({
    shop,
    clock,
    publicUrl,
    paymentMarks: payment.marks,
    hasPickup: () => data.pickup !== null,
  });
  const data = readDeliveryData(config.shopDir, store);
  const delivery = createDelivery({ store, clock, database, data, shopZones: [], checkAddress: leaveToShop });
  const basket = createBasket({
    database,
    clock,
    jobs,
    deliveryTypes: deliveryTypesOf(data),
    freeDeliveryCost: leaveToShop,
  });
  const { orders, settling } = createOrdersOfShop({
    config,
    shop,
    store,
    documentLogo: readDocumentLogo(logos),
    database,
    clock,
    basket,
    delivery,
    payment,
    jobs,
    mailer,
    mailFrame: createMailFrame(shop, { publicUrl, logos }),
    secret,
    onProviderError: leaveToShop,
    // Commands that change something are refused before.
    isAsleep: () => false,
  });
  await jobs.connect();
  try {
    await run({ orders, payments: settling.payments });
  } finally {
    await jobs.stop();
  }
}
