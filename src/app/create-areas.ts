import type { AppParts } from './app-parts.ts';
import { closedPages } from './closed-pages.ts';
import { contentAreasRoutes, createContentOfShop } from './create-content-areas.ts';
import { createIndexFiles } from './index-files.ts';
import { errorTextsOfAreas } from './error-texts-of-areas.ts';
import { createGoodsReader } from './create-goods-reader.ts';
import { createDeliveryOfShop } from './create-delivery.ts';
import { createPageTexts } from './create-page-texts.ts';
import { staffRoutesOfShop } from './staff-routes-of-shop.ts';
import { createSearchOfShop } from './create-search.ts';
import { createDiscoveryParts, type ShopForDiscovery } from './create-discovery-parts.ts';
import { createProductPage } from './product-page.ts';
import { eraseUser } from './erase-user.ts';
import { createOrdersOfShop } from './create-orders-of-shop.ts';
import { createPayments } from './create-payments.ts';
import { readShopDir } from './read-shop-dir.ts';
import { createAccount } from '#areas/account/server/account.ts';
import { accountRoutes } from '#areas/account/server/account-routes.ts';
import { sessionCookies } from '#areas/account/server/sign-in/session-cookies.ts';
import { type BasketArea, createBasket } from '#areas/basket/server/basket.ts';
import { basketCookie, basketOfVisit, basketRoutes, mergeBasketAtSignIn } from '#areas/basket/server/basket-routes.ts';
import { createCatalogue, findArticleCards } from '#areas/catalogue/server/catalogue.ts';
import { catalogueRoutes } from '#areas/catalogue/server/catalogue-routes.ts';
import { checkoutRoutes } from '#areas/checkout/server/checkout-routes.ts';
import type { Locale } from '#i18n/locale.ts';
import { carriedClasses, type Delivery } from '#areas/delivery/server/delivery.ts';
import { deliveryTypesOf } from '#areas/delivery/server/delivery-data.ts';
import { deliveryRoutes, type GoodsReader } from '#areas/delivery/server/delivery-routes.ts';
import { createGeocoder } from '#areas/delivery/server/geo/create-geocoder.ts';
import { createMapFiles, type MapFiles } from '#areas/delivery/server/map/map-files.ts';
import { chooseMapProvider } from '#areas/delivery/server/map/map-provider.ts';
import { findStorePin } from '#areas/delivery/server/map/store-pin.ts';
import { createEnquiries } from '#areas/enquiries/server/enquiries.ts';
import { enquiriesRoutes } from '#areas/enquiries/server/enquiries-routes.ts';
import { createLists } from '#areas/lists/server/lists.ts';
import { listsRoutes } from '#areas/lists/server/lists-routes.ts';
import { guaranteeNotice, joinAccount, listBuyers, type Orders } from '#areas/orders/server/orders.ts';
import { createOrderEvents, type OrderEvents } from '#areas/orders/server/events/order-events.ts';
import { ordersRoutes } from '#areas/orders/server/orders-routes.ts';
import { financingRoutes } from '#areas/payment/server/financing/financing-routes.ts';
import type { TransferQr } from '#areas/payment/server/providers/transfer-qr.ts';
import { searchRoutes } from '#areas/search/server/search-routes.ts';
import type { Settling } from '#areas/settling/server/settling.ts';
import { settlingRoutes, startFinancing } from '#areas/settling/server/settling-routes.ts';
import { guaranteeImage } from '#areas/store/server/guarantee-image.ts';
import { createStaff, type Staff } from '#areas/staff/server/create-staff.ts';
import { createStockNotices, type StockNotices } from '#areas/stock-notices/server/stock-notices.ts';
import { stockNoticesRoutes } from '#areas/stock-notices/server/stock-notices-routes.ts';
import { createMailFrame } from '#areas/store/server/mail-frame.ts';
import { seatOf } from '#areas/store/server/shop-data.ts';
import { createStore } from '#areas/store/server/store.ts';
import type { Theme } from '#areas/store/theme.ts';
import { storeRoutes } from '#areas/store/server/store-routes.ts';
import { shareConnections } from '#platform/database/share-connections.ts';
import { type ChangeTag, partOf } from '#platform/database/change-notices.ts';
import { centsFromEuros } from '#values/money.ts';
import type { StaffRole } from '#values/staff-roles.ts';
import { hasCookie } from '#platform/http/request-visit.ts';
import type { Authenticate } from '#platform/http/visit.ts';
import type { ErrorTexts } from '#platform/http/errors/error-texts.ts';
import type { Route } from '#platform/http/handler.ts';
import type { Health } from '#platform/http/health.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { createSecurityLog, type SecurityLog } from '#platform/http/security-log.ts';
import { createMailLimits } from '#platform/mail/mail-limits.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { sendWaitingMails } from '#platform/mail/waiting-mails.ts';
import { loadShopSecret } from '#platform/secret/shop-secret.ts';

/** What the HTTP side needs of the shop's business. */
interface Areas {
  readonly routes: readonly Route[];
  readonly texts: ErrorTexts;
  readonly authenticate: Authenticate;
  readonly staff: Staff;
  /** Whether the cookies of a request may lead to a basket: a visitor's, or through a session a customer's. */
  readonly mayHaveBasket: (cookies: string | undefined) => boolean;
  readonly languages: readonly Locale[];
  readonly theme: Theme | null;
  /** The folder of pictures made of the shop's logo. */
  readonly logoFiles: string | null;
  /** Where the shop is reached. */
  readonly email: () => string;
  /** Whom the description of the API names. */
  readonly contact: () => { readonly name: string; readonly email: string };
  readonly hstsSubdomains: boolean;
  readonly securityLog: SecurityLog;
  /** The caller starts the jobs once all areas have registered their handlers. */
  readonly jobs: Jobs;
  readonly basket: BasketArea;
  readonly orders: Orders;
  readonly stockNotices: StockNotices;
  readonly settling: Settling;
  readonly discovery: ShopForDiscovery;
  readonly transferQr: TransferQr | null;
  readonly delivery: Delivery;
  /** Goods whose delivery is estimated. */
  readonly goodsToEstimate: GoodsReader;
  /** The embedded map and its previews. */
  readonly mapFiles: MapFiles;
  /** Stops the jobs and closes the connections to the mail server. */
  stop(): Promise<void>;
  /** Reads again what the process remembers of the database, until it succeeds; resolves once listings show the change. */
  refresh(tags: readonly ChangeTag[]): Promise<void>;
  readonly orderEvents: OrderEvents;
  /** Starts to load the indexes; the shop is not ready until they are loaded. Then it rehearses requests, `rehearsePages` first. */
  warmUp(rehearsePages: () => Promise<void>): void;
  /** Fills the demo with orders where it has none. */
  placeDemoOrders(): Promise<void>;
}

/** Builds the areas and passes each the others that it may use; events that flow up are functions passed in here. */
export async function createAreas({
  config,
  database,
  clock,
  log,
  health,
  withRehearsal,
  isAsleep,
  refuseShop,
}: AppParts & {
  readonly health: Health;
  /** Whether this is a restored copy that was not woken yet. */
  readonly isAsleep: () => boolean;
}): Promise<Areas> {
  const files = await readShopDir({ config, refuseShop });
  const { shopFile, logos } = files;
  const shop = shopFile.data;
  const jobs = createJobs({ database, log, maxConnections: shareConnections(config.databaseConnections).jobs });
  const mailer = createMailer({
    config,
    database,
    clock,
    log,
    findWords: (kind, locale) => content.findMailWords(kind, locale),
  });
  const secret = await loadShopSecret(config.secret, database);
  const securityLog = createSecurityLog({ secret, clock });
  const { publicUrl } = config;
  const mailFrame = createMailFrame(shop, { publicUrl, logos });
  const { payment, financing, transferQr } = createPayments({ config, log, shop, secret });
  const store = createStore({
    shop,
    clock,
    publicUrl,
    paymentMarks: payment.marks,
    hasPickup: () => deliveryData.pickup !== null,
    hasDelivery: () => deliveryData.delivery !== null,
  });
  const { delivery, deliveryData, places, refreshDelivery } = await createDeliveryOfShop({
    config,
    database,
    clock,
    log,
    store,
  });
  const content = await createContentOfShop({ config, database, shopFile, clock, log, store, delivery, payment });
  const indexFiles = createIndexFiles(config.dataDir, log);
  const catalogue = createCatalogue({
    database,
    indexFile: indexFiles.listings,
    publicUrl,
    shopName: shop.name,
    highlights: files.highlights,
    ...(shop.lowStock !== null && { lowStock: shop.lowStock }),
    findPromotion: content.promotions.findProducts,
    onIndexError: (err) => log.error({ err }, 'the catalogue index could not be reloaded'),
  });
  const {
    search,
    unanswered,
    warmUp,
    stop: stopSearch,
  } = createSearchOfShop({
    config,
    database,
    clock,
    log,
    health,
    jobs,
    catalogue,
    indexFile: indexFiles.search,
    listPageTexts: createPageTexts({ catalogue, content, menu: files.menu, store, payment }),
    rehearsedLanguages: withRehearsal ? shop.languages : [],
  });
  health.addCheck({ name: 'jobs_failing', isHealthy: () => !jobs.isFailing() && !mailer.isRefusedEverywhere() });
  const basket = createBasket({
    database,
    matchLines: search.matchLines,
    clock,
    jobs,
    deliveryTypes: deliveryTypesOf(deliveryData),
    freeDeliveryCost: (products) => delivery.freeDeliveryCost(carriedClasses(products)),
  });
  const readBasket = basketOfVisit(basket);
  const goodsToEstimate = createGoodsReader({ database, readBasket });
  const lists = createLists({ database, clock, catalogue });
  const guaranteeImages = new Map(
    shop.languages.map((locale: Locale) => [locale, guaranteeImage(config.shopDir, locale)]),
  );
  const describeGuarantee = (locale: Locale) => ({
    ...guaranteeNotice(locale),
    image: guaranteeImages.get(locale) ?? null,
  });
  const ordersParts = {
    config,
    shop,
    store,
    documentLogo: files.documentLogo,
    database,
    clock,
    basket,
    delivery,
    payment,
    jobs,
    mailer,
    mailFrame,
    secret,
    onProviderError: (err: unknown) => log.warn({ err }, 'a payment provider did not answer'),
    isAsleep,
  };
  const { orders, settling } = createOrdersOfShop(ordersParts);
  const account = createAccount({
    securityLog,
    database,
    clock,
    config,
    secret,
    jobs,
    mailer,
    mailFrame,
    shopNames: [
      ...[shop.name, shop.legal.company, new URL(publicUrl).hostname, shop.email.split('@')[1]!.split('.')[0]!],
      ...[seatOf(shop).city, shop.address?.city ?? ''],
    ],
    onSignIn: mergeBasketAtSignIn({ clock }),
    onEmailConfirmed: (tx, news) => joinAccount(tx, { clock, payment, delivery }, news),
    onDelete: async (tx, userId, email) => {
      const kind = email === null ? 'guest' : 'shopper';
      await eraseUser(tx, { actor: { kind, id: String(userId) }, at: clock() }, { userId, email });
    },
    listBuyers: (userIds) => listBuyers(database, userIds),
    exportMore: async (userId, locale, email) => ({
      orders: await orders.exportOrders(userId),
      basket: await basket.getOfUser(userId, locale),
      ...(await lists.exportOf(userId)),
      ...(await stockNotices.exportOf(email)),
    }),
  });
  const refundLimitOf = (role: StaffRole): number | null => (role === 'sales' ? shop.refundLimits.sales : null);
  const staff = createStaff({
    database,
    clock,
    secret,
    jobs,
    mailer,
    mailFrame,
    mode: config.mode,
    publicUrl,
    shopName: () => shop.name,
    refundLimitOf,
    account,
  });
  const orderEvents = createOrderEvents({ database, clock, log });
  const mailLimits = createMailLimits({ secret, clock });
  const enquiries = createEnquiries({
    account,
    jobs,
    mailer,
    mailFrame,
    mailLimits,
    mode: config.mode,
    answerNote: store.answerNote,
    findProduct: async (article, locale) => (await findArticleCards(catalogue, [article], locale))[0] ?? null,
    publicUrl,
  });
  const stockNotices = createStockNotices({
    account,
    database,
    clock,
    jobs,
    mailer,
    mailFrame,
    mailLimits,
    secret,
    publicUrl,
    mode: config.mode,
  });
  sendWaitingMails(jobs, { database, clock });

  return {
    routes: [
      ...accountRoutes(account),
      ...catalogueRoutes(catalogue, {
        listViewed: lists.viewed.listCards,
        findProductPage: createProductPage({ catalogue, delivery, content, describeGuarantee }),
      }),
      ...searchRoutes(search, unanswered),
      ...basketRoutes(basket),
      ...listsRoutes(lists),
      ...deliveryRoutes({
        delivery,
        geocoder: createGeocoder(
          config,
          (reason) => log.warn({ reason }, 'the geocoding provider did not answer'),
          places.current,
          shop.coords ?? null,
        ),
        mapProvider: chooseMapProvider(config),
        async goodsOf(visit) {
          const { list, price } = await readBasket(visit);
          return {
            price: centsFromEuros(price),
            // The page of an empty basket shows what ordinary goods would cost.
            classes: list.length > 0 ? carriedClasses(list) : [null],
          };
        },
        goodsToEstimate,
      }),
      ...checkoutRoutes({
        takesOrders: () => !isAsleep(),
        delivery,
        payment,
        publicUrl,
        async basketOf(visit) {
          const { list, price } = await readBasket(visit);
          if (list.length === 0) return undefined;
          return { price: centsFromEuros(price), hasVirtual: list.some(({ isVirtual }) => isVirtual) };
        },
        guarantee: describeGuarantee,
      }),
      ...ordersRoutes({
        orders,
        account,
        mode: config.mode,
        publicUrl,
        startFinancing: (...placed) => startFinancing(settling, ...placed),
        listWaysToPay: settling.listWays,
        contact() {
          const { phone, email } = delivery.contact();
          return { phone, email };
        },
        isTestPayment: payment.isTest,
        guarantee: describeGuarantee,
      }),
      ...settlingRoutes(settling, orders.forCustomer, securityLog),
      ...financingRoutes(financing),
      ...storeRoutes(store),
      ...enquiriesRoutes(enquiries),
      ...stockNoticesRoutes(stockNotices),
      ...staffRoutesOfShop({
        ...{ config, shop, database, clock, log, jobs, orders, settling, catalogue, search, delivery },
        ...{ staff, orderEvents, refundLimitOf },
      }),
      ...contentAreasRoutes({ menu: files.menu, content, store, delivery, payment, catalogue }),
    ],
    texts: errorTextsOfAreas({ hasPickup: deliveryData.pickup !== null }),
    authenticate: account.signIn.authenticate,
    staff,
    mayHaveBasket: (cookies) => hasCookie(cookies, [basketCookie, ...sessionCookies]),
    languages: shop.languages,
    theme: shop.theme,
    logoFiles: files.logoFiles,
    email: () => shop.email,
    contact: () => ({ name: shop.name, email: shop.email }),
    hstsSubdomains: shop.hstsSubdomains,
    securityLog,
    jobs,
    basket,
    orders,
    stockNotices,
    settling,
    discovery: createDiscoveryParts({
      catalogue,
      delivery,
      content,
      shop,
      closedPages: closedPages({ store, payment }),
    }),
    transferQr,
    delivery,
    goodsToEstimate,
    mapFiles: createMapFiles({
      shopLayers: files.mapLayers,
      storePin: findStorePin(logos),
      mapData: () => delivery.map('es'),
      zonesVersion: delivery.zonesVersion,
    }),
    orderEvents,
    async stop() {
      content.stop();
      await Promise.all([stopSearch(), indexFiles.stop(), jobs.stop()]);
      mailer.close();
    },
    async refresh(tags) {
      const concernsDelivery = tags.some((tag) => tag === 'page:delivery' || tag === 'content');
      const changes = tags.filter((tag) => partOf(tag) === 'catalogue');
      await Promise.all([concernsDelivery && refreshDelivery(), changes.length > 0 && catalogue.refresh(changes)]);
      if (changes.length > 0)
        search.refresh(changes).catch((err: unknown) => log.error({ err }, 'the search could not follow a change'));
    },
    warmUp,
    async placeDemoOrders() {
      const { placeDemoOrders } = await import('#demo/orders/place-demo-orders.ts');
      await placeDemoOrders(ordersParts, () => staff.demo.prepare());
    },
  };
}
