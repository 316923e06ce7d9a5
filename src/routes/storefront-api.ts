import type { Call, CallKey } from '#values/call.ts';
import * as account from '#areas/account/contract.ts';
import * as basket from '#areas/basket/contract.ts';
import * as catalogue from '#areas/catalogue/contract.ts';
import * as checkout from '#areas/checkout/contract.ts';
import * as content from '#areas/content/contract.ts';
import * as delivery from '#areas/delivery/contract.ts';
import * as enquiries from '#areas/enquiries/contract.ts';
import * as lists from '#areas/lists/contract.ts';
import * as navigation from '#areas/navigation/contract.ts';
import * as orders from '#areas/orders/contract.ts';
import * as payment from '#areas/payment/contract.ts';
import * as search from '#areas/search/contract.ts';
import * as stockNotices from '#areas/stock-notices/contract.ts';
import * as store from '#areas/store/contract.ts';

/** Contents page 1: every call of the API, method and path below /api. */
export const api = {
  'POST /admin/user/registration': account.register,
  'POST /admin/user/confirm-registration': account.confirmRegistration,
  'POST /admin/user/forgot-password': account.forgotPassword,
  'PUT /admin/user/reset-password': account.resetPassword,
  'GET /admin/user': account.getUser,
  'PUT /admin/user': account.updateUser,
  'DELETE /admin/user': account.deleteUser,
  'PUT /admin/user/change-password': account.changePassword,
  'POST /auth/reauthenticate': account.reauthenticate,
  'PUT /admin/user/change-email': account.changeEmail,
  'POST /admin/user/confirm-change-email': account.confirmChangeEmail,
  'GET /admin/user/sessions': account.listSessions,
  'DELETE /admin/user/sessions': account.endSession,
  'GET /admin/user/export': account.exportUser,
  'POST /auth/login': account.login,
  'POST /auth/logout': account.logout,
  'POST /auth/token/refresh': account.refreshToken,
  'POST /sale/checkout-account': account.openCheckoutAccount,
  'GET /catalog/section/tree': catalogue.getSectionTree,
  'GET /catalog/section/list': catalogue.listSections,
  'GET /catalog/section/list-for-footer': catalogue.listFooterSections,
  'GET /reference/brand/list': catalogue.listBrands,
  'GET /content/page/brand': catalogue.getBrandPage,
  'GET /reference/product-carouser/main': catalogue.listMainRows,
  'POST /catalog/product/list': catalogue.listProducts,
  'GET /catalog/product/carousel': catalogue.getCarousel,
  'GET /catalog/product/recommended': catalogue.listRecommended,
  'POST /catalog/product/viewed': lists.addViewedProducts,
  'GET /catalog/product/favorite': lists.getFavourites,
  'POST /catalog/product/favorite': lists.addFavourites,
  'DELETE /catalog/product/favorite': lists.removeFavourites,
  'GET /catalog/product/compare': lists.getCompared,
  'POST /catalog/product/compare': lists.addCompared,
  'DELETE /catalog/product/compare': lists.removeCompared,
  'POST /content/page/favorite': lists.getFavouritePage,
  'POST /content/page/compare': lists.getComparePage,
  'GET /catalog/product/:slug': catalogue.getProduct,
  'GET /sale/basket': basket.getBasket,
  'POST /sale/basket': basket.putIntoBasket,
  'POST /sale/basket/products': basket.addProducts,
  'POST /sale/basket/lines': basket.addLines,
  'POST /sale/basket/quick-order': basket.placeQuickOrder,
  'POST /sale/basket/quick-order/check': basket.checkQuickOrder,
  'POST /sale/basket/list': basket.shareList,
  'GET /sale/basket/list': basket.getSharedList,
  'DELETE /sale/basket': basket.removeFromBasket,
  'DELETE /sale/basket/clear': basket.clearBasket,
  'GET /content/page/checkout': checkout.getCheckoutPage,
  'GET /sale/checkout-options': checkout.getCheckoutOptions,
  'GET /service/delivery/init': delivery.getDeliveryInit,
  'GET /service/delivery/cost': delivery.getDeliveryCost,
  'GET /service/delivery/estimate': delivery.estimateDelivery,
  'GET /service/map': delivery.getMap,
  'GET /service/geo/search': delivery.searchPlaces,
  'GET /service/geo/reverse': delivery.findPlaceAt,
  'POST /service/notice': stockNotices.askForNotice,
  'POST /service/notice/confirm': stockNotices.confirmNotice,
  'POST /service/notice/end': stockNotices.endNotice,
  'POST /sale/order': orders.createOrder,
  'POST /sale/order/list': orders.listOrders,
  'GET /sale/order/detail': orders.getOrderDetail,
  'GET /sale/order/invoice': orders.getInvoice,
  'GET /sale/order/document': orders.getDocument,
  'POST /sale/order/repeat': orders.repeatOrder,
  'POST /sale/order/cancel': orders.cancelOrder,
  'POST /sale/order/withdrawal': orders.findWithdrawal,
  'POST /sale/order/withdraw': orders.withdraw,
  'POST /sale/order/withdraw/confirm': orders.confirmWithdrawal,
  'POST /sale/order/track': orders.trackOrder,
  'POST /sale/order/open': orders.openOrder,
  'GET /content/page/confirm': orders.getConfirmPage,
  'POST /sale/order/payment': orders.payOrder,
  'GET /service/payment/start': payment.getPaymentStart,
  'GET /service/payment/signature': orders.getPaymentSignature,
  'POST /service/payment/notification': orders.notifyPayment,
  'GET /service/payment/check': orders.checkPayment,
  'GET /service/crediya/settings': payment.getCrediyaSettings,
  'GET /service/crediya/preliminary-token': payment.getCrediyaToken,
  'GET /service/crediya/getState': orders.getCrediyaState,
  'POST /service/crediya/notification': orders.notifyCrediya,
  'GET /service/sequra/settings': payment.getSequraSettings,
  'GET /service/sequra/cancel': orders.cancelSequra,
  'POST /service/sequra/notification': orders.notifySequra,
  'POST /search': search.suggest,
  'POST /catalog/search': search.searchProducts,
  'GET /menu': navigation.getMenu,
  'GET /menu/full': navigation.getFullMenu,
  'GET /content/contact/base': store.getContacts,
  'POST /content/contact/enquiry': enquiries.sendEnquiry,
  'GET /content/page/base': store.getBasePage,
  'GET /content/page/promotion/list': content.listPromotions,
  'GET /content/page/promotion': content.getPromotion,
  'GET /content/page/job/list': content.listJobs,
  'GET /content/page/job': content.getJob,
  'GET /content/page/section': content.getSectionContent,
  'GET /content/page/project/list': content.listProjects,
  'GET /content/page/project': content.getProject,
  'GET /content/page/season': content.getSeason,
  'GET /content/page/:page': content.getContentPage,
} satisfies Record<CallKey, Call>;

declare module '#web/api-client.ts' {
  interface RegisteredApi {
    calls: typeof api;
  }
}
