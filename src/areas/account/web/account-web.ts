/** What other areas may use of the account in the browser. Screens import its components directly. */
export { AccountOffer } from './sign-in/account-offer.tsx';
export { openOrderLink, orderApi } from './order-access.ts';
export { PrivatePage } from './private-page.tsx';
export { ProfileSide } from './profile-menu/profile-side.tsx';
export { takeUpSession } from './session.ts';
export { openAuthModal } from './sign-in/auth-modal-store.ts';
export { EmailField, useEmail } from './sign-in/email-field.tsx';
export { useOperation } from './use-operation.ts';
export { type PrivateData, usePrivateData } from './use-private-data.ts';
export { type User, useUser } from './user-store.ts';
