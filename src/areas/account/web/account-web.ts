import { lazyPart } from '#web/missing-scripts.ts';

/** What other areas may use of the account in the browser. Screens import its components directly. */
export { openOrderLink, orderApi } from './order-access.ts';
export { PrivatePage } from './private-page.tsx';
export { ProfileSide } from './profile-menu/profile-side.tsx';
export { takeUpSession } from './session.ts';
export { openAuthModal } from './sign-in/auth-modal-store.ts';
export { EmailField, useEmail } from './sign-in/email-field.tsx';
export { useOperation } from './use-operation.ts';
export { type PrivateData, usePrivateData } from './use-private-data.ts';
export { type User, useUser } from './user-store.ts';

/** Loaded when it is shown: only guests have none. */
export const AccountOffer = lazyPart(async () => ({
  default: (await import('./sign-in/account-offer.tsx')).AccountOffer,
}));
