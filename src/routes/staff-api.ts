import type { Call, CallKey } from '#values/call.ts';
import * as bank from '#areas/bank/contract.ts';
import * as attention from '#areas/orders/staff-attention-calls.ts';
import * as bulk from '#areas/orders/staff-bulk-calls.ts';
import * as orders from '#areas/orders/staff-calls.ts';
import * as search from '#areas/orders/staff-search-calls.ts';
import * as events from '#areas/orders/staff-event-calls.ts';
import * as returns from '#areas/orders/staff-return-calls.ts';
import * as papers from '#areas/orders/staff-paper-calls.ts';
import * as placing from '#areas/orders/staff-placing-calls.ts';
import * as money from '#areas/orders/staff-money-calls.ts';
import * as views from '#areas/orders/staff-view-calls.ts';
import * as staff from '#areas/staff/contract.ts';
import * as passkeys from '#areas/staff/passkey-calls.ts';
import * as people from '#areas/staff/people-calls.ts';
import * as sessions from '#areas/staff/session-calls.ts';

/** Contents page: every call of the back office, method and path below /api. */
export const staffApi = {
  'POST /staff/session': staff.signIn,
  'POST /staff/session/code': staff.sendCode,
  'POST /staff/session/passkey/options': passkeys.startPasskeySignIn,
  'POST /staff/session/passkey': passkeys.signInByPasskey,
  'GET /staff/session/people': staff.listDevicePeople,
  'POST /staff/session/person': staff.switchPerson,
  'DELETE /staff/session': staff.signOut,
  'POST /staff/session/lock': staff.lock,
  'POST /staff/session/unlock': staff.unlock,
  'POST /staff/reauthenticate': staff.reauthenticate,
  'POST /staff/invitation': staff.acceptInvitation,
  'POST /staff/invitation/open': staff.openInvitation,
  'GET /staff/openapi.json': staff.describeStaffApi,
  'GET /staff/me': staff.getMe,
  'PUT /staff/me': staff.updateMe,
  'GET /staff/sessions': sessions.listOwnSessions,
  'DELETE /staff/sessions/:id': sessions.endOwnSession,
  'POST /staff/second-factor': staff.startSecondFactor,
  'POST /staff/second-factor/confirm': staff.confirmSecondFactor,
  'GET /staff/passkeys': passkeys.listPasskeys,
  'POST /staff/passkeys/options': passkeys.startPasskey,
  'POST /staff/passkeys': passkeys.addPasskey,
  'DELETE /staff/passkeys/:id': passkeys.removePasskey,
  'GET /staff/people': people.listPeople,
  'POST /staff/people': people.invitePerson,
  'POST /staff/people/:id/invitation': people.invitePersonAgain,
  'PUT /staff/people/:id': people.changePersonRole,
  'DELETE /staff/people/:id': people.removePerson,
  'DELETE /staff/people/:id/sessions': people.endPersonSessions,
  'DELETE /staff/people/:id/sessions/:sessionId': people.endPersonSession,
  'DELETE /staff/people/:id/second-factor': people.resetPersonSecondFactor,
  'POST /staff/orders': placing.createStaffOrder,
  'POST /staff/orders/quote': placing.quoteStaffOrder,
  'POST /staff/articles/find': placing.findArticles,
  'POST /staff/customers/find': placing.findCustomers,
  'POST /staff/orders/list': orders.listStaffOrders,
  'GET /staff/orders/choices': search.listOrderChoices,
  'GET /staff/orders/attention': attention.listOrdersToAttend,
  'GET /staff/orders/counts': attention.countStaffOrders,
  'GET /staff/orders/today': attention.showStaffDay,
  'GET /staff/orders/:orderId': orders.getStaffOrder,
  'POST /staff/orders/:orderId/status': orders.changeStaffOrderStatus,
  'PUT /staff/orders/:orderId': orders.updateStaffOrder,
  'POST /staff/orders/:orderId/notes': orders.addOrderNote,
  'POST /staff/orders/:orderId/presence': events.showPresence,
  'GET /staff/orders/:orderId/mail': papers.previewOrderMail,
  'POST /staff/orders/:orderId/mail': papers.sendOrderMailAgain,
  'GET /staff/orders/:orderId/mails/:mailId': papers.getSentOrderMail,
  'POST /staff/orders/:orderId/mails/:mailId': papers.repeatOrderMail,
  'GET /staff/orders/:orderId/documents/:number': papers.getStaffDocument,
  'POST /staff/orders/:orderId/paid': money.recordStaffPayment,
  'POST /staff/orders/:orderId/receipts/:receiptId/undo': money.takeBackStaffPayment,
  'POST /staff/orders/:orderId/refund': money.refundStaffOrder,
  'POST /staff/orders/:orderId/returns': returns.announceStaffReturn,
  'POST /staff/orders/:orderId/returns/:reference/received': returns.receiveStaffReturn,
  'POST /staff/orders/:orderId/returns/:reference/refund': returns.refundStaffReturn,
  'POST /staff/changes/:id/undo': bulk.undoChange,
  'POST /staff/orders/bulk/preview': bulk.previewBulk,
  'POST /staff/orders/bulk': bulk.startBulk,
  'GET /staff/jobs/:id': bulk.getBulkJob,
  'GET /staff/jobs/:id/file': bulk.getBulkFile,
  'GET /staff/assignees': bulk.listAssignees,
  'GET /staff/order-views': views.listOrderViews,
  'POST /staff/order-views': views.saveOrderView,
  'PUT /staff/order-views/:id': views.updateOrderView,
  'DELETE /staff/order-views/:id': views.deleteOrderView,
  'POST /staff/bank-files': bank.uploadBankFile,
  'GET /staff/bank-files/:fileId': bank.getBankFile,
  'POST /staff/bank-files/:fileId/confirm': bank.confirmBankRows,
  'POST /staff/search': search.searchStaff,
  'GET /staff/events': events.streamOrderEvents,
  'POST /staff/audit/list': staff.listAudit,
  'POST /staff/audit/export': staff.exportAudit,
} satisfies Record<CallKey, Call>;

declare module '#web/api-client.ts' {
  interface RegisteredStaffApi {
    calls: typeof staffApi;
  }
}
