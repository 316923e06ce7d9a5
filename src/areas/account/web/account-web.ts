/** What other areas may use of the account in the browser. Screens import its components directly. */
export { PrivatePage } from './private-page.tsx';
export { ProfileSide } from './profile-menu/profile-side.tsx';
export { takeUpSession } from './session.ts';
export { AuthForm } from './sign-in/auth-form.tsx';
export { openAuthModal } from './sign-in/auth-modal-store.ts';
export { EmailField, useEmail } from './sign-in/email-field.tsx';
export { NameFields, useNames } from './sign-in/name-fields.tsx';
export { LoginView } from './sign-in/login-view.tsx';
export { useOperation } from './use-operation.ts';
export { usePrivateData } from './use-private-data.ts';
export { type User, useUser } from './user-store.ts';
