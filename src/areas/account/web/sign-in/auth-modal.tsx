import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { inPlace } from '#web/page-arrival.tsx';
import { useStore } from '#web/use-store.ts';
import { lazyPart } from '#web/missing-scripts.ts';
import { readAuthLink, withoutAuthLink } from './auth-link.ts';
import { authModalStore, closeAuthModal, openAuthModal } from './auth-modal-store.ts';
import { runInBackground } from '#web/run-in-background.ts';

const AuthDialog = lazyPart(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

/** Once in the frame; its views are loaded when it is first opened, by a button or a mailed link. */
export function AuthModal() {
  const { isOpen, view } = useStore(authModalStore);
  const [wasOpened, setWasOpened] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const link = readAuthLink(search);

  useEffect(() => {
    const linked = readAuthLink(search);
    if (linked) openAuthModal(linked.view);
  }, [search]);
  if (isOpen && !wasOpened) setWasOpened(true);

  function close(): void {
    closeAuthModal();
    if (!link) return;
    const rest = withoutAuthLink(search);
    // Immediately, because the router changes the address only after loading.
    window.history.replaceState(window.history.state, '', window.location.pathname + rest);
    runInBackground(navigate({ search: rest }, { ...inPlace, replace: true }));
  }

  if (!wasOpened) return null;
  return (
    <Suspense>
      <AuthDialog isOpen={isOpen} view={view} link={link} onClose={close} />
    </Suspense>
  );
}
