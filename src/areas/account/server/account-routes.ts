import { route, type Route } from '#platform/http/handler.ts';
import * as calls from '../contract.ts';
import type { Account } from './account.ts';

export const accountRoutes = ({ registration, signIn, recovery, settings, emailChange }: Account): Route[] => [
  route(calls.register, ({ body }, visit) => registration.register(body, visit)),
  route(calls.confirmRegistration, ({ body: { type, email, confirmCode } }, visit) =>
    type === 'change'
      ? emailChange.confirmEmail(email, confirmCode, visit)
      : registration.confirm({ email, confirmCode }, visit),
  ),
  route(calls.login, ({ body }, visit) => signIn.login(body, visit)),
  route(calls.logout, (_input, visit) => signIn.logout(visit)),
  route(calls.refreshToken, ({ body }, visit) => signIn.refresh(body.clientId, visit)),
  route(calls.openCheckoutAccount, ({ body }, visit) => signIn.openCheckoutAccount(body, visit)),
  route(calls.forgotPassword, ({ body }, visit) => recovery.forgotPassword(body.email, visit)),
  route(calls.resetPassword, ({ body }, visit) => recovery.resetPassword(body, visit)),
  route(calls.getUser, (_input, visit) => settings.getUser(visit)),
  route(calls.updateUser, ({ body }, visit) => settings.updateUser(body, visit)),
  route(calls.changePassword, ({ body }, visit) => settings.changePassword(body, visit)),
  route(calls.reauthenticate, ({ body }, visit) => settings.reauthenticate(body.password, visit)),
  route(calls.changeEmail, ({ body }, visit) => emailChange.changeEmail(body.email, visit)),
  route(calls.confirmChangeEmail, ({ body }, visit) => emailChange.confirmEmail(body.email, body.confirmCode, visit)),
  route(calls.listSessions, (_input, visit) => settings.listSessions(visit)),
  route(calls.endSession, ({ body }, visit) => settings.endSession(body.id, visit)),
  route(calls.exportUser, (_input, visit) => settings.exportUser(visit)),
  route(calls.deleteUser, ({ body }, visit) => settings.deleteUser(body.password, visit)),
];
