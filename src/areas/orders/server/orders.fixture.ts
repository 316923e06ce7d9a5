import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createBasket } from '#areas/basket/server/basket.ts';
import type { WithdrawalExemption } from '#areas/catalogue/contract.ts';
import type { Fulfilment } from '#areas/catalogue/fulfilment.ts';
import { createDelivery, type Delivery } from '#areas/delivery/server/delivery.ts';
import { readDeliveryData } from '#areas/delivery/server/delivery-data.ts';
import { createCheckAddress } from '#areas/delivery/server/geo/check-address.ts';
import { loadGazetteer } from '#areas/delivery/server/geo/gazetteer.ts';
import { readShopZones } from '#areas/delivery/server/zones/zone-store.ts';
import type { PaymentMethod } from '#areas/payment/contract.ts';
import { createPayment } from '#areas/payment/server/payment.ts';
import type { PaymentProvider } from '#areas/payment/server/payment-provider.ts';
import { bankTransfer } from '#areas/payment/server/providers/bank-transfer.ts';
import { testCard } from '#areas/payment/server/providers/test-card.fixture.ts';
import { createRefundCancelled, createSettling, createUpdateProvider } from '#areas/settling/server/settling.ts';
import { readDocumentLogo } from '#areas/store/server/document-logo.ts';
import { createMailFrame } from '#areas/store/server/mail-frame.ts';
import { readShopData } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import { type Actor, commandActor, jobActor } from '#values/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/database/test-database.ts';
import { Failure } from '#platform/http/failure.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { shopCommandIn } from '#platform/shop-command.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { type OrderRequest, orderRequest } from '../contract.ts';
import { createOrders } from './orders.ts';
import type { Buyer } from './place/store-order.ts';
import type { UnpaidOrderLimits } from './place/unpaid-order-limits.ts';
import type { StoredOrder } from './records/order-queries.ts';
import { placeOrder } from './place/place-order.ts';

const shopDir = fileURLToPath(new URL('../../../../demo/shop', import.meta.url));
const shop = readShopData(shopDir);
const deliveryData = readDeliveryData(shopDir);
const publicUrl = 'https://shop.example';

export const secret = 'a secret of the tests';
let lastUser = 100_000;

const unlimited = { orders: 1e6, pieces: 1e6, amount: 1e9 };

/** One for each side that may change an order. */
export const actors = {
  customer: { kind: 'shopper', id: '1' },
  shop: commandActor('test'),
  system: jobActor('test'),
} as const satisfies Record<string, Actor>;

/** A signed-in customer with an address of its own. */
export const buyerOf = (userId: number): Buyer => ({
  actor: { kind: 'shopper', id: String(userId) },
  userId,
  isGuest: false,
  isEmailConfirmed: true,
  email: `user-${userId}@ejemplo.cat`,
  network: null,
  locale: 'es',
  requestKey: null,
  mailNetworks: [],
});

/** A customer without an account, whose address nobody has confirmed. */
export const guestOf = (userId: number): Buyer => ({
  ...buyerOf(userId),
  actor: { kind: 'guest', id: String(userId) },
  isGuest: true,
  isEmailConfirmed: false,
});

interface RulesOptions {
  readonly runsJobs?: boolean;
  readonly pickupCapacity?: number;
  /** Who in the store hears of orders; nobody in the demo. */
  readonly orderMails?: ReturnType<Parameters<typeof createOrders>[0]['orderMails']>;
  /** The shop's own words for its mails. */
  readonly findWords?: NonNullable<Parameters<typeof createMailer>[0]['findWords']>;
}

/**
 * Basket and orders on a database of their own, with a clock that the test sets; it starts on a Friday morning.
 * `change` replaces parts of the delivery area, such as its price.
 */
export async function startRules(
  change: Partial<Delivery> = {},
  unpaidOrderLimits: UnpaidOrderLimits = { guest: unlimited, account: unlimited, network: unlimited },
  smtpUrl?: string,
  moreProviders: readonly PaymentProvider[] = [],
  { runsJobs = false, pickupCapacity, orderMails = shop.orderMails, findWords }: RulesOptions = {},
) {
  const { database, ...testDatabase } = await openTestDatabase({ maxConnections: 20 });
  let moment = new Date('2026-11-20T09:00:00Z');
  let msOfReading = 0;
  const clock = () => (moment = new Date(moment.getTime() + msOfReading));
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ database, log });
  const mailer = createMailer({
    config: { mode: 'demo', smtpUrl, mailFrom: undefined, publicUrl },
    database,
    clock,
    ...(findWords && { findWords }),
  });
  const store = createStore({ shop, clock, publicUrl, paymentMarks: () => [], hasPickup: () => true });
  const basket = createBasket({
    database,
    clock,
    jobs,
    deliveryTypes: ['delivery', 'pickup'],
    freeDeliveryCost: () => 99,
  });
  const data = pickupCapacity
    ? { ...deliveryData, pickup: { ...deliveryData.pickup!, capacity: pickupCapacity } }
    : deliveryData;
  const zones = readShopZones(shopDir, deliveryData);
  const checkAddress = createCheckAddress(loadGazetteer);
  const delivery = {
    ...createDelivery({ store, clock, database, data, shopZones: zones, checkAddress }),
    ...change,
  };
  const transfer = bankTransfer(store.bankAccount!, { path: () => '/qr' });
  const payment = createPayment({ providers: [transfer, testCard(), ...moreProviders] });
  const mailFrame = createMailFrame(shop, { publicUrl, logos: [`${shopDir}/public`] });
  const invoices = {
    database,
    clock,
    settings: {
      issuer: store.issuer,
      isDemo: true,
      isOn: true,
      series: '',
      logo: readDocumentLogo([`${shopDir}/public`]),
    },
  };
  const shopCommand = shopCommandIn('demo');
  const shared = {
    database,
    clock,
    delivery,
    payment,
    invoices,
    jobs,
    mailer,
    publicUrl,
    mailFrame,
    secret,
    shopCommand,
  };
  const orders = createOrders({
    ...shared,
    basket,
    unpaidOrderLimits,
    isHoliday: store.isHoliday,
    orderMails: () => orderMails,
    updateProvider: createUpdateProvider(shared),
    refundCancelled: createRefundCancelled(shared),
    cancelMinutes: shop.cancelMinutes,
  });
  const settling = createSettling({ ...shared, orders, onProviderError: () => {}, isAsleep: () => false });
  const fill = (userId: number, productId: number, quantity = 1) =>
    basket.put({ userId, cookie: undefined }, { productId, quantity }, 'es');
  // Otherwise jobs are only added, so that a test finds the mails that would be sent.
  await (runsJobs ? jobs.start() : jobs.connect());
  return {
    database,
    clock,
    basket,
    payment,
    mailer,
    mailFrame,
    orders,
    settling,
    delivery,
    jobs,
    shopCommand,
    expireUnpaidOrders: settling.expireUnpaid,
    /** The id of another customer. */
    newUser: (): number => (lastUser += 1),
    /** Puts pieces of a product into a user's basket. */
    fill,
    basketOf: (userId: number) => basket.getOfUser(userId, 'es'),
    /** Orders a user's basket; a refusal is a `Failure`. */
    place: (userId: number, requestKey: string | null = null, request = parsedPickupOrder) =>
      placeOrder(orders.placing, { ...buyerOf(userId), requestKey }, request),
    /** Places an order of some pieces of a product; each by a customer of its own unless one is named. */
    async placeOrder(
      productId: number,
      {
        userId = (lastUser += 1),
        quantity = 1,
        payment = 'transfer',
      }: { userId?: number; quantity?: number; payment?: PaymentMethod } = {},
    ): Promise<StoredOrder> {
      await fill(userId, productId, quantity);
      return placeRequest({ orders }, userId, { ...parsedPickupOrder, payment });
    },
    /** From now on time passes with each look at the clock, as it does in a shop. */
    letTimePass: () => (msOfReading = 1),
    passDays: (days: number) => (moment = new Date(moment.getTime() + days * 86_400_000)),
    async stop() {
      await jobs.stop();
      mailer.close();
      await testDatabase.drop();
    },
  };
}

export type Rules = Awaited<ReturnType<typeof startRules>>;

/** Places an order of a user's basket; throws when it is refused. */
export async function placeRequest(
  { orders }: Pick<Rules, 'orders'>,
  userId: number,
  request: OrderRequest = parsedPickupOrder,
): Promise<StoredOrder> {
  const order = await placeOrder(orders.placing, buyerOf(userId), request);
  if (order instanceof Failure) throw new Error(order.code);
  return order;
}

interface TestProduct {
  readonly article: string;
  /** Cents; null: not sellable. */
  readonly price?: number | null;
  readonly salePrice?: number | null;
  /** Cents. */
  readonly quantityPrices?: readonly { from: number; price: number }[];
  readonly vatRate?: number;
  readonly stock?: number;
  readonly isArchived?: boolean;
  readonly isVirtual?: boolean;
  readonly deliveryClass?: string | null;
  readonly fulfilment?: Fulfilment;
  readonly isAppliance?: boolean;
  readonly withdrawalExemption?: WithdrawalExemption | null;
}

/** Puts a product into the catalogue; returns its id. */
export async function addProduct(database: Database, product: TestProduct): Promise<number> {
  const { article, price = 1000, salePrice = null, quantityPrices = [], vatRate = 21, stock = 10 } = product;
  const { isArchived = false, isVirtual = false, withdrawalExemption = null } = product;
  const { deliveryClass = null, fulfilment = 'any', isAppliance = false } = product;
  await database.execute(sql`
    INSERT INTO catalogue_sections (id, code, url, name_es, name_ca) OVERRIDING SYSTEM VALUE
    VALUES (1, 'tornillos', '/catalog/tornillos', 'Tornillos', 'Cargols') ON CONFLICT DO NOTHING`);
  const { rows } = await database.execute<{ id: number }>(sql`
    INSERT INTO catalogue_products
      (article, slug, name_es, name_ca, section_id, price, sale_price, lowest_price_30_days, quantity_prices, vat_rate, stock, is_archived, is_virtual, withdrawal_exemption,
        delivery_class, fulfilment, is_appliance, published_at, source_hash, updated_at)
    VALUES
      (${article}, ${article}, ${`Producto ${article}`}, ${`Producte ${article}`}, 1, ${price}, ${salePrice}, ${salePrice && price}, ${JSON.stringify(quantityPrices)}::jsonb, ${vatRate}, ${stock},
        ${isArchived}, ${isVirtual}, ${withdrawalExemption}, ${deliveryClass}, ${fulfilment}, ${isAppliance}, now(), '', now())
    RETURNING id`);
  return rows[0]!.id;
}

export async function stockOf(database: Database, productId: number): Promise<number> {
  const { rows } = await database.execute<{ stock: number }>(
    sql`SELECT stock FROM catalogue_products WHERE id = ${productId}`,
  );
  return rows[0]!.stock;
}

export const pickupOrder = {
  customer: {
    type: 'individual',
    name: 'Marta',
    surname: 'Soler Vidal',
    email: 'marta@ejemplo.cat',
    phone: '612 34 56 78',
  },
  delivery: { type: 'pickup', pickupPointId: 1 },
  payment: 'transfer',
  comment: '',
  agree: true,
};

export const parsedPickupOrder = orderRequest.parse(pickupOrder);

/** Delivery to an address near the demo's store, in the first slot that suits a transfer on the Friday of `startRules`. */
export const homeDelivery = {
  type: 'delivery',
  address: {
    value: { latLng: { lat: 41.4502, lng: 2.2445 }, address: null, zipcode: '08911', placeId: null },
    street: 'Carrer de Sant Bru',
    house: '18',
    city: 'Badalona',
  },
  date: '2026-11-25',
  slot: { from: '09:00', to: '11:00' },
} as const;
