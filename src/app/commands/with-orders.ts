import { join } from 'node:path';
import { pino } from 'pino';
import { createBasket } from '#areas/basket/server/basket.ts';
import { createDelivery } from '#areas/delivery/server/delivery.ts';
import { deliveryTypesOf, readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import type { Orders } from '#areas/orders/server/orders.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { readDocumentLogo } from '#areas/store/server/document-logo.ts';
import { createMailFrame } from '#areas/store/server/mail-frame.ts';
import { readShopData, type ShopData } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { systemClock as clock } from '#values/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { makeLogoFiles } from '#platform/pictures/logo-files.ts';
import { loadShopSecret } from '#platform/secret/shop-secret.ts';
import { StartError } from '#platform/start-error.ts';
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
const mailer: Mailer = {
  send: async () => leaveToShop(),
  sendWritten: async () => leaveToShop(),
  preview: leaveToShop,
  isRefusedEverywhere: () => false,
  close() {},
};

type ShopParts = Pick<OpenedShop, 'config' | 'database'> & Partial<Pick<OpenedShop, 'terminal'>>;

/** The orders of the shop as it runs, for a command that only reads them. */
export async function withOrders(shop: ShopParts, run: (areas: ShopAreas) => Promise<void>): Promise<void> {
  await run(await openOrders(shop, noJobs));
}

/** The same for a command that changes them, whose mails and refunds are jobs. */
export async function changeOrders(shop: ShopParts, run: (areas: ShopAreas) => Promise<void>): Promise<void> {
  const { createJobs } = await import('#platform/jobs/jobs.ts');
  const jobs = createJobs({ database: shop.database, log: pino({ level: 'silent' }) });
  const areas = await openOrders(shop, jobs);
  try {
    // Before the first transaction: within one, connections of the queue's own would be waited for with the order locked.
    await jobs.connect();
    await run(areas);
  } finally {
    await jobs.stop();
  }
}

const noJobs: Jobs = {
  add: async () => leaveToShop(),
  addAll: async () => leaveToShop(),
  handle() {},
  repeat() {},
  start: async () => leaveToShop(),
  connect: async () => leaveToShop(),
  isFailing: () => false,
  async stop() {},
};

/** Only what orders need is built: no catalogue's index, search, pages, zones or list of municipalities. */
async function openOrders({ config, database, terminal }: ShopParts, jobs: Jobs): Promise<ShopAreas> {
  const { publicUrl } = config;
  const log = pino({ level: 'silent' });
  const shop = readShopData(config.shopDir);
  const secret = await loadShopSecret(config.secret, database);
  const { logos, logo } = await readLogo(config, shop).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    terminal?.output.write(`${error.message} Going on without it.\n`);
    return { logos: [], logo: null };
  });
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
    documentLogo: logo,
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
  return { orders, payments: settling.payments };
}

/** The folders that may have the shop's logos, and that of its documents. Throws `StartError` for one that is no picture. */
async function readLogo({ shopDir, dataDir }: Config, { theme }: ShopData) {
  const publicFiles = join(shopDir, 'public');
  const logoFiles = await makeLogoFiles({ publicFiles, dataDir, ink: theme?.ink ?? defaultInk });
  const logos = logoFiles ? [publicFiles, logoFiles] : [publicFiles];
  return { logos, logo: readDocumentLogo(logos) };
}
