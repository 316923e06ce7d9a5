import { createStore } from '#values/create-store.ts';
import { isPlainClick, type ModifierKeys } from '#web/is-plain-click.ts';

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

/** Click handler of links that open the login, and that lead to a page without JavaScript. */
export function opensAuthModal(event: ModifierKeys & { preventDefault(): void }): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openAuthModal();
}

export const closeAuthModal = (): void => authModalStore.set(closed);
