import { createStore } from '#values/create-store.ts';

export type AuthView =
  | 'login'
  | 'register'
  | 'registered'
  | 'confirmation'
  | 'recovery'
  | 'recoverySent'
  | 'newPassword'
  | 'passwordChanged';

export interface AuthModalState {
  readonly isOpen: boolean;
  readonly view: AuthView;
}

/** The modal always reopens at login (storefront.md section 2). */
const closed: AuthModalState = { isOpen: false, view: 'login' };

export const authModalStore = createStore(closed);

/** Opens the modal, or switches its view; callable from anywhere in the browser. */
export const openAuthModal = (view: AuthView = 'login'): void => authModalStore.set({ isOpen: true, view });

export const closeAuthModal = (): void => authModalStore.set(closed);
