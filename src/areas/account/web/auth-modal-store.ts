import { createStore } from './create-store.ts';

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

/** It always reopens at login (storefront.md section 2). */
const closed: AuthModalState = { isOpen: false, view: 'login' };

export const authModalStore = createStore(closed);

/** Opens the modal, or shows another of its views; callable from anywhere in the browser. */
export const openAuthModal = (view: AuthView = 'login'): void => authModalStore.set({ isOpen: true, view });

/** For links that open the login, and lead somewhere where no script runs. Clicks with a modifier are left to the browser. */
export function opensAuthModal(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean; preventDefault(): void }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openAuthModal();
}

export const closeAuthModal = (): void => authModalStore.set(closed);
